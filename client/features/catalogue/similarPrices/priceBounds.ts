/** Between which prices others lie. One that is too old to be compared is neither the lowest nor the highest. */
import { comparablePrices } from '../../../../schema/rules/priceYear.rules';
import type { Masked } from '../../../kernel/graphql/masked';
import type { PriceRange_ProgramFragment } from './PriceRange.gql';

type Program = PriceRange_ProgramFragment;

export type PricedProgram = Program & {
  readonly firstYearTuition: NonNullable<Program['firstYearTuition']>;
};

const pricedOf = ({ items }: Listed): readonly PricedProgram[] => (items as readonly Program[]).filter(isPriced);
const isPriced = (program: Program): program is PricedProgram => program.firstYearTuition !== null;

type Listed = { readonly items: readonly Masked<Program>[] };
type Found = {
  /** Lowest first. */
  readonly cheapest: Listed;
  /** Highest first. */
  readonly dearest: Listed;
};

export type Bounds = {
  readonly lowest: PricedProgram;
  readonly highest: PricedProgram;
  /** An old price lies outside. */
  readonly leavesOut: boolean;
};

/** Null where no price is known. */
export function priceBounds(found: Found): Bounds | null {
  const [cheapest, dearest] = [pricedOf(found.cheapest), pricedOf(found.dearest)];
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
