import { countBits, subtract, type BitPool, type Bits } from '../build/bitset.js';

/** A set of documents with its size. */
export type DocSet = { bits: Bits; count: number };

/** Those of a set that are not in another one. */
export function without(bits: Bits, left: Bits, pool: BitPool): DocSet {
  const rest = pool.take();
  rest.set(bits);
  subtract(rest, left);
  return { bits: rest, count: countBits(rest) };
}
