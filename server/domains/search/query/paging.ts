/** Picks the documents of one page in the order of the sort. */
import type { SearchSortName } from '../../../../schema/rules/search.limits.js';
import { forEachBit, hasBit, intersectAll, pickBits, setBit, type Bits } from '../build/bitset.js';
import type { Order } from '../build/sortOrders.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { TextMatch } from './textMatch.js';
import { byPerson } from './personalLevels.js';
import type { PersonalSort } from './personalSort.js';
import { ListCursor, type DocCursor } from './docCursor.js';
import { arrangedLevels, type Precedence } from './precedence.js';
import { bestOfCountries } from './countriesInTurn.js';
import { aboutFully, priced, saidParts } from './saidSort.js';
import { takeTurns } from './turns.js';
import { VARIETY, VariedSequence, type VarietyRules } from './variety.js';
import type { Workspace } from './workspace.js';
import { without, type DocSet } from './docSet.js';

type Stretch = { skip: number; take: number };
type Paged = {
  index: KindIndex;
  workspace: Workspace;
  match: TextMatch | null;
  result: DocSet;
  rules: VarietyRules;
  personal: PersonalSort | null;
  precedence: Precedence;
  /** Alternatives (turns.ts). */
  turns: readonly Bits[];
  /** Whether a country is asked for (countriesInTurn.ts). */
  isCountryAsked: boolean;
};

export function pickPage(
  paged: Paged,
  { sort, page, isSaidSort }: { sort: SearchSortName; page: { number: number; size: number }; isSaidSort?: boolean },
): number[] {
  const stretch = { skip: (page.number - 1) * page.size, take: page.size };
  if (stretch.skip >= paged.result.count) return [];
  const order = sort === 'BEST_MATCH' || sort === 'BEST_MATCH_2' ? undefined : paged.index.orders[sort];
  if (!order) return pickBestMatch(paged, stretch);
  return pickParts(paged, order, isSaidSort ? inTurn(paged, order, saidParts(paged)) : [paged.result], stretch);
}

/** What is about the subject itself, of which a country is said to have something; all that was found where nothing is. */
function ownOf(paged: Paged): DocSet {
  const own = aboutFully(paged);
  return own.count > 0 ? own : paged.result;
}

/** The parts of an order, before them the first of each country that tells a price, in the same parts. */
function inTurn(paged: Paged, order: Order, parts: readonly DocSet[]): readonly DocSet[] {
  if (!paged.isCountryAsked) return parts;
  const { workspace } = paged;
  const common = (one: DocSet, { bits: other }: DocSet): DocSet => {
    const bits = workspace.bits.take();
    return { bits, count: intersectAll(bits, [one.bits, other]) };
  };
  const among = priced(paged, ownOf(paged)).bits;
  const cheapestIn = (docs: DocSet): number => {
    const ofParts = parts.map(part => common(part, docs));
    return pickParts(paged, order, ofParts, { skip: 0, take: 1 })[0] ?? -1;
  };
  const best = bestOfCountries(paged, among, cheapestIn);
  return [
    ...parts.map(part => common(part, best)),
    ...parts.map(part => without(part.bits, best.bits, workspace.bits)),
  ];
}

/** The levels of points one after the other, each with variety among its documents. */
function pickBestMatch(paged: Paged, { skip, take }: Stretch): number[] {
  const { index, rules, personal, precedence, turns } = paged;
  const sequence = new VariedSequence(index, rules);
  const picked: number[] = [];
  let toSkip = skip;
  const pick = (doc: number): boolean => {
    if (toSkip > 0) toSkip--;
    else picked.push(doc);
    return picked.length < take;
  };
  const takesTurns = turns.length > 1 && !personal && precedence.first.length === 0;
  const isOfCountries = paged.isCountryAsked && !takesTurns && !personal;
  const levels = takesTurns
    ? turnedLevels(paged)
    : isOfCountries
      ? levelsByCountry(paged)
      : levelsIn(paged, paged.result);
  const ordered = personal ? byPerson(levels, personal) : levels;
  for (const level of ordered) if (!sequence.place(level, pick)) break;
  return picked;
}

const levelsIn = ({ match, workspace, precedence }: Paged, result: DocSet): Generator<DocCursor> =>
  arrangedLevels(result, match, { ...precedence, pool: workspace.bits });

/** The first of some documents in the usual order. */
function firstOf(paged: Paged, docs: DocSet): number[] {
  const sequence = new VariedSequence(paged.index, paged.rules);
  const first: number[] = [];
  for (const level of levelsIn(paged, docs))
    if (!sequence.place(level, doc => first.push(doc) < VARIETY.firstPlaces)) break;
  return first;
}

/** First what takes turns, then the others. What comes last has no turn. */
function* turnedLevels(paged: Paged): Generator<DocCursor> {
  const { workspace, result, precedence, turns } = paged;
  const ordered = turns.map(docs => {
    const own = workspace.bits.take();
    intersectAll(own, [result.bits, docs]);
    return { docs, ordered: firstOf(paged, without(own, precedence.last ?? workspace.none, workspace.bits)) };
  });
  const taken = takeTurns(ordered, firstOf(paged, result));
  yield new ListCursor(Uint32Array.from(taken));
  const placed = workspace.bits.takeEmpty();
  for (const doc of taken) setBit(placed, doc);
  yield* levelsIn(paged, without(result.bits, placed, workspace.bits));
}

/** First the best of each country, each at a place of its own. What comes last is none of them. */
function* levelsByCountry(paged: Paged): Generator<DocCursor> {
  const { workspace, result, precedence } = paged;
  const { bits } = without(ownOf(paged).bits, precedence.last ?? workspace.none, workspace.bits);
  const bestIn = (docs: DocSet): number => levelsIn(paged, docs).next().value?.next() ?? -1;
  const best = bestOfCountries(paged, bits, bestIn);
  for (const level of levelsIn(paged, best))
    for (let doc = level.next(); doc >= 0; doc = level.next()) yield new ListCursor(Uint32Array.of(doc));
  yield* levelsIn(paged, without(result.bits, best.bits, workspace.bits));
}

/** Each part in the order, one after the other. */
function pickParts(paged: Paged, order: Order, parts: readonly DocSet[], { skip, take }: Stretch): number[] {
  const picked: number[] = [];
  let toSkip = skip;
  for (const part of parts) {
    const left = { skip: toSkip, take: take - picked.length };
    if (left.take > 0 && left.skip < part.count) picked.push(...pickSorted({ ...paged, result: part }, order, left));
    toSkip = Math.max(0, toSkip - part.count);
  }
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
