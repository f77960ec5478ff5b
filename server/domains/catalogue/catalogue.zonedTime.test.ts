import fc from 'fast-check';

import { closesAtOf } from './catalogue.zonedTime.js';

const closes = (date: string, timeZone: string, time?: string) =>
  closesAtOf(time ? { date, time, timeZone } : { date, timeZone }).toISOString();

describe('the instant at which a deadline closes', () => {
  it.each([
    ['2026-10-15', 'Europe/London', '18:00', '2026-10-15T17:00:00.000Z'],
    ['2027-01-13', 'Europe/London', '18:00', '2027-01-13T18:00:00.000Z'],
    ['2026-11-30', 'Asia/Ho_Chi_Minh', '23:59', '2026-11-30T16:59:00.000Z'],
    ['2027-01-15', 'Australia/Adelaide', '12:00', '2027-01-15T01:30:00.000Z'],
    ['2027-01-15', 'America/St_Johns', '12:00', '2027-01-15T15:30:00.000Z'],
  ])('%s in %s at %s is %s', (date, timeZone, time, instant) => {
    expect(closes(date, timeZone, time)).toBe(instant);
  });

  it('is the end of the day in its zone when no time is published', () => {
    expect(closes('2027-02-01', 'Australia/Sydney')).toBe('2027-02-01T12:59:59.999Z');
    expect(closes('2027-07-15', 'Europe/Berlin')).toBe('2027-07-15T21:59:59.999Z');
    // In the past: the zone's rules for later winters differ between versions of the runtime's zone data.
    expect(closes('2024-12-31', 'America/Vancouver')).toBe('2025-01-01T07:59:59.999Z');
  });

  it('is right on the short and the long day of a clock change', () => {
    expect(closes('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T21:59:59.999Z');
    expect(closes('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T22:59:59.999Z');
    expect(closes('2026-03-08', 'America/New_York', '12:00')).toBe('2026-03-08T16:00:00.000Z');
    expect(closes('2026-11-01', 'America/New_York', '12:00')).toBe('2026-11-01T17:00:00.000Z');
  });

  it('takes the first pass of a time that comes twice', () => {
    expect(closes('2026-10-25', 'Europe/Berlin', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(closes('2026-11-01', 'America/New_York', '01:30')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('moves a time that the clock skips by the length of the gap', () => {
    expect(closes('2026-03-29', 'Europe/Berlin', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(closes('2026-03-08', 'America/New_York', '02:30')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('converts back to the same wall time on any day, in any zone of the destinations', () => {
    const zones = [
      'Australia/Sydney',
      'Australia/Perth',
      'Australia/Lord_Howe',
      'America/Toronto',
      'America/St_Johns',
      'Europe/Dublin',
      'Europe/Berlin',
      'America/Los_Angeles',
    ];
    const anyDay = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10));
    fc.assert(
      // 12:00 is never inside a clock change of these zones.
      fc.property(anyDay, fc.constantFrom(...zones), (date, timeZone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
        expect(shown.format(closesAtOf({ date, time: '12:00', timeZone }))).toBe(`${date} 12:00`);
        expect(shown.format(closesAtOf({ date, timeZone }))).toBe(`${date} 23:59`);
      }),
      { numRuns: 300 },
    );
  });
});
