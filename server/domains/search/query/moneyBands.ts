/** Counts a facet of money by bands of any currency: each is a range of the index, whose documents are remembered like those of a filter. */
import { countCommonBits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { resolveFilters, type RangeFilter } from './filters.js';
import type { DocSet, Workspace } from './workspace.js';

/** A band as it is offered, and the range that it stands for. */
export type BandOption = { value: string; filter: RangeFilter };

type Counted = { value: string; label: null; count: number };

export const countBands = (
  { index, workspace }: { index: KindIndex; workspace: Workspace },
  bands: readonly BandOption[],
  { bits }: DocSet,
): Counted[] =>
  resolveFilters(
    index,
    workspace,
    bands.map(({ filter }) => filter),
  ).map(({ docs }, place) => ({ value: bands[place]?.value ?? '', label: null, count: countCommonBits(docs, bits) }));
