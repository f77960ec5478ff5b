/** Stores of the API suite: those of MONGODB_URI and REDIS_URL where given, otherwise the embedded MongoDB and a real redis-server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { startRedisServer } from './startRedisServer.js';

declare global {
  /** Jest runs set-up and tear-down in one process and passes nothing between them. */
  var stopTestStores: (() => Promise<void>) | undefined;
}

export default async function startStores(): Promise<void> {
  const closings: (() => Promise<void>)[] = [];
  globalThis.stopTestStores = async () => {
    for (const close of closings.toReversed()) await close();
  };
  if (!process.env.MONGODB_URI) {
    const dataDir = mkdtempSync(join(tmpdir(), 'test-mongo-'));
    const store = await startEmbeddedMongo({ dataDir });
    closings.push(async () => {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    process.env.MONGODB_URI = store.uri;
  }
  if (!process.env.REDIS_URL) {
    const server = await startRedisServer();
    closings.push(server.stop);
    process.env.REDIS_URL = server.url;
  }
}
