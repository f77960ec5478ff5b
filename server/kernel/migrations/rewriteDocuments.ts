/** Reads a whole collection in the order of its ids, changes documents in code, and writes back what changed. */
import type { MongoDatabase } from '../mongo/connectMongo.js';

export type StoredDocument = { readonly _id: string; readonly [field: string]: unknown };
export type DocumentChange = { set?: Readonly<Record<string, unknown>>; unset?: readonly string[] };
/** Null leaves the document as it is. */
export type ChangeDocument = (document: StoredDocument) => DocumentChange | null;

/** Few enough that an embedded store, which writes with its one thread, answers others in between. */
const BATCH = 200;

const updateOf = ({ set = {}, unset = [] }: DocumentChange) => ({
  ...(Object.keys(set).length > 0 ? { $set: set } : {}),
  ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map(field => [field, 1 as const])) } : {}),
});

/** `beforeWrite` rejects when this process may not write any more. */
export async function rewriteDocuments(
  database: MongoDatabase,
  { collection, change, beforeWrite }: { collection: string; change: ChangeDocument; beforeWrite: () => void },
): Promise<number> {
  const documents = database.collection<StoredDocument>(collection);
  let changed = 0;
  let last: string | null = null;
  for (;;) {
    const rest = last === null ? {} : { _id: { $gt: last } };
    const batch: StoredDocument[] = await documents.find(rest).sort({ _id: 1 }).limit(BATCH).toArray();
    const writes = batch.flatMap(document => {
      const wanted = change(document);
      return wanted ? [{ updateOne: { filter: { _id: document._id }, update: updateOf(wanted) } }] : [];
    });
    if (writes.length > 0) {
      beforeWrite();
      await documents.bulkWrite(writes, { ordered: false });
    }
    changed += writes.length;
    last = batch.at(-1)?._id ?? null;
    if (batch.length < BATCH) return changed;
  }
}
