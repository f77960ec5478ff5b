import type { Bits } from '../build/bitset.js';

/** A set of documents with its size. */
export type DocSet = { bits: Bits; count: number };
