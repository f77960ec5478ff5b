/** Splits a result by points, best first. */
import { hasBit, isEmpty, listBits, type Bits, type BitPool } from '../build/bitset.js';
import { BitCursor, ListCursor, type DocCursor } from './docCursor.js';
import { pointSets, type TextMatch } from './textMatch.js';
import type { DocSet } from './workspace.js';

/**
 * The points of all documents at once, as binary numbers: bit `k` of a document's points is its bit in the set `k`. A set of documents is added as by
 * hand, with carries; a carry beyond the last set starts a new one.
 */
function addPoints(result: Bits, sets: readonly Bits[], pool: BitPool): Bits[] {
  const digits: Bits[] = [];
  const carry = pool.take();
  for (const set of sets) {
    let rest = 0;
    for (let i = 0; i < carry.length; i++) rest |= carry[i] = (result[i] as number) & (set[i] as number);
    for (let place = 0; rest !== 0; place++) {
      const digit = digits[place] ?? (digits[place] = pool.takeEmpty());
      rest = 0;
      for (let i = 0; i < carry.length; i++) {
        const both = (digit[i] as number) & (carry[i] as number);
        digit[i] = (digit[i] as number) ^ (carry[i] as number);
        carry[i] = both;
        rest |= both;
      }
    }
  }
  return digits;
}

/** Sets that outweigh all points, the weightier last. */
const leadingSets = ({ named, wholeSubject }: TextMatch): Bits[] => [named, wholeSubject].filter(set => set !== null);

/** For many documents: set by set. */
function* splitSets({ bits }: DocSet, match: TextMatch, pool: BitPool): Generator<DocCursor> {
  const digits = [...addPoints(bits, pointSets(match), pool), ...leadingSets(match)];
  function* split(docs: Bits, place: number): Generator<DocCursor> {
    const digit = digits[place];
    if (!digit) {
      yield new BitCursor(docs);
      return;
    }
    const [having, lacking] = [pool.take(), pool.take()];
    for (let i = 0; i < docs.length; i++) {
      const word = docs[i] as number;
      having[i] = word & (digit[i] as number);
      lacking[i] = word & ~(digit[i] as number);
    }
    if (!isEmpty(having)) yield* split(having, place - 1);
    if (!isEmpty(lacking)) yield* split(lacking, place - 1);
  }
  yield* split(bits, digits.length - 1);
}

/** For few documents: one by one, sorted by counting. */
function* sortFew({ bits, count }: DocSet, match: TextMatch): Generator<DocCursor> {
  const docs = new Uint32Array(count);
  listBits(bits, docs);
  const sets = pointSets(match);
  const weights = [...sets.map(() => 1), ...leadingSets(match).map((_, place) => (sets.length + 1) << place)];
  const levels = new Uint16Array(count);
  [...sets, ...leadingSets(match)].forEach((set, place) => {
    const weight = weights[place] as number;
    for (let i = 0; i < count; i++) if (hasBit(set, docs[i] as number)) levels[i] = (levels[i] as number) + weight;
  });
  const sizes = new Uint32Array(weights.reduce((sum, weight) => sum + weight, 1));
  for (let i = 0; i < count; i++) sizes[levels[i] as number] = (sizes[levels[i] as number] as number) + 1;
  for (let level = sizes.length - 1; level >= 0; level--) {
    const size = sizes[level] as number;
    if (size === 0) continue;
    const own = new Uint32Array(size);
    for (let i = 0, length = 0; length < size; i++) if (levels[i] === level) own[length++] = docs[i] as number;
    yield new ListCursor(own);
  }
}

/** The documents of each number of points, best first; those whose name means the whole text before all others, then those that it names. */
export function levelsOf(result: DocSet, match: TextMatch | null, pool: BitPool): Iterable<DocCursor> {
  if (!match) return [new BitCursor(result.bits)];
  return result.count <= result.bits.length ? sortFew(result, match) : splitSets(result, match, pool);
}
