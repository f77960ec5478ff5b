// A small Redis for one machine: speaks RESP on a private Unix socket and keeps every acknowledged write on disk.

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppendLog } from './appendLog.js';
import { serveConnection } from './connection.js';
import {
  EmbeddedStoreInUseError,
  SOCKET_FOLDER_PREFIX,
  hasCode,
  isListening,
  lockFolder,
  removeSocket,
} from './folderLock.js';
import { Keyspace } from './keyspace.js';

export interface EmbeddedRedisOptions {
  /** The store uses its folder `redis` in here, which is created when absent. */
  dataDir: string;
  /** Where to listen; by default in the data folder or, where that path would be too long, in the system's temporary folder. */
  socketPath?: string;
  /** Tests set it low, so that the log is rewritten. */
  compactAboveBytes?: number;
}

export interface EmbeddedRedis {
  /** The path of the socket, as `new Redis(url)` of ioredis accepts it. */
  url: string;
  stop: () => Promise<void>;
}

// The limit is 107 bytes on Linux and 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 100;
const COMPACT_ABOVE_BYTES = 4 * 1024 * 1024;
const SWEEP_EVERY_MS = 1_000;
const STOP_GRACE_MS = 1_000;

export async function startEmbeddedRedis(options: EmbeddedRedisOptions): Promise<EmbeddedRedis> {
  mkdirSync(join(options.dataDir, 'redis'), { recursive: true, mode: 0o700 });
  const folder = realpathSync(join(options.dataDir, 'redis'));
  const socketPath = options.socketPath ?? freshSocketPath(folder);
  const sockets = new Set<Socket>();
  // Clients that connect before the log is read wait here: the lock file names the socket, so it must be open first.
  const early: Socket[] = [];
  let serve = (socket: Socket): void => void early.push(socket);
  const server = createServer(socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  await listen(server, socketPath, folder);

  let unlock: (() => void) | undefined;
  let log: AppendLog;
  const keys = new Keyspace();
  try {
    unlock = await lockFolder({ folder, socketPath });
    log = await AppendLog.open({
      path: join(folder, 'append.log'),
      keyspace: keys,
      compactAboveBytes: options.compactAboveBytes ?? COMPACT_ABOVE_BYTES,
    });
  } catch (error) {
    await closeServer(server, sockets);
    unlock?.();
    removeSocket(socketPath);
    throw error;
  }

  let connections = 0;
  serve = socket => {
    connections += 1;
    serveConnection({ id: connections, socket, keys, log });
  };
  for (const socket of early) serve(socket);
  const sweeper = setInterval(() => keys.sweepExpired(Date.now()), SWEEP_EVERY_MS);
  sweeper.unref();

  return {
    url: socketPath,
    stop: async () => {
      clearInterval(sweeper);
      await closeServer(server, sockets);
      await log.close();
      unlock();
      removeSocket(socketPath);
    },
  };
}

function freshSocketPath(folder: string): string {
  const name = `redis-${randomBytes(4).toString('hex')}.sock`;
  const inFolder = join(folder, name);
  if (Buffer.byteLength(inFolder) <= MAX_SOCKET_PATH_BYTES) return inFolder;
  return join(mkdtempSync(join(tmpdir(), SOCKET_FOLDER_PREFIX)), name);
}

async function listen(server: Server, socketPath: string, folder: string): Promise<void> {
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(socketPath, () => {
        server.off('error', reject);
        resolve();
      });
    });
  try {
    await open();
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    if (await isListening(socketPath)) throw new EmbeddedStoreInUseError(folder);
    rmSync(socketPath, { force: true });
    await open();
  }
}

/** Pending replies get a moment to be sent; then the connections are closed. */
async function closeServer(server: Server, sockets: Set<Socket>): Promise<void> {
  const closed = new Promise(resolve => server.close(resolve));
  for (const socket of sockets) socket.end();
  const cut = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, STOP_GRACE_MS);
  await closed;
  clearTimeout(cut);
}
