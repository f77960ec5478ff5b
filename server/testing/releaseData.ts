/** What a release stored, small enough for the repository (server/migrations/releases), and how a test brings it back into embedded stores. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../embedded/redis/index.js';
import { connectMongo, databaseOf, type MongoDatabase } from '../kernel/mongo/connectMongo.js';
import { connectRedis, type RedisClient } from '../kernel/redis/connectRedis.js';
import { createLogger } from '../kernel/logger.js';

type Stored = { _id: string; [field: string]: unknown };
type Cookies = Record<string, string>;
export type ReleaseKey = { key: string; restMs: number } & ({ value: string } | { members: string[] });

export type ReleaseData = {
  release: string;
  commit: string;
  madeAt: number;
  /** Of the site that made it, so that its cookies are believed. */
  sessionSecret: string;
  admin: { email: string; session: Cookies };
  student: { email: string; session: Cookies; remembered: Cookies };
  /** Items of the catalogue that the student saved; the first is a program. */
  wishlist: string[];
  documents: Record<string, Stored[]>;
  keys: ReleaseKey[];
};

export const RELEASES = join(import.meta.dirname, '..', 'migrations', 'releases');

export const readRelease = (release: string): ReleaseData =>
  EJSON.parse(readFileSync(join(RELEASES, `${release}.json`), 'utf8'), { relaxed: true });

const TIMES = ['signedInAt', 'loggedInAt', 'seenAt', 'createdAt'];

/** Sessions end by the clock: they are brought back as if they had been made just now. */
function moved(text: string, byMs: number): string {
  if (!text.startsWith('{')) return text;
  const record: Record<string, unknown> = JSON.parse(text);
  const times = TIMES.flatMap(name => {
    const time = record[name];
    return typeof time === 'number' ? [[name, time + byMs] as const] : [];
  });
  return JSON.stringify({ ...record, ...Object.fromEntries(times) });
}

export async function writeDocuments(database: MongoDatabase, { documents }: ReleaseData): Promise<void> {
  for (const [name, rows] of Object.entries(documents))
    if (rows.length > 0) await database.collection<Stored>(name).insertMany(rows);
}

export async function writeKeys(redis: RedisClient, { keys, madeAt }: ReleaseData): Promise<void> {
  for (const { key, restMs, ...stored } of keys) {
    if ('members' in stored) await redis.sadd(key, ...stored.members);
    else await redis.set(key, moved(stored.value, Date.now() - madeAt));
    if (restMs > 0) await redis.pexpire(key, restMs);
  }
}

/** Into embedded stores of the data folder, which are at rest before and after. */
export async function loadRelease(data: ReleaseData, dataDir: string): Promise<void> {
  const mongoStore = await startEmbeddedMongo({ dataDir });
  const mongo = await connectMongo(mongoStore.uri);
  await writeDocuments(databaseOf(mongo.connection), data);
  await mongo.close();
  await mongoStore.stop();

  const redisStore = await startEmbeddedRedis({ dataDir });
  const redis = await connectRedis(redisStore.url, createLogger({ logLevel: 'silent' }));
  await writeKeys(redis.client, data);
  redis.close();
  await redisStore.stop();
}
