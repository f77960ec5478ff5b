/** Counts a facet of money by bands of any currency: each is a range of the index. */
import { countCommonBits, forEachBit } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { UNKNOWN_RANK } from '../build/sortOrders.js';
import { ranksWithin, resolveFilters, type RangeFilter } from './filters.js';
import type { Workspace } from './workspace.js';
import type { DocSet } from './docSet.js';

/** A band as it is offered, and the range that it stands for. */
export type BandOption = { value: string; filter: RangeFilter };

type Counted = { value: string; label: null; count: number };
type Counting = { index: KindIndex; workspace: Workspace };

export function countBands(counting: Counting, bands: readonly BandOption[], docs: DocSet): Counted[] {
  const counts = docs.count < docs.bits.length ? countFew(counting, bands, docs) : countMany(counting, bands, docs);
  return bands.map(({ value }, place) => ({ value, label: null, count: counts[place] ?? 0 }));
}

/** The documents of each band are remembered like those of a filter. */
const countMany = ({ index, workspace }: Counting, bands: readonly BandOption[], { bits }: DocSet): number[] =>
  resolveFilters(
    index,
    workspace,
    bands.map(({ filter }) => filter),
  ).map(({ docs }) => countCommonBits(docs, bits));

/** Fewer documents than words of a set: each is asked for its rank. */
function countFew({ index }: Counting, bands: readonly BandOption[], { bits }: DocSet): number[] {
  const counts = bands.map(() => 0);
  const column = bands[0] && index.ranges[bands[0].filter.range];
  if (!column) return counts;
  const spans = bands.map(({ filter: { bounds, includeUnknown } }) =>
    includeUnknown ? { first: UNKNOWN_RANK, width: 1 } : ranksWithin(column, bounds),
  );
  forEachBit(bits, doc => {
    const rank = column.rankOf[doc] as number;
    spans.forEach(({ first, width }, place) => {
      if (rank >= first && rank < first + width) counts[place] = (counts[place] as number) + 1;
    });
  });
  return counts;
}
