import {
  compareIntakes,
  daysLeftAt,
  deadlineStatusAt,
  intakeStatusAt,
  isOfLastRound,
  isUpcomingIntake,
} from './intake.rules.js';

const now = new Date('2026-11-21T09:00:00Z');
const intake = (over: Partial<Parameters<typeof intakeStatusAt>[0]> = {}) => ({
  year: 2027,
  month: 9,
  isRecurring: true,
  closesAt: null,
  ...over,
});

describe('status of a deadline', () => {
  it('is open up to and at its very instant, closed after it', () => {
    expect(deadlineStatusAt(now, now)).toBe('OPEN');
    expect(deadlineStatusAt(new Date(now.getTime() - 1), now)).toBe('CLOSED');
    expect(deadlineStatusAt(new Date(now.getTime() + 1), now)).toBe('OPEN');
  });
});

describe('the days left until a deadline', () => {
  // The end of 14 January in New York is noon of the 15th in Vietnam.
  const closesAt = new Date('2027-01-15T04:59:59.999Z');

  it.each([
    ['2027-01-01T01:00:00Z', 14, 13],
    ['2027-01-13T16:59:59Z', 2, 1],
    ['2027-01-13T17:00:00Z', 1, 0],
    ['2027-01-14T17:00:00Z', 0, 0],
    ['2027-01-15T04:59:59.999Z', 0, 0],
    ['2027-01-15T05:00:00Z', -1, -1],
    ['2027-03-01T00:00:00Z', -1, -1],
  ])('at %s are %d to its day in Vietnam and %d to the one that the school names', (at, inVietnam, named) => {
    const then = new Date(at);
    expect([daysLeftAt(closesAt, then), daysLeftAt(closesAt, then, '2027-01-14')]).toEqual([inVietnam, named]);
  });
});

describe('a day that comes back every year', () => {
  it.each([
    ['2025-01-16', true],
    ['2025-01-15', false],
    ['2025-02', true],
    ['2025-01', false],
    ['2026', true],
    ['2024', false],
  ])('on 15 January 2027, from a page of %s: is of the last round is %s', (asOf, expected) => {
    expect(isOfLastRound(asOf, '2027-01-15')).toBe(expected);
  });

  it('is not taken from a page without a date', () => {
    expect(isOfLastRound(null, '2027-01-15')).toBe(false);
    expect(isOfLastRound(undefined, '2027-01-15')).toBe(false);
  });
});

describe('status of an intake', () => {
  it('is open while its published deadline lies ahead, however near the start is', () => {
    expect(intakeStatusAt(intake({ year: 2026, month: 12, closesAt: new Date('2026-11-30T00:00:00Z') }), now)).toBe(
      'OPEN',
    );
  });

  it('is null once its published deadline has passed, even when it recurs', () => {
    expect(intakeStatusAt(intake({ closesAt: new Date('2026-11-20T00:00:00Z') }), now)).toBeNull();
  });

  it('is likely open, not closed, after a date of equal consideration', () => {
    const passed = { closesAt: new Date('2026-11-20T00:00:00Z'), acceptsLater: true };
    expect(intakeStatusAt(intake(passed), now)).toBe('LIKELY_OPEN');
    expect(intakeStatusAt(intake({ ...passed, year: 2027, month: 1 }), now)).toBeNull();
  });

  it('is no longer likely open once the last known day of its round has passed', () => {
    expect(intakeStatusAt(intake({ lastKnownClosesAt: new Date('2026-11-20T00:00:00Z') }), now)).toBeNull();
    expect(intakeStatusAt(intake({ lastKnownClosesAt: new Date('2027-01-15T00:00:00Z') }), now)).toBe('LIKELY_OPEN');
  });

  it('is likely open when it recurs, has no date and lies more than 60 days ahead', () => {
    expect(intakeStatusAt(intake(), now)).toBe('LIKELY_OPEN');
    expect(intakeStatusAt(intake({ year: 2027, month: 2 }), now)).toBe('LIKELY_OPEN');
  });

  it('is null at 60 days or nearer without a date', () => {
    expect(intakeStatusAt(intake({ year: 2027, month: 1 }), now)).toBeNull();
    expect(intakeStatusAt(intake({ year: 2027, month: 2 }), new Date('2026-12-03T00:00:00Z'))).toBeNull();
    expect(intakeStatusAt(intake({ year: 2027, month: 2 }), new Date('2026-12-02T23:59:59.999Z'))).toBe('LIKELY_OPEN');
  });

  it('is null without a date when it is not known to recur', () => {
    expect(intakeStatusAt(intake({ isRecurring: false }), now)).toBeNull();
  });
});

describe('upcoming intakes', () => {
  it('are those whose month has not begun', () => {
    expect(isUpcomingIntake(intake({ year: 2026, month: 12 }), now)).toBe(true);
    expect(isUpcomingIntake(intake({ year: 2026, month: 11 }), now)).toBe(false);
    expect(isUpcomingIntake(intake({ year: 2025, month: 9 }), now)).toBe(false);
  });

  it('keep a begun month while its deadline lies ahead', () => {
    expect(isUpcomingIntake(intake({ year: 2026, month: 11, closesAt: new Date('2026-11-25T00:00:00Z') }), now)).toBe(
      true,
    );
  });

  it('sort by year, then month', () => {
    const sorted = [intake({ year: 2028, month: 1 }), intake({ month: 9 }), intake({ month: 2 })].toSorted(
      compareIntakes,
    );
    expect(sorted.map(({ year, month }) => [year, month])).toEqual([
      [2027, 2],
      [2027, 9],
      [2028, 1],
    ]);
  });
});
