import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, MongoServerError, type Collection } from 'mongodb';
import { limitFileSize, smallDisk, type SmallDisk } from '../../testing/smallDisk.js';
import { until, within } from '../../testing/until.js';
import { startEmbeddedMongo, type EmbeddedMongo } from './index.js';
import { temporaryDirectory } from './test/testStore.js';

const WRITERS = 12;
const WAIT_MS = 10_000;
const PAD = 'x'.repeat(2000);
/** The driver may wait for ever for an answer over a socket that has just broken (docs/decisions/0007-silent-mongodb-connections.md). */
const answered = <T>(answer: Promise<T>): Promise<T> => within('an answer', answer, WAIT_MS);
/** What MongoDB calls a full disk, and a write that the disk refused. */
const REFUSALS = [14031, 39];

interface Outcome {
  readonly acknowledged: number[];
  readonly refusals: unknown[];
}

/** Inserts in parallel until a writer was refused or lost its store. */
async function writeUntilRefused(rows: Collection, first: number): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], refusals: [] };
  let next = first;
  const write = async () => {
    while (outcome.refusals.length === 0) {
      next += 1;
      const k = next;
      try {
        await answered(rows.insertOne({ k, pad: PAD }));
        outcome.acknowledged.push(k);
      } catch (error) {
        outcome.refusals.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return outcome;
}

async function withRows<T>(store: EmbeddedMongo, use: (rows: Collection) => Promise<T>): Promise<T> {
  const client = new MongoClient(store.uri, {
    retryWrites: false,
    socketTimeoutMS: WAIT_MS,
    serverSelectionTimeoutMS: WAIT_MS,
    waitQueueTimeoutMS: WAIT_MS,
  });
  try {
    return await use(client.db('full').collection('rows'));
  } finally {
    // Not waited for: it sends a command, too.
    client.close(true).catch(() => undefined);
  }
}

const missing = (store: EmbeddedMongo, acknowledged: number[]) =>
  withRows(store, async rows => {
    const stored = new Set((await answered(rows.find().toArray())).map(({ k }) => Number(k)));
    return acknowledged.filter(k => !stored.has(k));
  });

const codesOf = (refusals: unknown[]) =>
  new Set(refusals.filter(error => error instanceof MongoServerError).map(({ code }) => code));

test('a failed commit is never acknowledged: the store ends, comes back for readers, and writes again once the disk does', async () => {
  const dataDir = temporaryDirectory();
  const store = await within('the start', startEmbeddedMongo({ dataDir }));
  await withRows(store, rows => answered(rows.insertOne({ k: 0, pad: PAD })));
  const { pid } = store;
  limitFileSize(pid, statSync(join(dataDir, 'mongo', 'data.mdb')).size + 100_000);
  const writing = withRows(store, rows => writeUntilRefused(rows, 1));
  await until('the store to come back', () => store.pid !== pid);
  // At once: the store refuses writes for a few seconds only, and a writer may wait longer for an answer that never comes.
  const refused = await withRows(store, rows => answered(rows.insertOne({ k: -1 })).catch((error: unknown) => error));
  expect(refused).toMatchObject({ code: 39 });
  const { acknowledged, refusals } = await writing;
  expect(refusals).not.toEqual([]);
  for (const code of codesOf(refusals)) expect(REFUSALS).toContain(code);
  await until('the readers', async () => (await missing(store, acknowledged)).length === 0);
  await until('a write', () => withRows(store, async rows => Boolean(await answered(rows.insertOne({ k: -2 })))));
  await until('the last write', async () => (await missing(store, [...acknowledged, -2])).length === 0);
  await within('the end of the store', store.stop());
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a full disk', () => {
  let disk: SmallDisk;
  beforeAll(() => {
    disk = smallDisk(12);
  });
  afterAll(() => disk.remove());

  test('loses no acknowledged write, is read all the while, also by a store started on it, and takes writes again when there is space', async () => {
    const dataDir = disk.folder;
    const first = await startEmbeddedMongo({ dataDir });
    const acknowledged: number[] = [];
    for (let k = 1; k <= 200; k += 1) {
      await withRows(first, rows => answered(rows.insertOne({ k, pad: PAD })));
      acknowledged.push(k);
    }
    disk.fill(first.pid);
    const outcome = await withRows(first, rows => writeUntilRefused(rows, 1000));
    acknowledged.push(...outcome.acknowledged);
    for (const code of codesOf(outcome.refusals)) expect(REFUSALS).toContain(code);
    await until('the readers', async () => (await missing(first, acknowledged)).length === 0);
    await first.stop();

    const second = await startEmbeddedMongo({ dataDir });
    expect(await missing(second, acknowledged)).toEqual([]);
    disk.free(second.pid);
    await until('a write', () => withRows(second, async rows => Boolean(await answered(rows.insertOne({ k: -1 })))));
    expect(await missing(second, [...acknowledged, -1])).toEqual([]);
    await second.stop();
  });
});
