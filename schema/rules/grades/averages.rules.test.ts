import fc from 'fast-check';
import {
  divideHalfUp,
  meanOf,
  regularMarksWanted,
  semesterAverage,
  yearAverage,
  yearFromTerms,
} from './averages.rules.js';

const tenths = (mark: number): number => Math.round(mark * 10);
const anyMark = fc.integer({ min: 0, max: 100 });

describe('an average of a semester', () => {
  it.each([
    [[8, 9], 7, 8, 79],
    [[7, 8, 9], 6.5, 8.5, 78],
    [[8, 8, 9, 7], 7.5, 8, 79],
    [[10, 10], 10, 10, 100],
    [[0, 0], 0, 0, 0],
  ])('of regular marks %j, mid-term %d and end of term %d is %d tenths', (regular, midTerm, endOfTerm, expected) => {
    expect(
      semesterAverage({ regular: regular.map(tenths), midTerm: tenths(midTerm), endOfTerm: tenths(endOfTerm) }),
    ).toBe(expected);
  });

  it('of 6.8 / 8 is 0.9, where a binary fraction says 0.8', () => {
    expect(divideHalfUp(68, 8)).toBe(9);
    expect((6.8 / 8).toFixed(1)).toBe('0.8');
  });

  it('differs from the rounding of fractions in exactly 40 of 801 sums of three regular marks', () => {
    const wrong = (count: number): number =>
      Array.from({ length: 10 * (count + 5) * 10 + 1 }, (_, sum) => sum).filter(
        sum => tenths(Number((sum / 10 / (count + 5)).toFixed(1))) !== divideHalfUp(sum, count + 5),
      ).length;
    expect([wrong(2), wrong(3), wrong(4)]).toEqual([0, 40, 0]);
  });
});

describe('an average of a year', () => {
  it.each([
    [8.2, 8.5, 84],
    [7.9, 8, 80],
    [6.4, 6.5, 65],
    [7.7, 8.1, 80],
    [0, 10, 67],
    [10, 0, 33],
  ])('of %d and %d is %d tenths', (first, second, expected) => {
    expect(yearAverage(tenths(first), tenths(second))).toBe(expected);
    expect(yearFromTerms([tenths(first), tenths(second)], true)).toBe(expected);
  });

  it('of another number of terms counts each the same', () => {
    expect(yearFromTerms([70, 85], false)).toBe(78);
    expect(yearFromTerms([70], true)).toBe(70);
    expect(yearFromTerms([70, 80, 91], true)).toBe(80);
    expect(yearFromTerms([], true)).toBe(0);
  });

  it('lies between its semesters, nearer to the second', () => {
    fc.assert(
      fc.property(anyMark, anyMark, (first, second) => {
        const year = yearAverage(first, second);
        expect(year).toBeGreaterThanOrEqual(Math.min(first, second));
        expect(year).toBeLessThanOrEqual(Math.max(first, second));
        expect(Math.abs(year - second)).toBeLessThanOrEqual(Math.abs(year - first) + 1);
      }),
    );
  });
});

describe('rounding', () => {
  it('is to the nearest, halves up', () => {
    expect([divideHalfUp(149, 100), divideHalfUp(150, 100), divideHalfUp(151, 100)]).toEqual([1, 2, 2]);
    expect([divideHalfUp(5, 2), divideHalfUp(0, 7), divideHalfUp(7, 1)]).toEqual([3, 0, 7]);
  });

  it('is never more than half a step off', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 500 }), (numerator, denominator) => {
        const off = 2 * (divideHalfUp(numerator, denominator) * denominator - numerator);
        expect(off).toBeLessThanOrEqual(denominator);
        expect(off).toBeGreaterThan(-denominator);
      }),
    );
  });

  it('of a mean keeps as many digits as are wanted, and says nothing of no marks', () => {
    expect([meanOf([87, 74, 81, 90, 68, 52], 10), meanOf([87, 74]), meanOf([])]).toEqual([753, 81, null]);
  });
});

it('a semester takes two, three or four regular marks by its lessons a year', () => {
  expect([35, 36, 70, 71].map(regularMarksWanted)).toEqual([2, 3, 3, 4]);
});
