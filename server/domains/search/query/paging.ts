/** Picks the documents of one page in the order of the sort. */
import type { SearchSortName } from '../../../../schema/rules/search.limits.js';
import { countBits, forEachBit, hasBit, intersectAll, pickBits, setBit, type Bits } from '../build/bitset.js';
import type { Order } from '../build/sortOrders.js';
import type { KindIndex } from '../build/searchIndex.js';
import { WIDE_FIELDS } from '../text/vocabulary/concepts.js';
import type { TextMatch } from './textMatch.js';
import { byPerson } from './personalLevels.js';
import type { PersonalSort } from './personalSort.js';
import { ListCursor, type DocCursor } from './docCursor.js';
import { arrangedLevels, type Precedence } from './precedence.js';
import { takeTurns } from './turns.js';
import { VARIETY, VariedSequence, type VarietyRules } from './variety.js';
import type { Workspace } from './workspace.js';
import type { DocSet } from './docSet.js';

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
};

export function pickPage(
  paged: Paged,
  { sort, page, isSaidSort }: { sort: SearchSortName; page: { number: number; size: number }; isSaidSort?: boolean },
): number[] {
  const stretch = { skip: (page.number - 1) * page.size, take: page.size };
  if (stretch.skip >= paged.result.count) return [];
  const order = sort === 'BEST_MATCH' || sort === 'BEST_MATCH_2' ? undefined : paged.index.orders[sort];
  if (!order) return pickBestMatch(paged, stretch);
  return isSaidSort ? pickSaid(paged, order, stretch) : pickSorted(paged, order, stretch);
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
  const levels = takesTurns ? turnedLevels(paged) : levelsIn(paged, paged.result);
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
  const without = (bits: Bits, left: Bits): DocSet => {
    const rest = workspace.bits.take();
    for (let i = 0; i < rest.length; i++) rest[i] = (bits[i] as number) & ~(left[i] as number);
    return { bits: rest, count: countBits(rest) };
  };
  const ordered = turns.map(docs => {
    const own = workspace.bits.take();
    intersectAll(own, [result.bits, docs]);
    return { docs, ordered: firstOf(paged, without(own, precedence.last ?? workspace.none)) };
  });
  const taken = takeTurns(ordered, firstOf(paged, result));
  yield new ListCursor(Uint32Array.from(taken));
  const placed = workspace.bits.takeEmpty();
  for (const doc of taken) setBit(placed, doc);
  yield* levelsIn(paged, without(result.bits, placed));
}

/** Those that have every subject of the text in their name; null where it has none but whole fields. */
export function namedFully({ match, result, workspace }: Pick<Paged, 'match' | 'result' | 'workspace'>): DocSet | null {
  const subjects = (match?.terms ?? []).filter(
    ({ term: { role, meaning } }) => (role === 'SUBJECT' || role === 'WORD') && !WIDE_FIELDS.has(meaning),
  );
  if (subjects.length === 0) return null;
  const bits = workspace.bits.take();
  return { bits, count: intersectAll(bits, [result.bits, ...subjects.map(({ correctedName }) => correctedName)]) };
}

/** A sort that the text asked for orders what has every subject in its name, or belongs to a whole field; then what has it elsewhere. */
function pickSaid(paged: Paged, order: Order, { skip, take }: Stretch): number[] {
  const { result, workspace } = paged;
  const named = namedFully(paged);
  if (!named) return pickSorted(paged, order, { skip, take });
  const { bits: full, count } = named;
  const rest = workspace.bits.take();
  for (let i = 0; i < rest.length; i++) rest[i] = (result.bits[i] as number) & ~(full[i] as number);
  const first = skip < count ? pickSorted({ ...paged, result: { bits: full, count } }, order, { skip, take }) : [];
  const left = { skip: Math.max(0, skip - count), take: take - first.length };
  if (left.take === 0 || count === result.count) return first;
  return [...first, ...pickSorted({ ...paged, result: { bits: rest, count: result.count - count } }, order, left)];
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
