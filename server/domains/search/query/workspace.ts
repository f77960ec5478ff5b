/** Room to compute in, kept with an index so that a query allocates next to nothing. Queries are synchronous: one at a time. */
import { BitPool, wordsFor, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { Tally } from './facetCounts.js';

/** A set of documents with its size. */
export type DocSet = { bits: Bits; count: number };

/** More than one query asks for. */
const KEPT_WORD_SETS = 256;
const KEPT_FILTER_SETS = 64;

type KeptSet = { bits: Bits; usedBy: number };

/**
 * Sets asked for lately, the latest last: the same words and choices are asked for again and again. Not to be written to. The bits of
 * a set forgotten serve another one, but never within the query that asked for it.
 */
export class SetCache {
  readonly #sets = new Map<string, KeptSet>();
  #query = 0;

  constructor(
    readonly words: number,
    readonly limit: number,
  ) {}

  beginQuery(): void {
    this.#query++;
  }

  get(key: string, fill: (empty: Bits) => void): Bits {
    const known = this.#sets.get(key);
    if (known) {
      if (known.usedBy === this.#query) return known.bits;
      known.usedBy = this.#query;
      this.#sets.delete(key);
      this.#sets.set(key, known);
      return known.bits;
    }
    const bits = this.#room();
    fill(bits);
    this.#sets.set(key, { bits, usedBy: this.#query });
    return bits;
  }

  buffers(): ArrayBufferLike[] {
    return [...this.#sets.values()].map(({ bits }) => bits.buffer);
  }

  #room(): Bits {
    if (this.#sets.size < this.limit) return new Uint32Array(this.words);
    for (const [key, { bits, usedBy }] of this.#sets) {
      if (usedBy === this.#query) break;
      this.#sets.delete(key);
      return bits.fill(0);
    }
    return new Uint32Array(this.words);
  }
}

export type Workspace = {
  bits: BitPool;
  /** Sets of words and phrases. */
  wordSets: SetCache;
  filterSets: SetCache;
  /** The empty set. */
  none: Bits;
  /** Counts over the whole result, and over the result without the choice of one facet. */
  tally: Tally;
  ownTally: Tally;
  /** Counts of an attribute's options by their sets. */
  optionCounts: Uint32Array;
};

/** Attributes with more options are never counted by the sets of their options. */
const MAX_COUNTED_SETS = 64;

const createWorkspace = ({ size, classes }: KindIndex): Workspace => ({
  bits: new BitPool(wordsFor(size)),
  wordSets: new SetCache(wordsFor(size), KEPT_WORD_SETS),
  filterSets: new SetCache(wordsFor(size), KEPT_FILTER_SETS),
  none: new Uint32Array(wordsFor(size)),
  tally: new Tally(size, classes),
  ownTally: new Tally(size, classes),
  optionCounts: new Uint32Array(MAX_COUNTED_SETS),
});

const workspaces = new WeakMap<KindIndex, Workspace>();

/** The workspace of an index, emptied: whatever was taken from its pool before is void. */
export function workspaceOf(index: KindIndex): Workspace {
  const workspace = workspaces.get(index) ?? createWorkspace(index);
  workspaces.set(index, workspace);
  workspace.bits.takeBackAll();
  workspace.wordSets.beginQuery();
  workspace.filterSets.beginQuery();
  return workspace;
}

/** Buffers of a workspace that is given up with its index. */
export function buffersOfWorkspace(index: KindIndex): ArrayBufferLike[] {
  const workspace = workspaces.get(index);
  workspaces.delete(index);
  if (!workspace) return [];
  const { bits, wordSets, filterSets, none, tally, ownTally } = workspace;
  return [
    ...bits.buffers(),
    ...wordSets.buffers(),
    ...filterSets.buffers(),
    ...[none, tally.byClass, tally.byOption, ownTally.byClass, ownTally.byOption].map(({ buffer }) => buffer),
  ];
}
