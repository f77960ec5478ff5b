/** Picks the documents of one page in the order of the sort. */
import type { SearchSortName } from '../../../../schema/rules/search.limits.js';
import { forEachBit, hasBit, pickBits, setBit, type Bits } from '../build/bitset.js';
import type { Order } from '../build/sortOrders.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { TextMatch } from './textMatch.js';
import type { DocSet, Workspace } from './workspace.js';

type Stretch = { skip: number; take: number };
type Paged = { index: KindIndex; workspace: Workspace; match: TextMatch | null; result: DocSet };

export function pickPage(
  paged: Paged,
  { sort, page }: { sort: SearchSortName; page: { number: number; size: number } },
): number[] {
  const stretch = { skip: (page.number - 1) * page.size, take: page.size };
  if (stretch.skip >= paged.result.count) return [];
  const order = sort === 'BEST_MATCH' || sort === 'BEST_MATCH_2' ? undefined : paged.index.orders[sort];
  return order ? pickSorted(paged, order, stretch) : pickBestMatch(paged, stretch);
}

/** A tier whose documents are being collected; `sets` are its conditions beyond those that every result meets. */
type OpenTier = { sets: readonly Bits[]; docs: number[] };

/** Best first, down to the first one that every remaining result belongs to. */
function openTiers({ tiers, found }: TextMatch, none: Bits): OpenTier[] {
  const opened: OpenTier[] = [];
  for (const conditions of tiers.toReversed()) {
    if (!conditions || conditions.includes(none)) continue;
    const sets = conditions.filter(set => !found.includes(set));
    opened.push({ sets, docs: [] });
    if (sets.length === 0) break;
  }
  return opened;
}

/**
 * One pass over the result, whose numbering is the order within a tier: each document is added to its tier. When a tier and the
 * better ones fill the page, this tier and all worse ones are closed; the pass ends when none is open.
 */
function pickBestMatch({ match, result, workspace: { none } }: Paged, { skip, take }: Stretch): number[] {
  if (!match) return pickBits(result.bits, { skip, take });
  const needed = skip + take;
  const tiers = openTiers(match, none);
  let open = tiers.length;
  for (let i = 0; i < result.bits.length && open > 0; i++) {
    let rest = result.bits[i] as number;
    if (rest === 0) continue;
    let better = 0;
    for (let place = 0; place < open && rest !== 0; place++) {
      const { sets, docs } = tiers[place] as OpenTier;
      const word = commonBits(rest, sets, i);
      rest ^= word;
      if (word !== 0) addBits(docs, word, i << 5);
      better += docs.length;
      // Later documents of this tier and of worse ones come after those collected.
      if (better >= needed) open = place;
    }
  }
  return tiers.flatMap(({ docs }) => docs).slice(skip, needed);
}

function commonBits(word: number, sets: readonly Bits[], place: number): number {
  let common = word;
  for (let i = 0; i < sets.length && common !== 0; i++) common &= (sets[i] as Bits)[place] as number;
  return common;
}

function addBits(docs: number[], word: number, base: number): void {
  for (let rest = word; rest !== 0;) {
    const lowest = rest & -rest;
    docs.push(base + 31 - Math.clz32(lowest));
    rest ^= lowest;
  }
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
