import { lastFew, lastFewOf } from './lastFew.js';

describe('the last few texts', () => {
  it('are made once, and anew when as many others came after them', () => {
    const remembered = lastFew<number>(2);
    const made: string[] = [];
    const read = (text: string): number => remembered(text, () => made.push(text));
    expect([read('a'), read('b'), read('a')]).toEqual([1, 2, 1]);
    expect(read('c')).toBe(3);
    expect([read('b'), read('a')]).toEqual([2, 4]);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('are remembered apart for each owner', () => {
    const remembered = lastFewOf<object, string>(2);
    const [one, other] = [{}, {}];
    expect(remembered(one, 'a', () => 'first')).toBe('first');
    expect(remembered(other, 'a', () => 'second')).toBe('second');
    expect(remembered(one, 'a', () => 'third')).toBe('first');
  });
});
