/** Runs the suite's stores in a process of its own (Jest's set-up cannot import our sources) and ends with its parent. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { messageOf } from '../kernel/errors/messageOf.js';
import { startRedisServer } from './startRedisServer.js';

async function main(): Promise<void> {
  const closings: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closings.splice(0).toReversed()) await close();
    process.exit(0);
  };
  process.on('disconnect', () => void stop());
  process.on('message', () => void stop());

  let { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl } = process.env;
  if (!mongodbUri) {
    const dataDir = mkdtempSync(join(tmpdir(), 'test-mongo-'));
    const store = await startEmbeddedMongo({ dataDir });
    closings.push(async () => {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    mongodbUri = store.uri;
  }
  if (!redisUrl) {
    const server = await startRedisServer();
    closings.push(server.stop);
    redisUrl = server.url;
  }
  process.send?.({ mongodbUri, redisUrl });
}

main().catch((error: unknown) => {
  process.send?.({ failure: messageOf(error) });
  process.exit(1);
});
