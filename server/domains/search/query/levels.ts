/** Splits a result by points, best first. */
import { hasBit, listBits, type Bits, type BitPool } from '../build/bitset.js';
import { BitCursor, ListCursor } from './docCursor.js';
import { pointSets, type TextMatch } from './textMatch.js';
import { saysScholarship } from './tellingReasons.js';
import type { DocSet } from './docSet.js';

/** The sets that give points. A text that only says `scholarship` gives none: otherwise those with the word in their name would come before the Ireland Fellows and Fulbright, which are scholarships as much as they. */
const tellingPoints = (match: TextMatch): Bits[][] =>
  match.terms.every(({ term }) => saysScholarship(term)) ? [] : pointSets(match);

/**
 * The points of all documents at once, as binary numbers: bit `k` of a document's points is its bit in the set `k`. Of three sets that each contain the
 * one before, the second has the documents of two points and more, and an odd number of them has those of one or three; this number is added as by
 * hand, with a carry.
 */
function addPoints(result: Bits, match: TextMatch, pool: BitPool): Bits[] {
  const lists = tellingPoints(match);
  const digits: Bits[] = [];
  for (let most = 1; most <= lists.flat().length; most *= 2) digits.push(pool.takeEmpty());
  const none = pool.takeEmpty();
  for (const sets of lists) {
    const [wide = none, middle = none, narrow = none] = sets.toReversed();
    for (let i = 0; i < result.length; i++) {
      const word = result[i] as number;
      if (word === 0) continue;
      const twos = word & (middle[i] as number);
      const ones = word & ((wide[i] as number) ^ (middle[i] as number) ^ (narrow[i] as number));
      addWord(digits, i, ones, twos);
    }
  }
  return digits;
}

/** Adds `ones` and twice `twos` to the numbers at one place of the sets. */
function addWord(digits: readonly Bits[], i: number, ones: number, twos: number): void {
  let [added, carry] = [ones, 0];
  for (let place = 0; (added | carry) !== 0 || place < 2; place++) {
    const digit = digits[place] as Bits;
    const before = digit[i] as number;
    digit[i] = before ^ added ^ carry;
    carry = (before & added) | (carry & (before ^ added));
    added = place === 0 ? twos : 0;
  }
}

/** The documents that have the same number of points. */
export type Level = BitCursor | ListCursor;

/** Sets whose documents come before all others, whatever their points; the set that weighs most is last. */
const leadingSets = ({ named, wholeSubject }: TextMatch, foremost: Bits | null): Bits[] =>
  [named, foremost, wholeSubject].filter(set => set !== null);

/** For many documents: set by set. */
function* splitSets({ bits }: DocSet, match: TextMatch, foremost: Bits | null, pool: BitPool): Generator<Level> {
  const digits = [...addPoints(bits, match, pool), ...leadingSets(match, foremost)];
  function* split(docs: Bits, place: number): Generator<Level> {
    const digit = digits[place];
    if (!digit) {
      yield new BitCursor(docs);
      return;
    }
    const having = pool.take();
    let any = 0;
    for (let i = 0; i < docs.length; i++) any |= having[i] = (docs[i] as number) & (digit[i] as number);
    if (any === 0) {
      yield* split(docs, place - 1);
      return;
    }
    yield* split(having, place - 1);
    // Made only when a page needs more than those.
    const lacking = pool.take();
    let rest = 0;
    for (let i = 0; i < docs.length; i++) rest |= lacking[i] = (docs[i] as number) & ~(digit[i] as number);
    if (rest !== 0) yield* split(lacking, place - 1);
  }
  yield* split(bits, digits.length - 1);
}

/** For few documents: one by one, sorted by counting. */
function* sortFew({ bits, count }: DocSet, match: TextMatch, foremost: Bits | null): Generator<Level> {
  const docs = new Uint32Array(count);
  listBits(bits, docs);
  const sets = tellingPoints(match).flat();
  // A set that adds nothing is the very one before it: read once, it counts as often as it stands there.
  const weightOf = new Map<Bits, number>();
  const weigh = (set: Bits, weight: number) => weightOf.set(set, (weightOf.get(set) ?? 0) + weight);
  for (const set of sets) weigh(set, 1);
  for (const [place, set] of leadingSets(match, foremost).entries()) weigh(set, (sets.length + 1) << place);
  const levels = new Uint16Array(count);
  let most = 0;
  for (const [set, weight] of weightOf) {
    most += weight;
    for (let i = 0; i < count; i++) if (hasBit(set, docs[i] as number)) levels[i] = (levels[i] as number) + weight;
  }
  // Where the documents of each level end among all of them, sorted by level.
  const ends = new Uint32Array(most + 1);
  for (let i = 0; i < count; i++) ends[levels[i] as number] = (ends[levels[i] as number] as number) + 1;
  for (let level = 1; level < ends.length; level++) ends[level] = (ends[level] as number) + (ends[level - 1] as number);
  const sorted = new Uint32Array(count);
  const starts = ends.slice();
  for (let i = count - 1; i >= 0; i--) {
    const level = levels[i] as number;
    const at = (starts[level] as number) - 1;
    starts[level] = at;
    sorted[at] = docs[i] as number;
  }
  for (let level = ends.length - 1; level >= 0; level--)
    if (starts[level] !== ends[level]) yield new ListCursor(sorted.subarray(starts[level], ends[level]));
}

/** The documents of each number of points, best first; those whose name means the whole text before all others, then those that it names. `foremost`: of the former those before the others, whatever their points. */
export function levelsOf(
  result: DocSet,
  match: TextMatch | null,
  pool: BitPool,
  foremost: Bits | null = null,
): Iterable<Level> {
  if (!match) return [new BitCursor(result.bits)];
  return result.count <= result.bits.length
    ? sortFew(result, match, foremost)
    : splitSets(result, match, foremost, pool);
}
