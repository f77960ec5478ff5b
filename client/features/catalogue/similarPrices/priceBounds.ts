/** Between which prices others lie. One that is too old to be compared is neither the lowest nor the highest. */
import { comparablePrices } from '../../../../schema/rules/priceYear.rules';
import type { SimilarPrice_ProgramFragment } from './SimilarPrices.gql';

export type PricedProgram = SimilarPrice_ProgramFragment & {
  readonly firstYearTuition: NonNullable<SimilarPrice_ProgramFragment['firstYearTuition']>;
};

const isPriced = (program: SimilarPrice_ProgramFragment): program is PricedProgram => program.firstYearTuition !== null;

type Found = {
  /** Lowest first. */
  readonly cheapest: readonly SimilarPrice_ProgramFragment[];
  /** Highest first. */
  readonly dearest: readonly SimilarPrice_ProgramFragment[];
};

/** Null where no price is known; `leavesOut`: an old one lies outside the bounds. */
export function priceBounds(
  found: Found,
): { readonly lowest: PricedProgram; readonly highest: PricedProgram; readonly leavesOut: boolean } | null {
  const [cheapest, dearest] = [found.cheapest.filter(isPriced), found.dearest.filter(isPriced)];
  const comparable = new Set(
    comparablePrices([...cheapest, ...dearest], ({ firstYearTuition }) => firstYearTuition).map(({ id }) => id),
  );
  // Where none tells its year, each says below its price when it was read.
  const counts = ({ id }: PricedProgram): boolean => comparable.size === 0 || comparable.has(id);
  const lowest = cheapest.find(counts) ?? dearest.findLast(counts);
  const highest = dearest.find(counts) ?? cheapest.findLast(counts);
  if (!lowest || !highest) return null;
  return { lowest, highest, leavesOut: lowest !== cheapest[0] || highest !== dearest[0] };
}
