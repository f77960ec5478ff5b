/** Splits a result by points, best first. */
import { isEmpty, type Bits, type BitPool } from '../build/bitset.js';
import type { TextMatch } from './textMatch.js';
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

/** The documents of each number of points, best first; those whose name means the whole text before all others. The sets may be written to. */
export function* levelsOf({ bits }: DocSet, match: TextMatch | null, pool: BitPool): Generator<Bits> {
  if (!match) {
    yield pool.copyOf(bits);
    return;
  }
  const digits = [...addPoints(bits, match.points, pool), match.wholeName];
  function* split(docs: Bits, place: number): Generator<Bits> {
    const digit = digits[place];
    if (!digit) {
      yield docs;
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
