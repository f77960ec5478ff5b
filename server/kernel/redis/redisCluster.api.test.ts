/** Three real masters: what one of them does must not concern the keys of the others. */
import { randomUUID } from 'node:crypto';
import { keysOf } from '../../testing/keysOf.js';
import { askNode, type RedisCluster, type RedisNode, startRedisCluster } from '../../testing/redisGroups.js';
import { until } from '../../testing/until.js';
import { systemClock } from '../clock.js';
import { createLogger } from '../logger.js';
import { connectRedis, type RedisStore } from './connectRedis.js';
import { createRateLimiter } from './createRateLimiter.js';
import { isRedisFailure, isTimeout } from './redisFailures.js';

const lines: string[] = [];
const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
let cluster: RedisCluster;
let redis: RedisStore;
beforeAll(async () => {
  cluster = await startRedisCluster();
  redis = await connectRedis(cluster.url, logger);
});
afterAll(async () => {
  redis?.close();
  await cluster?.stop();
});

/** One that lies on the master of this place. */
async function keyOn(place: number, name = ''): Promise<string> {
  const { masters, starts } = cluster;
  for (;;) {
    const key = `${name}${randomUUID()}`;
    const slot = await askNode(masters[2] as RedisNode, asked => asked.cluster('KEYSLOT', key));
    if (starts.findLastIndex(start => start <= slot) === place) return key;
  }
}
const failureOf = (command: Promise<unknown>): Promise<unknown> =>
  command.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const connectionTo = ({ port }: RedisNode) => redis.masters().find(({ options }) => options.port === port);

/** Without a wait: one turn of the loop, in which a command that waited for an answer would still be waiting. */
async function failsAtOnce(key: string): Promise<void> {
  const failures: unknown[] = [];
  const asked = Array.from({ length: 10 }, (_, turn) =>
    (turn % 2 === 0 ? redis.client.get(key) : redis.client.multi().incrby(key, 1).exec()).catch((error: unknown) =>
      failures.push(error),
    ),
  );
  await new Promise(resolve => setImmediate(resolve));
  expect(failures.map(isRedisFailure)).toEqual(Array.from({ length: 10 }, () => true));
  await Promise.all(asked);
}

describe('a cluster', () => {
  it('holds keys on every master, and all are found', async () => {
    const keys = await Promise.all([0, 1, 2].map(place => keyOn(place, 'found:')));
    for (const key of keys) await redis.client.set(key, key);
    expect(await Promise.all(keys.map(key => redis.client.get(key)))).toEqual(keys);
    expect(redis.masters()).toHaveLength(3);
    expect(await keysOf(redis, 'found:*')).toEqual(keys.toSorted());
    await expect(redis.ping()).resolves.toBeUndefined();
  });

  it('counts transactions of one key on each master', async () => {
    for (const place of [0, 1, 2]) {
      const key = await keyOn(place);
      const replies = await redis.client.multi().set(key, 0, 'PX', 60_000, 'NX').incrby(key, 7).exec();
      expect(replies?.[1]).toEqual([null, 7]);
    }
  });

  it('refuses a wrong password at the start, and the log does not repeat it', async () => {
    const url = cluster.url.replace(/:[^:@]+@/, ':hunter2@');
    await expect(connectRedis(url, logger, { firstConnectionMs: 1000 })).rejects.toThrow(/WRONGPASS/);
    expect(lines.join('')).toContain('redis does not answer');
    expect(lines.join('')).not.toContain('hunter2');
  });
});

describe('a frozen master', () => {
  it('is waited for once: then its keys fail without a wait, those of the others go on, and it comes back', async () => {
    const [kept, lost, other] = [await keyOn(0), await keyOn(1), await keyOn(2)];
    await redis.client.set(lost, 'still there');
    const frozen = cluster.masters[1] as RedisNode;
    frozen.process.kill('SIGSTOP');
    try {
      expect(isTimeout(await failureOf(redis.client.get(lost)))).toBe(true);
      await until('the connection to be dropped', () => connectionTo(frozen)?.status !== 'ready');
      await failsAtOnce(lost);
      for (const key of [kept, other]) expect(await redis.client.set(key, 1)).toBe('OK');
      await expect(redis.ping()).resolves.toBeUndefined();
      const fresh = await connectRedis(cluster.url, logger, { firstConnectionMs: 30_000 });
      await until('a process that starts now to be served', async () => (await fresh.client.get(kept)) === '1');
      fresh.close();
    } finally {
      frozen.process.kill('SIGCONT');
    }
    await until('an answer', async () => (await redis.client.get(lost)) === 'still there');
    const said = lines.flatMap(line =>
      line.includes(`"server":"127.0.0.1:${frozen.port}"`) ? JSON.parse(line).msg : [],
    );
    expect(said.slice(-2)).toEqual(['redis does not answer', 'redis answers again']);
  });
});

describe('a killed master', () => {
  it('with a replica is replaced: its keys fail without a wait until then, and are there afterwards', async () => {
    const replica = await cluster.addReplica(0);
    const [lost, kept] = [await keyOn(0), await keyOn(2)];
    const killed = cluster.masters[0] as RedisNode;
    await askNode(killed, async asked => {
      await asked.set(lost, 'still there');
      await asked.wait(1, 0);
    });
    killed.process.kill('SIGKILL');
    await until('the loss to be noticed', async () => isRedisFailure(await failureOf(redis.client.get(lost))));
    await failsAtOnce(lost);
    expect(await redis.client.set(kept, 1)).toBe('OK');
    await until('the replica to take over', async () => (await redis.client.get(lost)) === 'still there');
    expect(await redis.client.set(lost, 'written')).toBe('OK');
    expect(redis.masters().map(({ options }) => options.port)).toContain(replica.port);
  });

  it('without one takes its keys along, and the limits of other keys are still counted for all processes', async () => {
    const second = await connectRedis(cluster.url, logger);
    const killed = cluster.masters[1] as RedisNode;
    killed.process.kill('SIGKILL');
    await until('the loss to be noticed', () => connectionTo(killed)?.status !== 'ready');
    await failsAtOnce(await keyOn(1));
    const name = randomUUID();
    const limiters = [redis, second].map(({ client }) =>
      createRateLimiter({ redis: client, clock: systemClock, name, limit: 3, windowSeconds: 3600, block: 1 }),
    );
    const allowed = new Map<string, number>();
    for (let subject = 0; subject < 40; subject += 1)
      for (let turn = 0; turn < 8; turn += 1) {
        const verdict = await limiters[turn % 2]?.(String(subject));
        allowed.set(String(subject), (allowed.get(String(subject)) ?? 0) + (verdict?.isAllowed ? 1 : 0));
      }
    // Three over both processes where the count can be kept, three in each where it cannot.
    expect(new Set(allowed.values())).toEqual(new Set([3, 6]));
    second.close();
  });
});
