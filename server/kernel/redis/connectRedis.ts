/**
 * One client of Redis a process. With Redis dead or frozen a command fails in under a second, unless told otherwise; reconnecting is automatic. Of a cluster
 * only the keys of the dead or frozen server fail.
 */
import { Cluster, type Redis } from 'ioredis';
import type { Logger } from '../logger.js';
import { sharedCheck } from '../sharedCheck.js';
import { COMMAND_LIMIT_MS } from './commandLimit.js';
import { type OpenedClient, openRedisClient, type RedisClient } from './openRedisClient.js';

export type { RedisClient } from './openRedisClient.js';

export type RedisStore = {
  client: RedisClient;
  /** The servers that hold keys: one, or the masters of a cluster. Throws while a part of the keys has none. */
  masters: () => Redis[];
  /** Rejects when the server does not answer or cannot write; of a cluster, when none can. */
  ping: () => Promise<void>;
  close: () => void;
};

const WRITE_CHECK_MS = 1000;

/** A server that is being started, or a machine that is busy with starting all else, is waited for so long. */
const FIRST_CONNECTION_MS = 5000;

/** Enough that they lie on several servers of a cluster. */
const READINESS_KEYS = Array.from({ length: 8 }, (_, place) => `readiness:${place}`);

/** What a server of the cluster said, behind the client's "all failed". */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && 'lastNodeError' in error && error.lastNodeError ? error.lastNodeError : error;

/** The log says once that a server does not answer, and once that it does again; of a cluster it names the server. Returns what failed last. */
function watchClient({ client }: OpenedClient, logger: Logger): () => unknown {
  const down = new Set<Redis | Cluster>();
  let lastError: unknown;
  const watch = (watched: Redis | Cluster, server: { server?: string }): void => {
    watched.on('error', (error: unknown) => {
      lastError = causeOf(error);
      if (!down.has(watched)) logger.warn({ err: lastError, ...server }, 'redis does not answer');
      down.add(watched);
    });
    watched.on('ready', () => {
      if (down.delete(watched)) logger.info(server, 'redis answers again');
    });
  };
  watch(client, {});
  if (client instanceof Cluster) {
    client.on('+node', (node: Redis) => watch(node, { server: `${node.options.host}:${node.options.port}` }));
    client.on('-node', (node: Redis) => down.delete(node));
  }
  return () => lastError;
}

type ConnectOptions = {
  firstConnectionMs?: number;
  /** How long a command may take; null is as long as it takes. */
  limitMs?: number | null;
};

/** Rejects when the first connection takes longer than `firstConnectionMs`, with what failed last. */
export async function connectRedis(
  url: string,
  logger: Logger,
  { firstConnectionMs = FIRST_CONNECTION_MS, limitMs = COMMAND_LIMIT_MS }: ConnectOptions = {},
): Promise<RedisStore> {
  const opened = openRedisClient(url, { limitMs });
  const { client, masters } = opened;
  const lastError = watchClient(opened, logger);
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
    throw lastError() ?? new Error('No answer within the time of a first connection');
  }
  const anyOf = async (tries: readonly Promise<unknown>[]): Promise<void> => {
    try {
      await Promise.any(tries);
    } catch (error) {
      throw error instanceof AggregateError ? error.errors[0] : error;
    }
  };
  const written = client instanceof Cluster ? READINESS_KEYS : ['readiness'];
  const checkWrite = sharedCheck(
    () => anyOf(written.map(key => client.set(key, 1, 'PX', WRITE_CHECK_MS))),
    WRITE_CHECK_MS,
  );
  return {
    client,
    masters,
    ping: async () => {
      await anyOf((client instanceof Cluster ? client.nodes('master') : [client]).map(server => server.ping()));
      await checkWrite();
    },
    close: () => client.disconnect(),
  };
}
