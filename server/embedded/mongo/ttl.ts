/** Removes expired documents: for each TTL index, those whose date is long enough ago. */
import { decode } from './bson.js';
import type { Collection, Index } from './catalog.js';
import type { Node } from './handler.js';
import { keyRange } from './bounds.js';
import { keyOf, TYPE } from './order.js';
import { spaceKey } from './storage.js';

const MAX_PER_SWEEP = 5000;

function expired(node: Node, index: Index, seconds: number): Buffer[] {
  const oldest = { key: Buffer.from([TYPE.date]), isInclusive: true };
  const newest = { key: keyOf(new Date(Date.now() - seconds * 1000)), isInclusive: true };
  const range = keyRange(spaceKey(index.space), { low: oldest, high: newest }, index.fields[0]?.isDescending === true);
  const found: Buffer[] = [];
  for (const { value } of node.storage.scan({ ...range, isReverse: false })) {
    found.push(value);
    if (found.length >= MAX_PER_SWEEP) break;
  }
  return found;
}

function removeExpired(node: Node, collection: Collection, index: Index) {
  for (const idKey of expired(node, index, index.expireAfterSeconds ?? Infinity)) {
    const bytes = node.documents.get(collection, idKey);
    if (bytes) node.documents.remove(collection, idKey, decode(bytes));
  }
}

export async function sweepExpired(node: Node): Promise<void> {
  const indexes = node.catalog
    .all()
    .flatMap(collection =>
      collection.indexes.filter(index => index.expireAfterSeconds !== undefined).map(index => ({ collection, index })),
    );
  for (const { collection, index } of indexes) {
    if (expired(node, index, index.expireAfterSeconds ?? Infinity).length === 0) continue;
    await node.storage.write(() => {
      if (node.catalog.find(collection.ns)?.indexes.includes(index)) removeExpired(node, collection, index);
    });
  }
}
