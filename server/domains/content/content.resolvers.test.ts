import { type CountedDestination, inOrder } from './content.resolvers.js';

const counted = (destination: CountedDestination['destination'], programs: number): CountedDestination => ({
  destination,
  programs,
  institutions: 1,
  scholarships: 0,
});

describe('destinations of the home page', () => {
  it('are all six, most programs first, equals by code', () => {
    const order = inOrder([counted('US', 5), counted('GB', 9), counted('CA', 5)]);
    expect(order.map(({ destination, programs }) => [destination, programs])).toEqual([
      ['GB', 9],
      ['CA', 5],
      ['US', 5],
      ['AU', 0],
      ['DE', 0],
      ['IE', 0],
    ]);
  });

  it('show zero, not a gap, where nothing is counted', () => {
    expect(inOrder([])).toHaveLength(6);
    expect(
      inOrder([]).every(({ programs, institutions, scholarships }) => programs + institutions + scholarships === 0),
    ).toBe(true);
  });
});
