import fc from 'fast-check';
import { yearAverage } from './averages.rules.js';
import { basisOfAll, firstTermFrom, fromYearsBefore, rangeOf, secondTermFrom } from './estimates.rules.js';

const history = [
  { first: 75, second: 81 },
  { first: 78, second: 82 },
];

describe('a missing semester', () => {
  it('follows the first as it did in the years before', () => {
    expect(secondTermFrom(80, history)).toBe(83);
    expect(yearAverage(80, secondTermFrom(80, history))).toBe(82);
  });

  it('is the same as the other where nothing is known of the years before', () => {
    expect([secondTermFrom(80, []), firstTermFrom(80, [])]).toEqual([80, 80]);
  });

  it('precedes the second the other way round, rounded half up', () => {
    expect(firstTermFrom(83, history)).toBe(81);
    expect(firstTermFrom(80, [{ first: 80, second: 74 }])).toBe(82);
  });

  it('never leaves the scale', () => {
    expect(secondTermFrom(99, [{ first: 10, second: 100 }])).toBe(100);
    expect(secondTermFrom(2, [{ first: 100, second: 10 }])).toBe(0);
    expect(firstTermFrom(2, [{ first: 10, second: 100 }])).toBe(0);
  });

  it('is moved by less than the years before moved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -30, max: 30 }), (first, change) => {
        const moved = secondTermFrom(first, [{ first: 50, second: 50 + change }]) - first;
        expect(Math.abs(moved)).toBeLessThanOrEqual(Math.ceil(Math.abs(change) / 3));
      }),
    );
  });
});

describe('a year of which nothing is known', () => {
  it.each([
    [[70, 76, 82], 78],
    [[69, 77], 74],
    [[75], 75],
    [[10, 70, 76, 82], 78],
  ])('after years of %j is %d', (averages, expected) => {
    expect(fromYearsBefore(averages)).toBe(expected);
  });

  it('after no year is nothing', () => {
    expect(fromYearsBefore([])).toBeNull();
  });
});

it('the range is half a mark for a part and a whole one for a projection, cut at the ends of the scale', () => {
  expect([rangeOf(80, 'ACTUAL'), rangeOf(80, 'PARTIAL'), rangeOf(80, 'PROJECTED')]).toEqual([
    { low: 80, high: 80 },
    { low: 75, high: 85 },
    { low: 70, high: 90 },
  ]);
  expect([rangeOf(97, 'PARTIAL'), rangeOf(4, 'PROJECTED')]).toEqual([
    { low: 92, high: 100 },
    { low: 0, high: 14 },
  ]);
});

it('a whole is as doubtful as its most doubtful part', () => {
  expect(basisOfAll([])).toBe('ACTUAL');
  expect(basisOfAll(['ACTUAL', 'ACTUAL'])).toBe('ACTUAL');
  expect(basisOfAll(['ACTUAL', 'PARTIAL'])).toBe('PARTIAL');
  expect(basisOfAll(['PARTIAL', 'PROJECTED', 'ACTUAL'])).toBe('PROJECTED');
});
