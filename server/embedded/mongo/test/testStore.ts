/** One store and one client for a test file; every test gets a collection of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../index.js';

export interface TestStore {
  readonly dataDir: string;
  store: EmbeddedMongo;
  client: MongoClient;
  collection(): Collection<Document>;
}

export const START_TIMEOUT_MS = 30_000;

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-'));
}

export function useTestStore(ttlSweepMs = 60_000): () => TestStore {
  let current: TestStore | undefined;
  let made = 0;
  beforeAll(async () => {
    const dataDir = temporaryDirectory();
    const store = await startEmbeddedMongo({ dataDir, ttlSweepMs });
    const client = new MongoClient(store.uri);
    current = {
      dataDir,
      store,
      client,
      collection: () => {
        made += 1;
        return client.db('test').collection(`c${made}`);
      },
    };
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await current?.client.close();
    await current?.store.stop();
    if (current) rmSync(current.dataDir, { recursive: true, force: true });
  }, START_TIMEOUT_MS);
  return () => {
    if (!current) throw new Error('the store is not started yet');
    return current;
  };
}
