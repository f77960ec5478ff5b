/** One Redis connection a process. With Redis dead or frozen a command fails in under a second; reconnecting is automatic. */
import { Redis } from 'ioredis';
import { backOffMs } from '../backOff.js';
import type { Logger } from '../logger.js';
import { sharedCheck } from '../sharedCheck.js';

export type RedisClient = Redis;

export type RedisStore = {
  client: RedisClient;
  /** Rejects when the server does not answer or cannot write. */
  ping: () => Promise<void>;
  close: () => void;
};

const WRITE_CHECK_MS = 1000;

export async function connectRedis(url: string, logger: Logger): Promise<RedisStore> {
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 800,
    connectTimeout: 1000,
    retryStrategy: attempt => backOffMs(attempt, { firstMs: 50, maxMs: 500 }),
  });
  let isDown = false;
  client.on('error', error => {
    if (!isDown) logger.warn({ err: error }, 'redis does not answer');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) logger.info('redis answers again');
    isDown = false;
  });
  try {
    await client.connect();
  } catch (error) {
    client.disconnect();
    throw error;
  }
  const checkWrite = sharedCheck(async () => {
    await client.set('readiness', 1, 'PX', WRITE_CHECK_MS);
  }, WRITE_CHECK_MS);
  return {
    client,
    ping: async () => {
      await client.ping();
      await checkWrite();
    },
    close: () => client.disconnect(),
  };
}
