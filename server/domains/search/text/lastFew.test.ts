import { lastFew, lastFewOf } from './lastFew.js';

describe('the last few texts', () => {
  it('are made once, also those that are asked for again, and anew when twice as many others came after them', () => {
    const remembered = lastFew<number>(2);
    const made: string[] = [];
    const read = (text: string): number => remembered(text, () => made.push(text));
    expect([read('a'), read('b'), read('a')]).toEqual([1, 2, 1]);
    expect([read('c'), read('b')]).toEqual([3, 2]);
    expect([read('d'), read('b'), read('c')]).toEqual([4, 2, 3]);
    expect(read('a')).toBe(5);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'a']);
  });

  it('are remembered apart for each owner', () => {
    const remembered = lastFewOf<object, string>(2);
    const [one, other] = [{}, {}];
    expect(remembered(one, 'a', () => 'first')).toBe('first');
    expect(remembered(other, 'a', () => 'second')).toBe('second');
    expect(remembered(one, 'a', () => 'third')).toBe('first');
  });
});
