/** Snapshots in the operator's MongoDB, for every process of a release: the last two of each code, since one may be read while the next is written. */
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { databaseOf, type MongoConnection } from '../../../kernel/mongo/connectMongo.js';
import { createBucket, type FileId, idMadeAt } from '../../../kernel/mongo/gridFs.js';
import type { SharedSnapshots, SnapshotStore } from './snapshot.js';

const KEPT = 2;
/** A release that is gone back to within so long finds its own. */
const OTHERS_KEPT_MS = 7 * 24 * 3_600_000;
const MAX_WRITE_MS = 3_600_000;
const OCCASION_MS = 60_000;

/** Handed over as one, all parts of a snapshot are sent at once, and from some 100 MB on they wait longer for a connection than the driver allows. */
const PIECE_BYTES = 1024 * 1024;

function* piecesOf(snapshot: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < snapshot.length; from += PIECE_BYTES) yield snapshot.subarray(from, from + PIECE_BYTES);
}

const metadataRule = z.object({ confirmedAt: z.date().optional() });

/** Every process of the site builds its index, and each may keep it for the next start of any: one that was kept a moment ago will do. */
export const occasionally = ({ newest, read, write }: SharedSnapshots): SnapshotStore => ({
  read,
  async write(key, snapshot) {
    const last = await newest(key);
    if (!last || Date.now() - last.confirmedAt >= OCCASION_MS) await write(key, snapshot);
  },
});

export function gridFsSnapshots(
  connection: MongoConnection,
  name: 'searchIndex' | 'searchRows' = 'searchIndex',
): SharedSnapshots {
  const bucket = createBucket(connection, name);
  const newestFirst = (key: string) => bucket.find({ filename: key }).sort({ uploadDate: -1, _id: -1 });

  const removeOld = async (key: string): Promise<void> => {
    const replaced = (await newestFirst(key).toArray()).slice(KEPT);
    const before = new Date(Date.now() - OTHERS_KEPT_MS);
    const ofOthers = await bucket.find({ filename: { $ne: key }, uploadDate: { $lt: before } }).toArray();
    for (const { _id } of [...replaced, ...ofOthers]) await bucket.delete(_id);
    await removeBrokenOff();
  };

  /** Parts of a snapshot whose process ended while it wrote. */
  const removeBrokenOff = async (): Promise<void> => {
    const named = (await bucket.find().toArray()).map(({ _id }) => _id);
    const parts = databaseOf(connection).collection<{ files_id: FileId }>(`${name}.chunks`);
    const latest = idMadeAt(Date.now() - MAX_WRITE_MS);
    await parts.deleteMany({ files_id: { $nin: named, $lt: latest } });
  };

  const newestOf = async (key: string) => (await newestFirst(key).limit(1).toArray()).at(0) ?? null;

  return {
    async newest(key) {
      const newest = await newestOf(key);
      if (!newest) return null;
      const { confirmedAt } = metadataRule.parse(newest.metadata ?? {});
      return { id: newest._id.toHexString(), confirmedAt: (confirmedAt ?? newest.uploadDate).getTime() };
    },
    async confirm(key, at) {
      const newest = await newestOf(key);
      const files = databaseOf(connection).collection(`${name}.files`);
      if (newest) await files.updateOne({ _id: newest._id }, { $set: { 'metadata.confirmedAt': new Date(at) } });
    },
    async read(key) {
      const newest = await newestOf(key);
      if (!newest) return null;
      const parts: Buffer[] = await bucket.openDownloadStream(newest._id).toArray();
      return Buffer.concat(parts);
    },
    /** The entry that names a snapshot is written after all of its parts: one that was broken off has none, and is never read. */
    async write(key, snapshot) {
      await pipeline(Readable.from(piecesOf(snapshot)), bucket.openUploadStream(key));
      await removeOld(key);
    },
  };
}
