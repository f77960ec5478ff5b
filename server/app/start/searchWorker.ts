/** Thread that keeps the search index: reads the catalogue through a connection of its own and hands finished indexes over. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createCatalogue } from '../../domains/catalogue/index.js';
import { createRatesReader } from '../../domains/rates/index.js';
import { fileSnapshots, gridFsSnapshots, type KeptSnapshots, runIndexBuilder } from '../../domains/search/index.js';
import { systemClock } from '../../kernel/clock.js';
import { connectMongo, type MongoConnection } from '../../kernel/mongo/connectMongo.js';
import type { SearchWorkerData } from './startSearchWorker.js';

/** Collects the garbage of this thread, which serves nobody: left alone it would keep what a finished build left, and the index it replaced, until the next one. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => {};
}

/** A build of this thread is one file, vocabulary included, so that its bytes name the code; sources are many files, and keep no index. */
function keptSnapshots(connection: MongoConnection, snapshotFile: string | undefined): KeptSnapshots | undefined {
  const file = fileURLToPath(import.meta.url);
  if (file.endsWith('.ts')) return undefined;
  const key = createHash('sha256').update(readFileSync(file)).update(process.versions.v8).digest('hex');
  return { key, store: snapshotFile === undefined ? gridFsSnapshots(connection) : fileSnapshots(snapshotFile) };
}

async function work(): Promise<void> {
  if (!parentPort) throw new Error('This file is the entry of a worker thread.');
  const { mongodbUri, dbName, snapshotFile }: SearchWorkerData = workerData;
  // While MongoDB is away this rejects, the thread ends, and its holder starts another.
  const mongo = await connectMongo(mongodbUri, dbName === undefined ? {} : { dbName });
  const { feed } = createCatalogue({
    connection: mongo.connection,
    clock: systemClock,
    isStoreReachable: mongo.isReachable,
  });
  await runIndexBuilder(parentPort, feed, {
    rates: createRatesReader(mongo.connection),
    clock: systemClock,
    snapshots: keptSnapshots(mongo.connection, snapshotFile),
    onIndexTaken: garbageCollector(),
  });
  await mongo.close();
  parentPort.close();
}

await work();
