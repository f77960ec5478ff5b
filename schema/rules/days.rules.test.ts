import fc from 'fast-check';
import {
  addDays,
  dayInUtc,
  dayInVietnam,
  daysAfter,
  daysBetween,
  startInVietnam,
  weekOf,
  yearsLater,
} from './days.rules.js';
import { isFutureEdition, isLaterEdition, isPartialDay } from './edition.rules.js';
import { FACT_FRESH_DAYS, freshFrom, isStale } from './staleness.rules.js';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map(dayInUtc);

describe('a calendar day', () => {
  it('is counted as people in Vietnam do', () => {
    expect([dayInVietnam(new Date('2026-11-20T16:59:59Z')), dayInVietnam(new Date('2026-11-20T17:00:00Z'))]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-03-29', -29, '2026-02-28'],
    ['2026-10-25', 0, '2026-10-25'],
  ])('%s and %d days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('and the days between it and another add up, whatever zone the machine is in', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(addDays(other, -count)).toBe(day);
        expect(Math.sign(count)).toBe(other === day ? 0 : other > day ? 1 : -1);
      }),
    );
  });

  it('years later keeps month and day, and compares as it should where the year lacks the day', () => {
    expect(yearsLater('2010-11-21', 16)).toBe('2026-11-21');
    expect(yearsLater('2007-02-28', 16) < yearsLater('2008-02-29', 15)).toBe(true);
    expect(yearsLater('2008-02-29', 15) < '2023-03-01').toBe(true);
  });

  it('is not an instant: so many days after an instant are so many times 24 hours', () => {
    expect(daysAfter(new Date('2026-03-28T12:00:00Z'), 2)).toEqual(new Date('2026-03-30T12:00:00Z'));
  });
});

describe('an edition', () => {
  it('is a year, a month or a day that exists', () => {
    expect(['2022', '2022-10', '2022-10-04', '2024-02-29'].filter(text => !isPartialDay(text))).toEqual([]);
    expect(
      ['22', '2022-13', '2022-1', '2026-02-30', '10/2022', '2022-10-04T00:00:00Z', ''].filter(isPartialDay),
    ).toEqual([]);
  });

  it.each([
    ['2023', '2022-10-04', true],
    ['2022-11', '2022-10-04', true],
    ['2022-10-05', '2022-10-04', true],
    ['2022-10-05', '2022-10', false],
    ['2022', '2022-10-04', false],
    ['2021-12-31', '2022', false],
  ])('%s is later than %s: %s', (edition, other, expected) => {
    expect(isLaterEdition(edition, other)).toBe(expected);
  });

  it.each([
    ['2031-01-01', true],
    ['2027', true],
    ['2026-12', true],
    ['2026-11-24', true],
    ['2026-11-23', false],
    ['2026-11', false],
    ['2026', false],
    ['2022-10-04', false],
  ])('%s lies ahead on 23 November 2026: %s', (edition, expected) => {
    expect(isFutureEdition(edition, '2026-11-23')).toBe(expected);
  });
});

describe('a fact', () => {
  it.each([
    ['2026-11-21', '2026-11-21T09:00:00Z', false],
    ['2026-05-25', '2026-11-21T00:00:00Z', false],
    ['2026-05-25', '2026-11-21T23:59:59Z', false],
    ['2026-05-24', '2026-11-21T00:00:00Z', true],
    ['2026-11-22', '2026-11-21T09:00:00Z', false],
  ])('checked on %s is at %s stale: %s', (checkedOn, now, expected) => {
    expect(isStale({ checkedOn }, new Date(now))).toBe(expected);
  });

  it.each([
    [{ asOf: '2022-10-04', checkedOn: '2026-11-21' }, '2022-10-04'],
    [{ asOf: '2022-10', checkedOn: '2026-11-21' }, '2022-10-01'],
    [{ asOf: '2022', checkedOn: '2026-11-21' }, '2022-01-01'],
    [{ asOf: '2027', checkedOn: '2026-11-21' }, '2026-11-21'],
    [{ asOf: null, checkedOn: '2026-11-21' }, '2026-11-21'],
    [{ checkedOn: '2026-11-21' }, '2026-11-21'],
  ])('with the dates %j counts from %s, the older one', (dates, day) => {
    expect(freshFrom(dates)).toBe(day);
  });

  it(`is fresh for ${FACT_FRESH_DAYS} days and stale from the next on, at any hour`, () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 0, max: 86_399_999 }),
        (day, age, ms) => {
          const now = new Date(Date.parse(`${addDays(day, age)}T00:00:00Z`) + ms);
          expect(isStale({ checkedOn: day }, now)).toBe(age > FACT_FRESH_DAYS);
          expect(isStale({ asOf: day, checkedOn: addDays(day, 30) }, now)).toBe(age > FACT_FRESH_DAYS);
        },
      ),
    );
  });
});

describe('the week of a day', () => {
  it('goes from Monday to Sunday', () => {
    expect(weekOf('2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-12-06' });
    expect(weekOf('2026-12-06')).toEqual({ from: '2026-11-30', to: '2026-12-06' });
    expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });

  it('holds the day, has seven days, and is the same for each of them', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const week = weekOf(day);
        expect(week.from <= day && day <= week.to).toBe(true);
        expect(daysBetween(week.from, week.to)).toBe(6);
        expect([weekOf(week.from), weekOf(week.to)]).toEqual([week, week]);
      }),
    );
  });
});

it('a day begins in Vietnam at the first instant that has it as its day there', () => {
  fc.assert(
    fc.property(anyDay, day => {
      const start = startInVietnam(day);
      expect([dayInVietnam(start), dayInVietnam(new Date(start.getTime() - 1))]).toEqual([day, addDays(day, -1)]);
    }),
  );
});
