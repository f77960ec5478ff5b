/** Where a text asks for a country, and says none: the best of each stands before all others, so that they can be compared. Of an order by price, of what tells one. */
import { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import { intersectAll, setBit, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { DocSet } from './docSet.js';
import { optionsOf, resolveFilters } from './filters.js';
import type { Workspace } from './workspace.js';

const COUNTRIES = DESTINATIONS.map(code => optionsOf('DESTINATION', code));

/** The first of each country among some documents. `firstOf`: of a set, in the order of the search; none has -1. */
export function bestOfCountries(
  { index, workspace }: { index: KindIndex; workspace: Workspace },
  among: Bits,
  firstOf: (docs: DocSet) => number,
): DocSet {
  const best = new Set<number>();
  for (const { docs } of resolveFilters(index, workspace, COUNTRIES)) {
    const bits = workspace.bits.take();
    const count = intersectAll(bits, [among, docs]);
    if (count > 0) best.add(firstOf({ bits, count }));
  }
  best.delete(-1);
  const bits = workspace.bits.takeEmpty();
  for (const doc of best) setBit(bits, doc);
  return { bits, count: best.size };
}
