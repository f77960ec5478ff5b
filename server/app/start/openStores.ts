/** MongoDB and Redis by their addresses or, where none is given, the embedded ones in the data folder. */
import { startEmbeddedMongo } from '../../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../../embedded/redis/index.js';
import type { Env } from '../../kernel/env.js';
import type { Logger } from '../../kernel/logger.js';
import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { connectRedis, type RedisStore } from '../../kernel/redis/connectRedis.js';
import { StartError } from './startError.js';

export type Stores = {
  mongo: Mongo;
  mongodbUri: string;
  redisUrl: string;
  redis: RedisStore;
  close: () => Promise<void>;
};

type Closing = () => Promise<void> | void;

const explain = (what: string, error: unknown): StartError => {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown reason';
  return new StartError(`${what}: ${reason}`, { cause: error });
};

async function orExplain<T>(what: string, start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (error) {
    throw explain(what, error);
  }
}

export async function openStores(env: Env, logger: Logger): Promise<Stores> {
  const closings: Closing[] = [];
  const close = async (): Promise<void> => {
    for (const closing of closings.splice(0).toReversed()) await closing();
  };
  try {
    const mongodbUri = env.mongodbUri ?? (await embeddedMongo(env, closings));
    const redisUrl = env.redisUrl ?? (await embeddedRedis(env, closings));
    if (!env.mongodbUri || !env.redisUrl)
      logger.warn(
        { dataDir: env.dataDir },
        'embedded stores are in use: they serve this one machine; set MONGODB_URI and REDIS_URL to run several',
      );
    const mongo = await orExplain(
      'MongoDB does not answer (MONGODB_URI)',
      connectMongo(mongodbUri, {
        onReplaced: () => logger.warn('a connection to MongoDB that stayed silent was replaced'),
      }),
    );
    closings.push(mongo.close);
    const redis = await orExplain(
      'Redis does not answer (REDIS_URL)',
      connectRedis(redisUrl, logger, { limitMs: env.redisLimitMs }),
    );
    closings.push(redis.close);
    return { mongo, mongodbUri, redisUrl, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function embeddedMongo({ dataDir }: Env, closings: Closing[]): Promise<string> {
  const store = await orExplain('The embedded document store did not start', startEmbeddedMongo({ dataDir }));
  closings.push(() => store.stop());
  return store.uri;
}

async function embeddedRedis({ dataDir }: Env, closings: Closing[]): Promise<string> {
  const store = await orExplain('The embedded key store did not start', startEmbeddedRedis({ dataDir }));
  closings.push(() => store.stop());
  return store.url;
}
