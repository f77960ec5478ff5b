/** Thread that keeps the search index: reads the catalogue through a connection of its own and hands finished indexes over. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { catalogueFeedOf } from '../../domains/catalogue/index.js';
import { createRatesReader } from '../../domains/rates/index.js';
import {
  fileSnapshots,
  gridFsSnapshots,
  occasionally,
  runIndexBuilder,
  runSnapshotReader,
  type SnapshotStore,
} from '../../domains/search/index.js';
import { systemClock } from '../../kernel/clock.js';
import { connectMongo, type MongoConnection } from '../../kernel/mongo/connectMongo.js';
import type { SearchWorkerData, SearchWorkerInput } from './startSearchWorker.js';

/** Collects the garbage of this thread, which serves nobody: left alone it would keep what a finished build left, and the index it replaced, until the next one. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => {};
}

/** Names the code that can read an index. A build of this thread is one file, vocabulary included; sources are many files, and have no key. */
function codeKey(): string | null {
  const file = fileURLToPath(import.meta.url);
  if (file.endsWith('.ts')) return null;
  return createHash('sha256').update(readFileSync(file)).update(process.versions.v8).digest('hex');
}

function storeOf(connection: MongoConnection, keptFor: SearchWorkerData['keptFor']): SnapshotStore | null {
  if (keptFor === undefined) return null;
  if (typeof keptFor === 'object') return fileSnapshots(keptFor.file);
  return keptFor === 'OTHER_PROCESSES' ? gridFsSnapshots(connection) : occasionally(gridFsSnapshots(connection));
}

async function work(): Promise<void> {
  if (!parentPort) throw new Error('This file is the entry of a worker thread.');
  const { mongodbUri, dbName, task, keptFor, inUse }: SearchWorkerInput = workerData;
  // While MongoDB is away this rejects, the thread ends, and its holder starts another.
  const mongo = await connectMongo(mongodbUri, dbName === undefined ? {} : { dbName });
  const { connection } = mongo;
  const key = codeKey();
  const onIndexTaken = garbageCollector();
  if (task === 'TAKE') {
    if (key === null) throw new Error('A process that takes its search index from another must run from a build.');
    await runSnapshotReader(parentPort, {
      store: gridFsSnapshots(connection),
      key,
      onIndexTaken,
      idInUse: inUse?.snapshotId,
    });
  } else {
    const store = storeOf(connection, keptFor);
    await runIndexBuilder(parentPort, catalogueFeedOf(connection), {
      rates: createRatesReader(connection),
      clock: systemClock,
      isIndexInUse: inUse !== null,
      ...(key !== null && store !== null ? { snapshots: { store, key } } : {}),
      onIndexTaken,
    });
  }
  await mongo.close();
  parentPort.close();
}

await work();
