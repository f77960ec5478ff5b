/** One Redis connection a process. With Redis dead or frozen a command fails in under a second, unless told otherwise; reconnecting is automatic. */
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
/** A request may not wait longer. */
const COMMAND_LIMIT_MS = 800;

/** A server that is being started, or a machine that is busy with starting all else, is waited for so long. */
const FIRST_CONNECTION_MS = 5000;

/** Rejects when the first connection takes longer than `firstConnectionMs`, with what failed last. */
export async function connectRedis(
  url: string,
  logger: Logger,
  { firstConnectionMs = FIRST_CONNECTION_MS, hasDeadline = true } = {},
): Promise<RedisStore> {
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    // A connection that has been silent so long is dropped: until there is a new one, commands fail at once instead of waiting one after another.
    ...(hasDeadline ? { commandTimeout: COMMAND_LIMIT_MS, socketTimeout: COMMAND_LIMIT_MS } : {}),
    connectTimeout: 1000,
    retryStrategy: attempt => backOffMs(attempt, { firstMs: 50, maxMs: 500 }),
  });
  let isDown = false;
  let lastError: unknown;
  client.on('error', error => {
    lastError = error;
    if (!isDown) logger.warn({ err: error }, 'redis does not answer');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) logger.info('redis answers again');
    isDown = false;
  });
  const isReady = await new Promise<boolean>(resolve => {
    const timer = setTimeout(() => resolve(false), firstConnectionMs);
    client.once('ready', () => {
      clearTimeout(timer);
      resolve(true);
    });
    // The first attempt may fail: the client goes on by itself.
    client.connect().catch(() => undefined);
  });
  if (!isReady) {
    client.disconnect();
    throw lastError ?? new Error('No answer within the time of a first connection');
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
