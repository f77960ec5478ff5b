/** Thread that keeps the search index: reads the catalogue through a connection of its own and hands finished indexes over. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createCatalogue } from '../../domains/catalogue/index.js';
import { createRatesReader } from '../../domains/rates/index.js';
import { runIndexBuilder } from '../../domains/search/index.js';
import { systemClock } from '../../kernel/clock.js';
import { connectMongo } from '../../kernel/mongo/connectMongo.js';
import type { SearchWorkerData } from './startSearchWorker.js';

/** Collects the garbage of this thread, which serves nobody: left alone it would keep what a finished build left, and the index it replaced, until the next one. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => {};
}

async function work(): Promise<void> {
  if (!parentPort) throw new Error('This file is the entry of a worker thread.');
  const { mongodbUri, dbName }: SearchWorkerData = workerData;
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
    onIndexTaken: garbageCollector(),
  });
  await mongo.close();
  parentPort.close();
}

await work();
