/** Room to compute in, kept with an index so that a query allocates next to nothing. Queries are synchronous: one at a time. */
import { BitPool, wordsFor, type Bits } from './bitset.js';
import type { KindIndex } from './index.data.js';

export type Workspace = {
  bits: BitPool;
  docs: Uint32Array;
  /** Documents of filters asked for lately, the latest last; never written to once made. */
  filterDocs: Map<string, Bits>;
};

const workspaces = new WeakMap<KindIndex, Workspace>();

/** The workspace of an index, emptied: whatever was taken from it before is void. */
export function workspaceOf(index: KindIndex): Workspace {
  const workspace = workspaces.get(index) ?? { bits: new BitPool(wordsFor(index.size)), docs: new Uint32Array(index.size), filterDocs: new Map() };
  workspaces.set(index, workspace);
  workspace.bits.takeBackAll();
  return workspace;
}
