/** What names a fact in one state: who has it, where, and as what. Opaque to clients. */
import type { ItemMeta } from '../catalogue.records.js';
import type { DueOwner } from './dueOrder.js';
import { type FoundFact, stateOf } from './itemFacts.js';

export type FactId = { owner: DueOwner; itemId: string; path: string; state: string };

export const COUNTRY_ID = /^COUNTRY:/;
const ITEM_ID = /^(INSTITUTION|PROGRAM|SCHOLARSHIP):([^:]+):([A-Za-z0-9.]*):([\w-]+)$/;

export const idOfFact = (owner: DueOwner, { _id }: ItemMeta, found: FoundFact): string =>
  [owner, _id, found.path, stateOf(found)].join(':');

const isOwner = (text: string | undefined): text is DueOwner =>
  text === 'INSTITUTION' || text === 'PROGRAM' || text === 'SCHOLARSHIP';

/** Null for what never was such an id. */
export const readFactId = (id: string): FactId | null => {
  const [, owner, itemId = '', path = '', state = ''] = ITEM_ID.exec(id) ?? [];
  return isOwner(owner) ? { owner, itemId, path, state } : null;
};
