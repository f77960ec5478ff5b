import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { EmbeddedStoreInUseError, startEmbeddedMongo } from './index.js';
import { socketPathFor } from './socketPath.js';
import { temporaryDirectory } from './test/testStore.js';

const ROUNDS = 5;
const directories: string[] = [];
const directory = () => {
  directories.push(temporaryDirectory());
  return directories[directories.length - 1] ?? '';
};
const pause = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms);
  });

afterAll(() => directories.forEach(path => rmSync(path, { recursive: true, force: true })));

/** False as well for a process that has ended and that nobody has collected yet. */
function isRunning(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'utf8'));
}

interface Acknowledged {
  inserted: number[];
  increments: number;
}

/** Writes until it fails; what it returns was acknowledged. */
async function writeUntilKilled(uri: string, round: number, done: Acknowledged) {
  const client = new MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 2000 });
  const collection = client.db('kill').collection('rows');
  const writer = async (lane: number) => {
    for (let i = 0; ; i += 1) {
      const k = round * 1_000_000 + lane * 100_000 + i;
      await collection.insertOne({ k, pad: 'x'.repeat(200) });
      done.inserted.push(k);
      await collection.updateOne({ counter: true }, { $inc: { n: 1 } });
      done.increments += 1;
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(writer));
  await client.close(true);
}

test('every acknowledged write survives kill -9 of the store under load, which comes back by itself', async () => {
  const store = await startEmbeddedMongo({ dataDir: directory() });
  const client = new MongoClient(store.uri);
  const rows = client.db('kill').collection('rows');
  await rows.createIndex({ k: 1 }, { unique: true });
  await rows.insertOne({ counter: true, k: -1, n: 0 });
  const done: Acknowledged = { inserted: [], increments: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writing = writeUntilKilled(store.uri, round, done);
    await pause(50 + Math.random() * 250);
    if (store.pid === undefined) throw new Error('the store has no process');
    process.kill(store.pid, 'SIGKILL');
    await writing;
    while (
      !(await client
        .db('kill')
        .command({ ping: 1 })
        .then(
          () => true,
          () => false,
        ))
    )
      await pause(50);
    const stored = new Set((await rows.find().toArray()).map(({ k }) => Number(k)));
    expect(done.inserted.filter(k => !stored.has(k))).toEqual([]);
    expect((await rows.findOne({ counter: true }))?.['n']).toBeGreaterThanOrEqual(done.increments);
    expect(await rows.estimatedDocumentCount()).toBe(stored.size);
    const byIndex = await rows
      .find({ k: { $gte: -1 } })
      .sort({ k: 1 })
      .toArray();
    expect(byIndex.length).toBe(stored.size);
  }
  expect(done.inserted.length).toBeGreaterThan(ROUNDS);
  await client.close();
  await store.stop();
}, 90_000);

test('a bulk insert is whole or absent after kill -9', async () => {
  const store = await startEmbeddedMongo({ dataDir: directory() });
  const client = new MongoClient(store.uri, { retryWrites: false });
  const rows = client.db('kill').collection('bulk');
  await rows.createIndex({ k: 1 });
  const writing = (async () => {
    for (let batch = 0; ; batch += 1) await rows.insertMany(Array.from({ length: 500 }, (_, i) => ({ k: batch, i })));
  })().catch(() => undefined);
  await pause(300);
  if (store.pid !== undefined) process.kill(store.pid, 'SIGKILL');
  await writing;
  while (
    !(await client
      .db('kill')
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      ))
  )
    await pause(50);
  expect((await rows.countDocuments()) % 500).toBe(0);
  await client.close();
  await store.stop();
}, 60_000);

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
}, 30_000);

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
}, 30_000);

test('the store ends with its parent, even one killed with -9, and the directory opens at once', async () => {
  const dataDir = directory();
  const script = `import(${JSON.stringify(join(__dirname, 'index.ts'))}).then(async (m) => { const s = await m.startEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)} }); console.log(s.pid); setInterval(() => 0, 1000); })`;
  const parent: ChildProcess = spawn(process.execPath, ['--import', require.resolve('tsx'), '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = parent.stdout ? await once(parent.stdout, 'data') : [];
  parent.kill('SIGKILL');
  const next = await startEmbeddedMongo({ dataDir });
  expect(next.pid).not.toBe(Number(String(pid)));
  while (isRunning(Number(String(pid)))) await pause(20);
  await next.stop();
}, 30_000);

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
}, 30_000);
