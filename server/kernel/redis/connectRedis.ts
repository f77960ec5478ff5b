/** One Redis connection a process. With Redis dead or frozen a command fails in under a second; reconnecting is automatic. */
import { Redis } from 'ioredis';
import { backOffMs } from '../backOff.js';
import type { Logger } from '../logger.js';

export type RedisClient = Redis;

export type RedisStore = {
  client: RedisClient;
  ping: () => Promise<void>;
  close: () => void;
};

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
  return {
    client,
    ping: async () => {
      await client.ping();
    },
    close: () => client.disconnect(),
  };
}
