/** A document store of one's own, for tests that freeze it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';

export type MongoServer = { uri: string; freeze: () => void; resume: () => void; stop: () => Promise<void> };

export async function startMongo(): Promise<MongoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-mongo-'));
  const store = await startEmbeddedMongo({ dataDir });
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => (): void => void process.kill(Number(store.pid), name);
  return {
    uri: store.uri,
    freeze: signal('SIGSTOP'),
    resume: signal('SIGCONT'),
    stop: async () => {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
