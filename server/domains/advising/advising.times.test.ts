import fc from 'fast-check';
import { lastingFrom, minutesOf, slotsOf, timeOf } from './advising.times.js';

const now = new Date('2026-11-22T02:00:00Z');
const at = (date: string, time: string, timeZone = 'Asia/Ho_Chi_Minh') => timeOf({ date, time, timeZone }, 45, now);

describe('the time of a session', () => {
  it('is the clock of its zone, with the daylight saving time of that day', () => {
    expect(at('2026-12-02', '16:30')).toEqual({
      startsAt: new Date('2026-12-02T09:30:00Z'),
      endsAt: new Date('2026-12-02T10:15:00Z'),
      timeZone: 'Asia/Ho_Chi_Minh',
    });
    expect(at('2027-06-02', '16:30', 'Europe/London')).toMatchObject({ startsAt: new Date('2027-06-02T15:30:00Z') });
    expect(at('2026-12-02', '16:30', 'Europe/London')).toMatchObject({ startsAt: new Date('2026-12-02T16:30:00Z') });
  });

  it.each([
    ['is skipped by the clocks', at('2027-03-28', '01:30', 'Europe/London'), 'INVALID_TIME'],
    ['has begun', at('2026-11-22', '09:00'), 'IN_THE_PAST'],
    ['is more than a year ahead', at('2027-11-23', '09:00'), 'TOO_FAR_AHEAD'],
  ])('is refused when it %s', (_why, refusal, code) => {
    expect(refusal).toMatchObject({ code });
  });
});

it('two sessions of a person share a quarter of an hour exactly when they overlap', () => {
  const session = fc
    .record({ quarter: fc.nat(40), quarters: fc.integer({ min: 1, max: 16 }) })
    .map(({ quarter, quarters }) => lastingFrom(new Date(now.getTime() + quarter * 900_000), quarters * 15));
  fc.assert(
    fc.property(session, session, (a, b) => {
      const taken = new Set(slotsOf('mai', a));
      const shared = slotsOf('mai', b).filter(slot => taken.has(slot));
      expect(shared.length > 0).toBe(a.startsAt < b.endsAt && b.startsAt < a.endsAt);
      expect(slotsOf('lan', b).some(slot => taken.has(slot))).toBe(false);
      expect(taken.size * 15).toBe(minutesOf(a));
    }),
  );
});
