/** Thread that keeps the search index: reads the catalogue through a connection of its own and hands finished indexes over. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { catalogueFeedOf, catalogueStampsOf } from '../../domains/catalogue/index.js';
import { createRatesReader } from '../../domains/rates/index.js';
import {
  fileSnapshots,
  gridFsSnapshots,
  occasionally,
  runIndexBuilder,
  runSnapshotReader,
  type KeptSnapshots,
} from '../../domains/search/index.js';
import { systemClock } from '../../kernel/clock.js';
import { connectMongo, type MongoConnection } from '../../kernel/mongo/connectMongo.js';
import { migrations } from '../../migrations/migrations.js';
import type { SearchWorkerData, SearchWorkerInput } from './startSearchWorker.js';

/** Collects the garbage of this thread, which serves nobody: left alone it would keep what a finished build left, and the index it replaced, until the next one. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => {};
}

/**
 * Names the code that can read what was kept. A build of this thread is one file, vocabulary included; sources are many files, and have no key. A migration
 * may change items without a time of their change, so rows that were read before it are not kept beyond it.
 */
function codeKey(): string | null {
  const file = fileURLToPath(import.meta.url);
  if (file.endsWith('.ts')) return null;
  const hash = createHash('sha256').update(readFileSync(file)).update(process.versions.v8);
  return hash.update(migrations.map(({ name }) => name).join()).digest('hex');
}

type Stores = Pick<KeptSnapshots, 'store' | 'rows'>;

function storesOf(connection: MongoConnection, keptFor: SearchWorkerData['keptFor']): Stores | null {
  if (keptFor === undefined) return null;
  if (typeof keptFor === 'object')
    return { store: fileSnapshots(keptFor.file), rows: fileSnapshots(`${keptFor.file}.rows`) };
  const [store, rows] = [gridFsSnapshots(connection, 'searchIndex'), gridFsSnapshots(connection, 'searchRows')];
  return keptFor === 'OTHER_PROCESSES' ? { store, rows } : { store: occasionally(store), rows: occasionally(rows) };
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
    const stores = storesOf(connection, keptFor);
    await runIndexBuilder(parentPort, catalogueFeedOf(connection), {
      rates: createRatesReader(connection),
      clock: systemClock,
      isIndexInUse: inUse !== null,
      ...(key !== null && stores !== null
        ? { snapshots: { ...stores, key, catalogue: catalogueStampsOf(connection) } }
        : {}),
      onIndexTaken,
    });
  }
  await mongo.close();
  parentPort.close();
}

await work();
