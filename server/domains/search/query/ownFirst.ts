/** Of what is about a subject itself that which comes before all others: degrees, for whoever wants to stay where they studied. */
import { intersectAll, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { DocSet } from './docSet.js';
import { resolveFilters, type Filter } from './filters.js';
import { aboutFully } from './saidSort.js';
import type { TextMatch } from './textMatch.js';
import type { Workspace } from './workspace.js';

type Searched = { index: KindIndex; workspace: Workspace; match: TextMatch | null; result: DocSet };

/** Those of a result that are about its subject itself and pass a filter; null where none is asked for. */
export function ownPassing(searched: Searched, filter: Filter | undefined): Bits | null {
  if (!filter) return null;
  const own = aboutFully(searched).bits;
  const [passing] = resolveFilters(searched.index, searched.workspace, [filter]);
  if (passing) intersectAll(own, [own, passing.docs]);
  return own;
}
