/** Picks the documents of one page in the order of the sort. */
import type { SearchSortName } from '../../../../schema/rules/search.limits.js';
import { forEachBit, hasBit, pickBits, setBit } from '../build/bitset.js';
import type { Order } from '../build/sortOrders.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { TextMatch } from './textMatch.js';
import { levelsOf } from './levels.js';
import { byPerson } from './personalLevels.js';
import type { PersonalSort } from './personalSort.js';
import { VariedSequence, type VarietyRules } from './variety.js';
import type { DocSet, Workspace } from './workspace.js';

type Stretch = { skip: number; take: number };
type Paged = {
  index: KindIndex;
  workspace: Workspace;
  match: TextMatch | null;
  result: DocSet;
  rules: VarietyRules;
  personal: PersonalSort | null;
};

export function pickPage(
  paged: Paged,
  { sort, page }: { sort: SearchSortName; page: { number: number; size: number } },
): number[] {
  const stretch = { skip: (page.number - 1) * page.size, take: page.size };
  if (stretch.skip >= paged.result.count) return [];
  const order = sort === 'BEST_MATCH' || sort === 'BEST_MATCH_2' ? undefined : paged.index.orders[sort];
  return order ? pickSorted(paged, order, stretch) : pickBestMatch(paged, stretch);
}

/** The levels of points one after the other, each with variety among its documents. */
function pickBestMatch({ index, workspace, match, result, rules, personal }: Paged, { skip, take }: Stretch): number[] {
  const sequence = new VariedSequence(index, rules);
  const picked: number[] = [];
  let toSkip = skip;
  const pick = (doc: number): boolean => {
    if (toSkip > 0) toSkip--;
    else picked.push(doc);
    return picked.length < take;
  };
  const levels = levelsOf(result, match, workspace.bits);
  const ordered = personal ? byPerson(levels, personal) : levels;
  for (const level of ordered) if (!sequence.place(level, pick)) break;
  return picked;
}

/** Follows the order until the page is full or, when that would take long, collects the ranks of the result and picks from those. */
function pickSorted({ index, workspace, result }: Paged, order: Order, { skip, take }: Stretch): number[] {
  const stepsOfWalk = ((skip + take) * index.size) / result.count;
  return stepsOfWalk < result.count + (index.size >>> 5)
    ? walk(order, result, { skip, take })
    : pickRanks({ workspace, result }, order, { skip, take });
}

function walk({ docAt }: Order, { bits }: DocSet, { skip, take }: Stretch): number[] {
  const picked: number[] = [];
  let toSkip = skip;
  for (let rank = 0; rank < docAt.length && picked.length < take; rank++) {
    const doc = docAt[rank] as number;
    if (!hasBit(bits, doc)) continue;
    if (toSkip > 0) toSkip--;
    else picked.push(doc);
  }
  return picked;
}

function pickRanks(
  { workspace, result }: Pick<Paged, 'workspace' | 'result'>,
  { docAt, rankOf }: Order,
  stretch: Stretch,
): number[] {
  const ranks = workspace.bits.takeEmpty();
  forEachBit(result.bits, doc => setBit(ranks, rankOf[doc] as number));
  return pickBits(ranks, stretch).map(rank => docAt[rank] as number);
}
