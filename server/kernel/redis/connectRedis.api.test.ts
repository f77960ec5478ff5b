import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedisServer } from '../../testing/startRedisServer.js';
import { until } from '../../testing/until.js';
import { createLogger } from '../logger.js';
import { connectRedis } from './connectRedis.js';
import { isRedisFailure } from './redisFailures.js';

const logger = createLogger({ logLevel: 'silent' });
const newSocket = () => join(mkdtempSync(join(tmpdir(), 'test-redis-')), 'redis.sock');

describe('the first connection to Redis', () => {
  it('waits for a server that is only being started', async () => {
    const socket = newSocket();
    const connecting = connectRedis(socket, logger, { firstConnectionMs: 60_000 });
    const server = await startRedisServer(socket);
    const redis = await connecting;
    await expect(redis.ping()).resolves.toBeUndefined();
    redis.close();
    await server.stop();
  });

  it('fails with what went wrong when there is none', async () => {
    await expect(connectRedis(newSocket(), logger, { firstConnectionMs: 200 })).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});

describe('a Redis that stops answering', () => {
  it('is waited for once: what is asked after that fails without a wait, until it answers again', async () => {
    const socket = newSocket();
    const server = await startRedisServer(socket);
    const redis = await connectRedis(socket, logger);
    const { client } = redis;
    server.process.kill('SIGSTOP');
    try {
      expect(isRedisFailure(await client.get('first').catch((error: unknown) => error))).toBe(true);
      await until('the connection to be dropped', () => client.status !== 'ready');
      const failures: unknown[] = [];
      const asked = Array.from({ length: 10 }, () =>
        client.get('next').catch((error: unknown) => failures.push(error)),
      );
      // One turn of the loop: a command that waited for an answer would still be waiting.
      await new Promise(resolve => setImmediate(resolve));
      expect(failures.map(isRedisFailure)).toEqual(Array.from({ length: 10 }, () => true));
      await Promise.all(asked);
    } finally {
      server.process.kill('SIGCONT');
    }
    await until('an answer', async () => (await client.get('next')) === null);
    redis.close();
    await server.stop();
  });
});
