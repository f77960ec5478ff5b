/** What answers a command of the embedded store, and what it works with. */
import type { Doc } from './bson.js';
import type { Catalog } from './catalog.js';
import type { Batch, Cursors } from './cursors.js';
import type { Documents } from './documents.js';
import type { Storage } from './storage.js';
import type { Command } from './wire.js';

export interface Node {
  readonly storage: Storage;
  readonly catalog: Catalog;
  readonly documents: Documents;
  readonly cursors: Cursors;
}

export interface Call extends Command {
  /** The collection the command names, with its database. */
  readonly ns: string;
}

type Answer = Doc | (Batch & { readonly batchName: string });
export type Handler = (node: Node, call: Call) => Answer | Promise<Answer>;
