import { dayInVietnam } from '../rules/days.rules';
import { officeStatusAt } from './officeStatus';

/** 23 November 2026 is a Monday; times are those of Vietnam. */
const at = (day: string, time: string) => officeStatusAt(new Date(`${day}T${time}:00+07:00`));

describe('the office', () => {
  it.each([
    ['2026-11-23', '08:59', false, '9:00'],
    ['2026-11-23', '09:00', true, '18:00'],
    ['2026-11-27', '17:59', true, '18:00'],
    ['2026-11-28', '09:59', false, '10:00'],
    ['2026-11-28', '10:00', true, '16:00'],
    ['2026-11-28', '15:59', true, '16:00'],
  ])('on %s at %s: open is %s, and that changes the same day at %s', (day, time, isOpen, changesAtTime) => {
    expect(at(day, time)).toMatchObject({ isOpen, changesAtTime, changesToday: true });
  });

  it.each([
    ['after a working day', '2026-11-23', '18:00', '2026-11-24', '9:00'],
    ['on Friday evening', '2026-11-27', '21:30', '2026-11-28', '10:00'],
    ['on Saturday afternoon', '2026-11-28', '16:00', '2026-11-30', '9:00'],
    ['on Sunday', '2026-11-29', '12:00', '2026-11-30', '9:00'],
    ['in the first minutes of Sunday', '2026-11-29', '00:05', '2026-11-30', '9:00'],
  ])('is closed %s, and opens next on the day after that which is open', (_when, day, time, nextDay, changesAtTime) => {
    const { isOpen, changesAt, ...rest } = at(day, time);

    expect({ isOpen, ...rest }).toEqual({ isOpen: false, changesAtTime, changesToday: false });
    expect(dayInVietnam(changesAt)).toBe(nextDay);
  });

  it('goes by the clock in Vietnam, wherever the reader is', () => {
    // Monday 03:00 in Vietnam is still Sunday evening in London and in New York.
    expect(officeStatusAt(new Date('2026-11-22T20:00:00Z'))).toMatchObject({ isOpen: false, changesToday: true });
    expect(officeStatusAt(new Date('2026-11-23T02:00:00Z')).isOpen).toBe(true);
  });

  it('keeps its hours in summer and in winter: Vietnam does not change its clocks', () => {
    for (const day of ['2026-03-30', '2026-07-06', '2026-10-26', '2026-11-02'])
      expect([
        at(day, '08:59').isOpen,
        at(day, '09:00').isOpen,
        at(day, '17:59').isOpen,
        at(day, '18:00').isOpen,
      ]).toEqual([false, true, true, false]);
  });

  it('opens across the turn of a year', () => {
    // 31 December 2026 is a Thursday.
    const { changesAt } = at('2026-12-31', '19:00');

    expect(changesAt.toISOString()).toBe('2027-01-01T02:00:00.000Z');
  });
});
