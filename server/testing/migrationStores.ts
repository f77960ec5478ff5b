/** Stores of a test of one migration: a database and a Redis of its own, filled as a release left them. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedRedis } from '../embedded/redis/index.js';
import { systemClock } from '../kernel/clock.js';
import { createLogger } from '../kernel/logger.js';
import type { Migration } from '../kernel/migrations/migration.js';
import { type MigrationRun, runMigrations } from '../kernel/migrations/runMigrations.js';
import { connectMongo, databaseOf, type MongoDatabase } from '../kernel/mongo/connectMongo.js';
import { connectRedis, type RedisClient, type RedisStore } from '../kernel/redis/connectRedis.js';
import { keysOf } from './keysOf.js';
import { type ReleaseData, writeDocuments, writeKeys } from './releaseData.js';
import { startRedisServer } from './startRedisServer.js';

export type MigrationStores = {
  database: MongoDatabase;
  redis: RedisClient;
  store: RedisStore;
  /** Every key of Redis, sorted. */
  keys: () => Promise<string[]>;
  /** Resolves to what was said. */
  migrate: (migrations: readonly Migration[], options?: Partial<MigrationRun>) => Promise<string[]>;
  /** Every document of the collection, in the order of the ids. */
  rows: (collection: string) => Promise<{ _id: string; [field: string]: unknown }[]>;
  close: () => Promise<void>;
};

async function startEmbedded(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-redis-'));
  const store = await startEmbeddedRedis({ dataDir });
  return {
    url: store.url,
    stop: async () => {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openMigrationStores({
  release,
  redis: kind = 'real',
}: { release?: ReleaseData; redis?: 'real' | 'embedded' } = {}): Promise<MigrationStores> {
  const mongo = await connectMongo(String(process.env.MONGODB_URI), {
    dbName: `migrated_${randomBytes(6).toString('hex')}`,
  });
  const server = kind === 'real' ? await startRedisServer() : await startEmbedded();
  const redis: RedisStore = await connectRedis(server.url, createLogger({ logLevel: 'silent' }), {
    // As those that migrate a site.
    limitMs: null,
  });
  const database = databaseOf(mongo.connection);
  if (release) {
    await writeDocuments(database, release);
    await writeKeys(redis.client, release);
  }
  return {
    database,
    redis: redis.client,
    store: redis,
    keys: () => keysOf(redis),
    migrate: async (migrations, options = {}) => {
      const said: string[] = [];
      await runMigrations({
        migrations,
        database,
        redis,
        sessionSecret: 'a secret of the tests, never used to sign',
        models: { models: {} },
        clock: systemClock,
        isAlone: false,
        say: line => void said.push(line),
        ...options,
      });
      return said;
    },
    rows: collection => database.collection<{ _id: string }>(collection).find().sort({ _id: 1 }).toArray(),
    close: async () => {
      await mongo.connection.dropDatabase();
      await mongo.close();
      redis.close();
      await server.stop();
    },
  };
}
