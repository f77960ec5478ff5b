/** Buffers for running queries over an index, reused so that a query allocates almost nothing. Queries are synchronous, so one set is enough. */
import { BitPool, wordsFor, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { DocsByNumber } from './docsByNumber.js';
import { FacetCounts } from './facetCounts.js';

/** More than one query uses. */
const MAX_CACHED_WORD_SETS = 256;
const MAX_CACHED_FILTER_SETS = 96;
const MAX_CACHED_CORRECTIONS = 256;

type CachedSet = { bits: Bits; usedBy: number };

/**
 * An LRU cache of document sets, since queries repeat the same words and filters. Callers must not write to a set. The buffer of an
 * evicted set is reused, but never one that the current query has used.
 */
export class SetCache {
  readonly #sets = new Map<string, CachedSet>();
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
    const bits = this.#takeBuffer();
    fill(bits);
    this.#sets.set(key, { bits, usedBy: this.#query });
    return bits;
  }

  buffers(): ArrayBufferLike[] {
    return [...this.#sets.values()].map(({ bits }) => bits.buffer);
  }

  #takeBuffer(): Bits {
    if (this.#sets.size < this.limit) return new Uint32Array(this.words);
    for (const [key, { bits, usedBy }] of this.#sets) {
      if (usedBy === this.#query) break;
      this.#sets.delete(key);
      return bits.fill(0);
    }
    return new Uint32Array(this.words);
  }
}

/** Corrections of the words typed last; found again and again while a text is typed. */
export class CorrectionCache {
  readonly #places = new Map<string, readonly number[]>();

  get(key: string, find: () => readonly number[]): readonly number[] {
    const known = this.#places.get(key);
    if (known) return known;
    if (this.#places.size >= MAX_CACHED_CORRECTIONS) this.#places.clear();
    const places = find();
    this.#places.set(key, places);
    return places;
  }
}

export type Workspace = {
  bits: BitPool;
  corrections: CorrectionCache;
  /** Sets of terms. */
  wordSets: SetCache;
  filterSets: SetCache;
  docsByNumber: DocsByNumber;
  /** The empty set. */
  none: Bits;
  /** Counts over the whole result, and over the result without the choice of one facet. */
  facetCounts: FacetCounts;
  ownFacetCounts: FacetCounts;
  /** Counts of an attribute's options, counted by their posting lists. */
  optionCounts: Uint32Array;
};

/** Attributes with more options are never counted by their posting lists. */
const MAX_COUNTED_SETS = 64;

const createWorkspace = ({ size, classes }: KindIndex): Workspace => ({
  bits: new BitPool(wordsFor(size)),
  corrections: new CorrectionCache(),
  wordSets: new SetCache(wordsFor(size), MAX_CACHED_WORD_SETS),
  filterSets: new SetCache(wordsFor(size), MAX_CACHED_FILTER_SETS),
  docsByNumber: new DocsByNumber(),
  none: new Uint32Array(wordsFor(size)),
  facetCounts: new FacetCounts(size, classes),
  ownFacetCounts: new FacetCounts(size, classes),
  optionCounts: new Uint32Array(MAX_COUNTED_SETS),
});

const workspaces = new WeakMap<KindIndex, Workspace>();

/** The workspace of an index for a new query: sets taken from its pool before are invalid. */
export function workspaceOf(index: KindIndex): Workspace {
  const workspace = workspaces.get(index) ?? createWorkspace(index);
  workspaces.set(index, workspace);
  workspace.bits.reset();
  workspace.wordSets.beginQuery();
  workspace.filterSets.beginQuery();
  return workspace;
}

/** Removes the workspace of an index that is not used any more, and returns its buffers. */
export function buffersOfWorkspace(index: KindIndex): ArrayBufferLike[] {
  const workspace = workspaces.get(index);
  workspaces.delete(index);
  if (!workspace) return [];
  const { bits, wordSets, filterSets, docsByNumber, none, facetCounts, ownFacetCounts } = workspace;
  return [
    ...bits.buffers(),
    ...wordSets.buffers(),
    ...filterSets.buffers(),
    ...docsByNumber.buffers(),
    ...[none, facetCounts.byClass, facetCounts.byOption, ownFacetCounts.byClass, ownFacetCounts.byOption].map(
      ({ buffer }) => buffer,
    ),
  ];
}
