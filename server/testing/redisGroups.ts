/** Several real redis-servers on ports of this machine: a cluster of three masters, or a master with a replica and three sentinels. All ask for a password. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { killRedis, spawnRedis, WITHOUT_DISK } from './startRedisServer.js';
import { until } from './until.js';

export const REDIS_PASSWORD = 'of/the@servers';
export const SENTINEL_PASSWORD = 'of&the=sentinels';
const HOST = '127.0.0.1';

export type RedisNode = { port: number; process: ChildProcess };

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Below the ports that a machine gives to connections, and with the port that a server of a cluster talks to the others on. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 12_000);
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

type Group = {
  folder: string;
  add: (settings: readonly string[], port: number) => Promise<RedisNode>;
  stop: () => Promise<void>;
};

function newGroup(): Group {
  const folder = mkdtempSync(join(tmpdir(), 'test-redis-'));
  const processes: ChildProcess[] = [];
  return {
    folder,
    add: async (settings, port) => {
      const process = await spawnRedis(settings, { port, host: HOST });
      processes.push(process);
      return { port, process };
    },
    stop: async () => {
      for (const process of processes) await killRedis(process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SERVER_SETTINGS = ['--bind', HOST, '--requirepass', REDIS_PASSWORD, '--masterauth', REDIS_PASSWORD];

const startNode = async ({ folder, add }: Group, settings: readonly string[]): Promise<RedisNode> => {
  const port = await freePort();
  return add(['--port', String(port), '--dir', folder, ...SERVER_SETTINGS, ...WITHOUT_DISK, ...settings], port);
};

/** Asks one server by itself. */
export async function askNode<T>({ port }: RedisNode, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis({ host: HOST, port, password: REDIS_PASSWORD, retryStrategy: null });
  // Each question reports the failure itself.
  redis.on('error', () => undefined);
  try {
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
}

export type RedisCluster = {
  /** Names two of the three masters. */
  url: string;
  masters: RedisNode[];
  /** The first slot of each master. */
  starts: readonly number[];
  /** A replica of the master of this place. */
  addReplica: (place: number) => Promise<RedisNode>;
  stop: () => Promise<void>;
};

const SLOTS = 16_384;
const STARTS = [0, 5461, 10_923];

const isWhole = (node: RedisNode, nodes: number): Promise<boolean> =>
  askNode(node, async redis => {
    const info = await redis.cluster('INFO');
    const wanted = ['cluster_state:ok', `cluster_known_nodes:${nodes}`, `cluster_slots_assigned:${SLOTS}`];
    return wanted.every(line => info.includes(line));
  });

export async function startRedisCluster(): Promise<RedisCluster> {
  const group = newGroup();
  const nodes: RedisNode[] = [];
  const start = async (): Promise<RedisNode> => {
    const node = await startNode(group, [
      '--cluster-enabled',
      'yes',
      '--cluster-config-file',
      `nodes-${nodes.length}.conf`,
      '--cluster-require-full-coverage',
      'no',
      // Shorter, and a machine that is busy would take a slow server for a dead one.
      '--cluster-node-timeout',
      '3000',
    ]);
    nodes.push(node);
    return node;
  };
  const settled = (): Promise<void> =>
    until('every server to know the whole cluster', async () =>
      (await Promise.all(nodes.map(node => isWhole(node, nodes.length)))).every(Boolean),
    );
  const meet = (node: RedisNode, other: RedisNode | undefined): Promise<unknown> =>
    other ? askNode(node, redis => redis.call('CLUSTER', 'MEET', HOST, other.port)) : Promise.resolve();
  try {
    for (const [place, first] of STARTS.entries()) {
      const node = await start();
      await askNode(node, redis => redis.call('CLUSTER', 'ADDSLOTSRANGE', first, (STARTS[place + 1] ?? SLOTS) - 1));
      await meet(node, nodes[place - 1]);
    }
    await settled();
  } catch (error) {
    await group.stop();
    throw error;
  }
  const masters = [...nodes];
  const hosts = masters.slice(0, 2).map(({ port }) => `${HOST}:${port}`);
  return {
    url: `redis+cluster://:${encodeURIComponent(REDIS_PASSWORD)}@${hosts.join(',')}`,
    masters,
    starts: STARTS,
    addReplica: async place => {
      const [master, replica] = [masters[place], await start()];
      if (!master) throw new Error('There is no such master.');
      await meet(replica, master);
      const id = String(await askNode(master, redis => redis.cluster('MYID')));
      await settled();
      await askNode(replica, redis => redis.cluster('REPLICATE', id));
      await until('the replica to be up to date', async () =>
        (await askNode(replica, redis => redis.info('replication'))).includes('master_link_status:up'),
      );
      await until('every server to know the replica', async () => {
        const views = await Promise.all(nodes.map(node => askNode(node, redis => redis.cluster('NODES'))));
        return views.every(view => String(view).includes(`slave ${id} `));
      });
      return replica;
    },
    stop: group.stop,
  };
}

export type RedisSentinels = {
  url: string;
  master: RedisNode;
  replica: RedisNode;
  sentinels: RedisNode[];
  stop: () => Promise<void>;
};

/** The name is `main`. */
export async function startRedisSentinels(): Promise<RedisSentinels> {
  const group = newGroup();
  const startSentinel = async (place: number, master: RedisNode): Promise<RedisNode> => {
    const port = await freePort();
    const path = join(group.folder, `sentinel-${place}.conf`);
    // Sentinels write into their file what they learn.
    writeFileSync(
      path,
      [
        `port ${port}`,
        `bind ${HOST}`,
        `dir ${group.folder}`,
        `requirepass ${SENTINEL_PASSWORD}`,
        `sentinel sentinel-pass ${SENTINEL_PASSWORD}`,
        `sentinel monitor main ${HOST} ${master.port} 2`,
        `sentinel auth-pass main ${REDIS_PASSWORD}`,
        'sentinel down-after-milliseconds main 2000',
        'sentinel failover-timeout main 6000',
        '',
      ].join('\n'),
    );
    return group.add([path, '--sentinel'], port);
  };
  try {
    const master = await startNode(group, []);
    const replica = await startNode(group, ['--replicaof', `${HOST} ${master.port}`]);
    await until('the replica to be up to date', async () =>
      (await askNode(replica, redis => redis.info('replication'))).includes('master_link_status:up'),
    );
    const sentinels = await Promise.all([0, 1, 2].map(place => startSentinel(place, master)));
    const askSentinel = async ({ port }: RedisNode): Promise<string> => {
      const redis = new Redis({ host: HOST, port, password: SENTINEL_PASSWORD, retryStrategy: null });
      redis.on('error', () => undefined);
      try {
        return await redis.info('sentinel');
      } finally {
        redis.disconnect();
      }
    };
    await until('the sentinels to know the replica and each other', async () =>
      (await Promise.all(sentinels.map(askSentinel))).every(info => info.includes('slaves=1,sentinels=3')),
    );
    const hosts = sentinels.map(({ port }) => `${HOST}:${port}`);
    const login = `:${encodeURIComponent(REDIS_PASSWORD)}@`;
    return {
      url: `redis+sentinel://${login}${hosts.join(',')}/main?sentinelPassword=${encodeURIComponent(SENTINEL_PASSWORD)}`,
      master,
      replica,
      sentinels,
      stop: group.stop,
    };
  } catch (error) {
    await group.stop();
    throw error;
  }
}
