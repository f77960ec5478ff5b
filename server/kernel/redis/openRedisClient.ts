/**
 * The client of an address: of one server, of the master that sentinels name, or of a cluster. Each command names one key, as does each transaction: in
 * a cluster two keys lie on two servers. What needs several keys writes them one after another, in an order in which a crash in between does no harm.
 */
import { type ChainableCommander, Cluster, Redis, type RedisOptions } from 'ioredis';
import { backOffMs } from '../backOff.js';
import { COMMAND_LIMIT_MS } from './commandLimit.js';
import { parseRedisAddress, type RedisAddress } from './redisAddress.js';

type Transaction = Pick<ChainableCommander, 'exec' | 'expire' | 'getdel' | 'incrby' | 'pexpire' | 'sadd' | 'set'>;

/** What every kind of client does alike. Commands that could name several keys are narrowed to one. */
export type RedisClient = Pick<
  Redis,
  'expire' | 'get' | 'getdel' | 'incrby' | 'pexpire' | 'pttl' | 'sadd' | 'set' | 'smembers' | 'srem' | 'ttl' | 'type'
> & {
  readonly status: string;
  del: {
    (key: string): Promise<number>;
    (key: string, done: (error: Error | null | undefined) => void): Promise<number>;
  };
  exists: (key: string) => Promise<number>;
  /** Of one key. */
  multi: () => Transaction;
};

const CONNECT_LIMIT_MS = 1000;
/** Until a cluster is asked again which server holds what: so long a replaced server goes on failing. */
const TOPOLOGY_INTERVAL_MS = 1000;
/** A server of a cluster that none of its servers answers for is given up after so many attempts; then the hosts of the address are asked anew. */
const LONELY_ATTEMPTS = 5;

const retryStrategy = (attempt: number): number => backOffMs(attempt, { firstMs: 50, maxMs: 500 });

/**
 * A command waits for an answer, never for a connection. A connection that has been silent for the limit is dropped: until there is a new one, commands
 * fail at once instead of waiting one after another.
 */
const connectionOptions = (limitMs: number | null) =>
  ({
    maxRetriesPerRequest: 1,
    ...(limitMs === null ? {} : { commandTimeout: limitMs, socketTimeout: limitMs }),
    connectTimeout: CONNECT_LIMIT_MS,
  }) satisfies RedisOptions;

export type OpenedClient = {
  client: Redis | Cluster;
  /** The servers that hold keys, all keys together. Throws while a part of them has no server. */
  masters: () => Redis[];
};

function openServer(address: Exclude<RedisAddress, { kind: 'CLUSTER' }>, limitMs: number | null): OpenedClient {
  const options = {
    ...connectionOptions(limitMs),
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy,
  } satisfies RedisOptions;
  const client =
    address.kind === 'SERVER'
      ? new Redis(address.url, options)
      : new Redis({
          ...options,
          sentinels: address.hosts,
          name: address.name,
          ...address.login,
          ...(address.sentinelLogin.username ? { sentinelUsername: address.sentinelLogin.username } : {}),
          ...(address.sentinelLogin.password ? { sentinelPassword: address.sentinelLogin.password } : {}),
          ...(address.isTls ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
          sentinelCommandTimeout: COMMAND_LIMIT_MS,
          sentinelRetryStrategy: retryStrategy,
        });
  return { client, masters: () => [client] };
}

const SLOTS = 16_384;

function openCluster({ hosts, login, isTls }: Extract<RedisAddress, { kind: 'CLUSTER' }>, limitMs: number | null) {
  const isAnyReady = (): boolean => cluster.nodes().some(({ status }) => status === 'ready');
  const cluster: Cluster = new Cluster(hosts, {
    lazyConnect: true,
    enableOfflineQueue: false,
    // The slots are enough to begin with: what the cluster cannot serve it refuses itself.
    enableReadyCheck: false,
    clusterRetryStrategy: retryStrategy,
    // A lost server stays known, so that commands to it fail at once. By default it is forgotten, and each of its commands waits for a new connection.
    clusterNodeRetryStrategy: attempt => (attempt > LONELY_ATTEMPTS && !isAnyReady() ? null : retryStrategy(attempt)),
    // The caller gets the error instead of waiting for a failover.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    slotsRefreshTimeout: COMMAND_LIMIT_MS,
    // Names stay names: certificates are checked against them.
    dnsLookup: (host, done) => done(null, host),
    redisOptions: { ...connectionOptions(limitMs), ...login, ...(isTls ? { tls: {} } : {}) },
  });
  // In place of `slotsRefreshInterval`, whose timer outlives a client that is closed while it is refreshing.
  const refresh = setInterval(() => cluster.status === 'ready' && cluster.refreshSlotsCache(), TOPOLOGY_INTERVAL_MS);
  refresh.unref();
  cluster.once('end', () => clearInterval(refresh));
  const masters = (): Redis[] => {
    const owners = new Set(Array.from({ length: SLOTS }, (_, slot) => cluster.slots[slot]?.[0]));
    const holding = cluster.nodes('master').filter(({ options }) => owners.delete(`${options.host}:${options.port}`));
    if (owners.size > 0) throw new Error('The cluster has keys without a server');
    return holding;
  };
  return { client: cluster, masters };
}

/** Not connected yet. `limitMs`: how long a command may take; null is as long as it takes. Throws `RedisAddressError`. */
export function openRedisClient(url: string, { limitMs }: { limitMs: number | null }): OpenedClient {
  const address = parseRedisAddress(url);
  return address.kind === 'CLUSTER' ? openCluster(address, limitMs) : openServer(address, limitMs);
}
