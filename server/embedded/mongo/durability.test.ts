import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { until, within } from '../../testing/until.js';
import { type EmbeddedMongo, EmbeddedStoreInUseError, startEmbeddedMongo } from './index.js';
import { socketPathFor } from './socketPath.js';
import { temporaryDirectory } from './test/testStore.js';

const ROUNDS = 5;
const ROUND_LIMIT_MS = 30_000;
const BATCH = 500;
const directories: string[] = [];
const directory = () => {
  directories.push(temporaryDirectory());
  return directories[directories.length - 1] ?? '';
};

afterAll(() => directories.forEach(path => rmSync(path, { recursive: true, force: true })));

/** False as well for a process that has ended and that nobody has collected yet. */
function isRunning(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'utf8'));
}

/** Fails when the signal is given: the driver may wait for ever for an answer to what it wrote to a socket that is gone. */
const givenUpAt = (stop: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    stop.addEventListener('abort', () => reject(new Error('the store was killed')), { once: true });
  });

type Write = (collection: Collection<Document>, step: number) => Promise<void>;

/** Writes until the signal is given, each writer in turn; a client that met a killed store is not waited for. */
async function writeUntil(stop: AbortSignal, store: EmbeddedMongo, writers: readonly Write[]): Promise<void> {
  const client = new MongoClient(store.uri, { retryWrites: false });
  const collection = client.db('kill').collection('rows');
  const givenUp = givenUpAt(stop);
  const run = async (write: Write) => {
    for (let step = 0; !stop.aborted; step += 1) await Promise.race([write(collection, step), givenUp]);
  };
  await Promise.allSettled(writers.map(run));
  client.close(true).catch(() => undefined);
}

/** Kills the store once `isTime` holds, lets the writers end, and waits until it has come back by itself. */
async function killWhile(store: EmbeddedMongo, writers: readonly Write[], isTime: () => boolean): Promise<void> {
  const { pid } = store;
  if (pid === undefined) throw new Error('the store has no process');
  const stop = new AbortController();
  const writing = writeUntil(stop.signal, store, writers);
  await until('the first acknowledgements', isTime, ROUND_LIMIT_MS);
  process.kill(pid, 'SIGKILL');
  stop.abort();
  await within('the writers to end', writing, ROUND_LIMIT_MS);
  await until('the store to come back', () => store.pid !== pid, ROUND_LIMIT_MS);
}

/** A client of its own for each look: one that lived through a kill may hold a dead connection. */
async function look<T>(store: EmbeddedMongo, read: (rows: Collection<Document>) => Promise<T>): Promise<T> {
  const client = new MongoClient(store.uri);
  try {
    return await within('the store to answer', read(client.db('kill').collection('rows')), ROUND_LIMIT_MS);
  } finally {
    await client.close(true);
  }
}

test('every acknowledged write survives kill -9 of the store under load, which comes back by itself', async () => {
  const store = await startEmbeddedMongo({ dataDir: directory() });
  await look(store, async rows => {
    await rows.createIndex({ k: 1 }, { unique: true });
    await rows.insertOne({ counter: true, k: -1, n: 0 });
  });
  const acknowledged = { inserted: [] as number[], increments: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const write =
      (lane: number): Write =>
      async (rows, step) => {
        const k = round * 1_000_000 + lane * 100_000 + step;
        await rows.insertOne({ k, pad: 'x'.repeat(200) });
        acknowledged.inserted.push(k);
        await rows.updateOne({ counter: true }, { $inc: { n: 1 } });
        acknowledged.increments += 1;
      };
    const enough = acknowledged.increments + 4 + Math.random() * 60;
    await killWhile(store, [0, 1, 2, 3].map(write), () => acknowledged.increments >= enough);
    await look(store, async rows => {
      const stored = new Set((await rows.find().toArray()).map(({ k }) => Number(k)));
      expect(acknowledged.inserted.filter(k => !stored.has(k))).toEqual([]);
      expect((await rows.findOne({ counter: true }))?.['n']).toBeGreaterThanOrEqual(acknowledged.increments);
      expect(await rows.estimatedDocumentCount()).toBe(stored.size);
      const byIndex = await rows
        .find({ k: { $gte: -1 } })
        .sort({ k: 1 })
        .toArray();
      expect(byIndex.length).toBe(stored.size);
    });
  }
  await store.stop();
});

test('a bulk insert is whole or absent after kill -9', async () => {
  const store = await startEmbeddedMongo({ dataDir: directory() });
  await look(store, rows => rows.createIndex({ batch: 1 }));
  let written = 0;
  const write: Write = async (rows, batch) => {
    await rows.insertMany(Array.from({ length: BATCH }, (_, i) => ({ batch, i })));
    written += 1;
  };
  await killWhile(store, [write], () => written >= 2);
  const count = await look(store, rows => rows.countDocuments());
  expect(count % BATCH).toBe(0);
  expect(count).toBeGreaterThanOrEqual(written * BATCH);
  await store.stop();
});

test('a stop keeps everything, and the directory opens again', async () => {
  const dataDir = directory();
  const first = await startEmbeddedMongo({ dataDir });
  const client = new MongoClient(first.uri);
  await client.db('a').collection('x').insertOne({ k: 1 });
  await client.close();
  await first.stop();
  const second = await startEmbeddedMongo({ dataDir });
  const again = new MongoClient(second.uri);
  expect(await again.db('a').collection('x').countDocuments({ k: 1 })).toBe(1);
  await again.close();
  await second.stop();
});

test('a directory in use is one clear error, and is free again after its process was killed', async () => {
  const dataDir = directory();
  const first = await startEmbeddedMongo({ dataDir });
  const refusal = await startEmbeddedMongo({ dataDir }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedStoreInUseError);
  expect(refusal).toMatchObject({
    code: 'EMBEDDED_STORE_IN_USE',
    message: `the data directory ${join(dataDir, 'mongo')} is in use by process ${first.pid}`,
  });
  await first.stop();
  const [winner, loser] = await Promise.allSettled([startEmbeddedMongo({ dataDir }), startEmbeddedMongo({ dataDir })]);
  expect([winner.status, loser.status].sort()).toEqual(['fulfilled', 'rejected']);
  for (const outcome of [winner, loser]) if (outcome.status === 'fulfilled') await outcome.value.stop();
});

test('the store ends with its parent, even one killed with -9, and the directory opens at once', async () => {
  const dataDir = directory();
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))}).then(async (m) => { const s = await m.startEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)} }); console.log(s.pid); setInterval(() => 0, 1000); })`;
  const parent: ChildProcess = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = parent.stdout ? await once(parent.stdout, 'data') : [];
  parent.kill('SIGKILL');
  const next = await startEmbeddedMongo({ dataDir });
  expect(next.pid).not.toBe(Number(String(pid)));
  await until('the store to end', () => !isRunning(Number(String(pid))));
  await next.stop();
});

test('a deep data directory gets a short socket in a private directory; sockets belong to the user alone', async () => {
  const deep = join(directory(), 'x'.repeat(120));
  expect(socketPathFor(deep).length).toBeLessThan(100);
  const store = await startEmbeddedMongo({ dataDir: deep });
  const path = socketPathFor(join(deep, 'mongo'));
  expect(existsSync(path)).toBe(true);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(statSync(join(path, '..')).mode & 0o077).toBe(0);
  await store.stop();
  rmSync(join(path, '..'), { recursive: true, force: true });
});
