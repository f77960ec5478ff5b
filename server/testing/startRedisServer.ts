/** A real redis-server of one's own, on a private socket, without a disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.js';

export type RedisServer = { url: string; process: ChildProcess; stop: () => Promise<void> };

/** Also without having been told the password. */
async function answers(place: NetConnectOpts): Promise<boolean> {
  const socket = connect(place);
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [reply] = await once(socket, 'data');
    return /^(?:\+PONG|-NOAUTH)/.test(String(reply));
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Once it answers at the place. */
export async function spawnRedis(settings: readonly string[], place: NetConnectOpts): Promise<ChildProcess> {
  const command = process.env.REDIS_SERVER_PATH ?? 'redis-server';
  const server = spawn(command, settings, { stdio: 'ignore' });
  const failure = once(server, 'error').then(([error]) => {
    throw new Error(`redis-server cannot be started (REDIS_SERVER_PATH names another): ${String(error)}`);
  });
  failure.catch(() => undefined);
  try {
    await Promise.race([until('redis-server to answer', () => answers(place)), failure]);
    return server;
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
}

export const WITHOUT_DISK = ['--save', '', '--appendonly', 'no'];

/** `socketPath` lets a test start a server again where a former one was. */
export async function startRedisServer(
  socketPath = join(mkdtempSync(join(tmpdir(), 'test-redis-')), 'redis.sock'),
): Promise<RedisServer> {
  const server = await spawnRedis(['--port', '0', '--unixsocket', socketPath, ...WITHOUT_DISK, '--dir', tmpdir()], {
    path: socketPath,
  });
  return {
    url: socketPath,
    process: server,
    stop: async () => {
      await killRedis(server);
      rmSync(join(socketPath, '..'), { recursive: true, force: true });
    },
  };
}

/** Also one that is frozen, or dead already. */
export async function killRedis(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}
