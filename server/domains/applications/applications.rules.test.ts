/** The pure rules: intakes. */
import fc from 'fast-check';
import { isOffered, offeredIntakes } from './applications.intakes.js';
import { deadline, intake } from './test/intakes.js';

const now = new Date('2026-11-22T00:00:00Z');

describe('the intake that is chosen', () => {
  const known = [
    intake(2026, 9, { isUpcoming: false }),
    intake(2027, 2, { deadline: deadline('CLOSED') }),
    intake(2027, 9, { status: 'OPEN', deadline: deadline('OPEN') }),
    intake(2028, 1, { deadline: deadline('CLOSED', 'EQUAL_CONSIDERATION') }),
  ];

  it('is one of the program that can still be applied for, also after a date of equal consideration', () => {
    expect(offeredIntakes(known, 'GB', now).map(({ year, month }) => [year, month])).toEqual([
      [2027, 9],
      [2028, 1],
    ]);
    expect(known.map(each => isOffered(known, each, now))).toEqual([false, false, true, true]);
  });

  it('may be the same month of a later year, never a month in which the program does not start', () => {
    expect(isOffered(known, { year: 2028, month: 9 }, now)).toBe(true);
    expect(isOffered(known, { year: 2027, month: 5 }, now)).toBe(false);
  });

  it('is proposed in the years that follow where all on record have closed', () => {
    const closed = [
      intake(2026, 9, { isUpcoming: false }),
      intake(2027, 2, { deadline: deadline('CLOSED') }),
      intake(2027, 9, { deadline: deadline('CLOSED') }),
    ];
    const offered = offeredIntakes(closed, 'GB', now);

    expect(offered).toEqual(
      [
        [2028, 2],
        [2028, 9],
        [2029, 2],
        [2029, 9],
      ].map(([year, month]) => ({ year, month, status: null, deadline: null, isUsualOnly: false })),
    );
    expect(offered.every(each => isOffered(closed, each, now))).toBe(true);
  });

  it('is any month to come where no intakes are on record; the usual ones of the country are proposed as such', () => {
    expect(offeredIntakes([], 'DE', now)).toEqual(
      [
        [2027, 4],
        [2027, 10],
        [2028, 4],
        [2028, 10],
      ].map(([year, month]) => ({ year, month, status: null, deadline: null, isUsualOnly: true })),
    );
    expect(isOffered([], { year: 2027, month: 6 }, now)).toBe(true);
  });

  it.each([
    { year: 2026, month: 11 },
    { year: 2030, month: 1 },
    { year: 2027, month: 13 },
    { year: 2027, month: 0 },
    { year: Number.NaN, month: 2 },
  ])('is never %j', wanted => {
    expect(isOffered([], wanted, now)).toBe(false);
  });

  it('that is proposed is always accepted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('AU', 'CA', 'DE', 'GB', 'IE', 'US'),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (destination, at) => {
          const offered = offeredIntakes([], destination, at);
          expect(offered.length).toBe(4);
          for (const each of offered) expect(isOffered([], each, at)).toBe(true);
        },
      ),
    );
  });
});
