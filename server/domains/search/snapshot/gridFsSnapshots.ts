/** Snapshots in the operator's MongoDB, for every process of a release: the last two of each code, since one may be read while the next is written. */
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { databaseOf, type MongoConnection } from '../../../kernel/mongo/connectMongo.js';
import type { SnapshotStore } from './snapshot.js';

const BUCKET = 'searchIndex';
const KEPT = 2;
/** Other releases may still run beside this one, but not for so long. */
const OTHERS_KEPT_MS = 7 * 24 * 3_600_000;
const LONGEST_WRITE_MS = 3_600_000;

export function gridFsSnapshots(connection: MongoConnection): SnapshotStore {
  const bucket = new mongoose.mongo.GridFSBucket(databaseOf(connection), { bucketName: BUCKET });
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
    const parts = databaseOf(connection).collection<{ files_id: mongoose.mongo.ObjectId }>(`${BUCKET}.chunks`);
    const latest = mongoose.mongo.ObjectId.createFromTime((Date.now() - LONGEST_WRITE_MS) / 1000);
    await parts.deleteMany({ files_id: { $nin: named, $lt: latest } });
  };

  return {
    async read(key) {
      const [newest] = await newestFirst(key).limit(1).toArray();
      if (!newest) return null;
      const parts: Buffer[] = await bucket.openDownloadStream(newest._id).toArray();
      return Buffer.concat(parts);
    },
    /** The entry that names a snapshot is written after all of its parts: one that was broken off has none, and is never read. */
    async write(key, snapshot) {
      await pipeline(Readable.from([snapshot]), bucket.openUploadStream(key));
      await removeOld(key);
    },
  };
}
