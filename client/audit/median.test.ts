import { median } from './median';

describe('median', () => {
  it.each([
    ['the middle of an odd number of values, whatever their order', [9, 1, 5], 5],
    ['the mean of the two in the middle of an even number', [1, 100, 3, 5], 4],
    ['a single value as it is', [7], 7],
  ])('is %s', (_rule, values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('is no number when nothing was measured, and leaves what it is given as it was', () => {
    const values = [3, 1, 2];

    expect(median([])).toBeNaN();
    expect(median(values)).toBe(2);
    expect(values).toEqual([3, 1, 2]);
  });
});
