import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startRedisServer } from '../../testing/startRedisServer.js';
import { createLogger } from '../logger.js';
import { connectRedis } from './connectRedis.js';

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
