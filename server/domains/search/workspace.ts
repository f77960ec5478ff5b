/** Room to compute in, kept with an index so that a query allocates next to nothing. Queries are synchronous: one at a time. */
import { BitPool, countBits, wordsFor, type Bits } from './bitset.js';
import type { Attribute } from './columns.js';
import type { KindIndex } from './index.data.js';

/** A set of documents with its size. */
export type DocSet = { bits: Bits; count: number };

/** More than one query asks for. */
const KEPT_SETS = 320;

type KeptSet = DocSet & { usedBy: number };

/**
 * Sets asked for lately, the latest last: the same words and choices are asked for again and again. Not to be written to. The bits of
 * a set forgotten serve another one, but never within the query that asked for it.
 */
export class SetCache {
  readonly #sets = new Map<string, KeptSet>();
  #query = 0;

  constructor(readonly words: number) {}

  beginQuery(): void {
    this.#query++;
  }

  get(key: string, fill: (empty: Bits) => void): DocSet {
    const known = this.#sets.get(key);
    if (known) {
      if (known.usedBy === this.#query) return known;
      known.usedBy = this.#query;
      this.#sets.delete(key);
      this.#sets.set(key, known);
      return known;
    }
    const bits = this.#room();
    fill(bits);
    const made = { bits, count: countBits(bits), usedBy: this.#query };
    this.#sets.set(key, made);
    return made;
  }

  #room(): Bits {
    if (this.#sets.size < KEPT_SETS) return new Uint32Array(this.words);
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
  sets: SetCache;
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
  sets: new SetCache(wordsFor(size)),
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
  workspace.sets.beginQuery();
  return workspace;
}
