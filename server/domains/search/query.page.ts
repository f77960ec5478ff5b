/** The documents of one page, in the order asked for. */
import type { SearchSortName } from '../../../schema/rules/search.limits.js';
import { countIntersection, forEachBit, hasBit, pickFromIntersection, setBit, subtract } from './bitset.js';
import type { Order } from './columns.js';
import type { DocSet } from './histogram.js';
import type { KindIndex } from './index.data.js';
import type { TextMatch } from './query.text.js';
import type { Workspace } from './workspace.js';

type Stretch = { skip: number; take: number };
type Paged = { index: KindIndex; workspace: Workspace; match: TextMatch | null; result: DocSet };

export function pickPage(paged: Paged, { sort, page }: { sort: SearchSortName; page: { number: number; size: number } }): number[] {
  const stretch = { skip: (page.number - 1) * page.size, take: page.size };
  if (stretch.skip >= paged.result.count) return [];
  const order = sort === 'BEST_MATCH' || sort === 'BEST_MATCH_2' ? undefined : paged.index.orders[sort];
  return order ? pickSorted(paged, order, stretch) : pickBestMatch(paged, stretch);
}

/** Tier by tier until the page is full; inside a tier documents are numbered in the order wanted. */
function pickBestMatch({ workspace, match, result }: Paged, { skip, take }: Stretch): number[] {
  if (!match) return pickFromIntersection(result.bits, result.bits, { skip, take });
  const rest = workspace.bits.copyOf(result.bits);
  const picked: number[] = [];
  let toSkip = skip;
  for (const docs of match.tiers.toReversed()) {
    if (!docs) continue;
    const count = countIntersection(docs, rest);
    if (count > toSkip) picked.push(...pickFromIntersection(docs, rest, { skip: toSkip, take: take - picked.length }));
    if (picked.length === take) break;
    toSkip = Math.max(0, toSkip - count);
    subtract(rest, docs);
  }
  return picked;
}

/** Walks the order until the page is full, or, when the walk would be long, sets the ranks found and walks those. */
function pickSorted({ index, workspace, result }: Paged, order: Order, { skip, take }: Stretch): number[] {
  const stepsOfWalk = ((skip + take) * index.size) / result.count;
  return stepsOfWalk < result.count + (index.size >>> 5) ? walk(order, result, { skip, take }) : pickRanks({ workspace, result }, order, { skip, take });
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

function pickRanks({ workspace, result }: Pick<Paged, 'workspace' | 'result'>, { docAt, rankOf }: Order, stretch: Stretch): number[] {
  const ranks = workspace.bits.takeEmpty();
  forEachBit(result.bits, doc => setBit(ranks, rankOf[doc] as number));
  return pickFromIntersection(ranks, ranks, stretch).map(rank => docAt[rank] as number);
}

/** -1 when the text did not find the document. */
export const tierOf = ({ tiers }: TextMatch, doc: number): number => tiers.findLastIndex(docs => docs !== null && hasBit(docs, doc));
