/** A real master with a replica and three sentinels, of which the master and one sentinel die. */
import { askNode, type RedisSentinels, startRedisSentinels } from '../../testing/redisGroups.js';
import { until } from '../../testing/until.js';
import { createLogger } from '../logger.js';
import { connectRedis, type RedisStore } from './connectRedis.js';
import { isRedisFailure } from './redisFailures.js';

const lines: string[] = [];
const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
let group: RedisSentinels;
let redis: RedisStore;
beforeAll(async () => {
  group = await startRedisSentinels();
  redis = await connectRedis(group.url, logger);
});
afterAll(async () => {
  redis?.close();
  await group?.stop();
});

const failureOf = (command: Promise<unknown>): Promise<unknown> =>
  command.then(
    () => null,
    (error: unknown) => error,
  );

it('a name that the sentinels do not know is no start, and neither is a server without a cluster', async () => {
  const elsewhere = group.url.replace('/main', '/other');
  await expect(connectRedis(elsewhere, logger, { firstConnectionMs: 1000 })).rejects.toThrow(/sentinels/);
  const noCluster = group.url
    .replace('redis+sentinel', 'redis+cluster')
    .replace(/@.*$/, `@127.0.0.1:${group.master.port}`);
  await expect(connectRedis(noCluster, logger, { firstConnectionMs: 1000 })).rejects.toThrow(
    /cluster support disabled/,
  );
});

it('after the master and the first sentinel died, commands fail without a wait until the replica serves what was stored', async () => {
  const { client } = redis;
  await client.set('session', 'kept');
  await askNode(group.master, async asked => {
    await asked.set('copied', 1);
    await asked.wait(1, 0);
  });
  group.sentinels[0]?.process.kill('SIGKILL');
  group.master.process.kill('SIGKILL');
  await until('the loss to be noticed', () => client.status !== 'ready');
  const failures: unknown[] = [];
  const asked = Array.from({ length: 10 }, () => failureOf(client.get('session')).then(error => failures.push(error)));
  await new Promise(resolve => setImmediate(resolve));
  expect(failures.map(isRedisFailure)).toEqual(Array.from({ length: 10 }, () => true));
  await Promise.all(asked);

  await until('the replica to serve', async () => (await client.set('later', 1)) === 'OK');
  expect(await client.get('session')).toBe('kept');
  expect(redis.masters()).toHaveLength(1);
  await expect(redis.ping()).resolves.toBeUndefined();
  expect((await askNode(group.replica, other => other.info('replication'))).includes('role:master')).toBe(true);
});

it('a frozen master is left for the replica that takes its place', async () => {
  const other = await startRedisSentinels();
  const store = await connectRedis(other.url, logger);
  try {
    other.master.process.kill('SIGSTOP');
    expect(isRedisFailure(await failureOf(store.client.get('any')))).toBe(true);
    await until('the replica to serve', async () => (await store.client.set('after', 'the failover')) === 'OK');
    expect(await askNode(other.replica, asked => asked.get('after'))).toBe('the failover');
  } finally {
    store.close();
    await other.stop();
  }
});

it('the log names no password', () => {
  const text = lines.join('');
  expect(text).toContain('redis does not answer');
  expect(text).toContain('redis answers again');
  for (const secret of ['of/the@servers', 'of%2Fthe', 'of&the=sentinels', 'of%26the'])
    expect(text).not.toContain(secret);
});
