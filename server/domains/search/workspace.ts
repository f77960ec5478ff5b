/** Room to compute in, kept with an index so that a query allocates next to nothing. Queries are synchronous: one at a time. */
import { BitPool, wordsFor, type Bits } from './bitset.js';
import type { Attribute } from './columns.js';
import type { KindIndex } from './index.data.js';

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

/** Counts of one attribute, taken anew by each query. */
export type AttributeCounts = { byClass: Uint32Array; byOption: Uint32Array };

export type Workspace = {
  bits: BitPool;
  docs: Uint32Array;
  /** Sets of words and phrases. */
  wordSets: SetCache;
  filterSets: SetCache;
  /** The empty set. */
  none: Bits;
  /** Zeros between two counts, by class of each group. */
  groupCounts: Uint32Array[];
  /** Classes of a group that some documents fall into. */
  classes: Uint32Array;
  attributeCounts: Map<Attribute, AttributeCounts>;
};

const countsFor = ({ classStarts, options }: Attribute): AttributeCounts => ({
  byClass: new Uint32Array(classStarts.length - 1),
  byOption: new Uint32Array(options.length),
});

const createWorkspace = ({ size, groups }: KindIndex): Workspace => ({
  bits: new BitPool(wordsFor(size)),
  docs: new Uint32Array(size),
  wordSets: new SetCache(wordsFor(size), KEPT_WORD_SETS),
  filterSets: new SetCache(wordsFor(size), KEPT_FILTER_SETS),
  none: new Uint32Array(wordsFor(size)),
  groupCounts: groups.map(group => new Uint32Array(group.sizes.length)),
  classes: new Uint32Array(Math.max(0, ...groups.map(group => group.sizes.length))),
  attributeCounts: new Map(groups.flatMap(({ attributes }) => attributes.map(attribute => [attribute, countsFor(attribute)] as const))),
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
