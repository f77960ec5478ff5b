import { handed } from '../../../testing/whole';
import { type PricedProgram, priceBounds } from './priceBounds';

const program = (id: string, amount: number, asOf: string | null, academicYear: number | null = null): PricedProgram =>
  ({ id, firstYearTuition: { amount, currency: 'AUD', asOf, academicYear } }) as PricedProgram;
/** As the two searches answer. */
const answered = (cheapest: readonly PricedProgram[], dearest: readonly PricedProgram[]) => ({
  cheapest: { items: cheapest.map(handed) },
  dearest: { items: dearest.map(handed) },
});
const boundsOf = (...programs: readonly PricedProgram[]) => {
  const cheapest = programs.toSorted((a, b) => a.firstYearTuition.amount - b.firstYearTuition.amount);
  const bounds = priceBounds(answered(cheapest, cheapest.toReversed()));
  return bounds && [bounds.lowest.id, bounds.highest.id, bounds.leavesOut];
};

describe('the bounds of prices', () => {
  it.each([
    [
      'of several',
      [program('b', 30, '2026'), program('a', 20, '2025-10'), program('c', 40, '2026-08')],
      ['a', 'c', false],
    ],
    ['of one', [program('a', 20, '2026')], ['a', 'a', false]],
    [
      'leave out one that is too old to be the lowest',
      [program('old', 10, '2022'), program('a', 20, '2026'), program('b', 30, '2026')],
      ['a', 'b', true],
    ],
    [
      'leave out one that is too old to be the highest',
      [program('a', 20, '2026'), program('old', 90, '2022-10')],
      ['a', 'a', true],
    ],
    [
      'take the academic year before the edition',
      [program('a', 10, '2026-08', 2022), program('b', 20, '2026', 2026)],
      ['b', 'b', true],
    ],
    ['leave out one of unknown year', [program('a', 10, null), program('b', 20, '2026')], ['b', 'b', true]],
    ['are of all where none tells its year', [program('a', 10, null), program('b', 20, null)], ['a', 'b', false]],
    ['between which nothing is charged', [program('a', 0, '2026'), program('b', 20, '2026')], ['a', 'b', false]],
  ])('%s', (_what, programs, expected) => {
    expect(boundsOf(...programs)).toEqual(expected);
  });

  it('are none where no price is known', () => {
    expect(priceBounds(answered([], []))).toBeNull();
  });

  it('are found where one of the two lists holds old prices alone', () => {
    const [old, now] = [program('old', 10, '2020'), program('now', 50, '2026')];
    expect(priceBounds(answered([old], [now]))).toMatchObject({
      lowest: now,
      highest: now,
      leavesOut: true,
    });
  });
});
