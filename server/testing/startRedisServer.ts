/** A real redis-server of one's own, on a private socket, without a disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.js';

export type RedisServer = { url: string; process: ChildProcess; stop: () => Promise<void> };

async function answers(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [reply] = await once(socket, 'data');
    return String(reply).startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** `socketPath` lets a test start a server again where a former one was. */
export async function startRedisServer(
  socketPath = join(mkdtempSync(join(tmpdir(), 'test-redis-')), 'redis.sock'),
): Promise<RedisServer> {
  const command = process.env.REDIS_SERVER_PATH ?? 'redis-server';
  const server = spawn(
    command,
    ['--port', '0', '--unixsocket', socketPath, '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { stdio: 'ignore' },
  );
  const failure = once(server, 'error').then(([error]) => {
    throw new Error(`redis-server cannot be started (REDIS_SERVER_PATH names another): ${String(error)}`);
  });
  failure.catch(() => undefined);
  try {
    await Promise.race([until('redis-server to answer', () => answers(socketPath)), failure]);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return { url: socketPath, process: server, stop: () => stopServer(server, socketPath) };
}

async function stopServer(server: ChildProcess, socketPath: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }
  rmSync(join(socketPath, '..'), { recursive: true, force: true });
}
