/**
 * One store and one client for a test file; every test gets a collection of its own. With ORACLE_MONGODB_URI the store is a real
 * MongoDB: then the same cases prove that what they expect of the embedded store is what MongoDB does.
 */
import { randomBytes } from 'node:crypto';
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

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-'));
}

export const oracleUri = process.env['ORACLE_MONGODB_URI'];

const oracleStore = (uri: string): EmbeddedMongo => ({ uri, pid: undefined, stop: () => Promise.resolve() });

export function useTestStore(ttlSweepMs = 60_000): () => TestStore {
  let current: TestStore | undefined;
  let made = 0;
  beforeAll(async () => {
    const dataDir = temporaryDirectory();
    const store = oracleUri ? oracleStore(oracleUri) : await startEmbeddedMongo({ dataDir, ttlSweepMs });
    const client = new MongoClient(store.uri);
    const database = `test_${randomBytes(4).toString('hex')}`;
    current = {
      dataDir,
      store,
      client,
      collection: () => {
        made += 1;
        return client.db(database).collection(`c${made}`);
      },
    };
  });
  afterAll(async () => {
    await current?.client.close();
    await current?.store.stop();
    if (current) rmSync(current.dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!current) throw new Error('the store is not started yet');
    return current;
  };
}
