/** The listening socket and its connections. A malformed message closes its own connection only. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { Catalog } from './catalog.js';
import { runCommand } from './commands.js';
import type { Node } from './handler.js';
import { Cursors } from './cursors.js';
import { Documents } from './documents.js';
import { CommandError } from './errors.js';
import { assertFreeSpace } from './freeSpace.js';
import { claim, release, runningOwner } from './owner.js';
import { Storage } from './storage.js';
import { sweepExpired } from './ttl.js';
import { MessageSplitter, parseMessage, replyBytes } from './wire.js';

export interface ServerOptions {
  readonly dataDir: string;
  readonly socketPath: string;
  readonly ttlSweepMs: number;
  /** The disk refused a write a moment ago. */
  readonly isReadOnly: boolean;
  /** The process must end: see StorageOptions. */
  readonly onFailedCommit: (error: CommandError) => void;
  /** A read-only store could write again, so it should be started anew. */
  readonly onWritable: () => void;
}

export class DirectoryInUse extends Error {}

const OWNER_PATIENCE_MS = 1500;
const OWNER_RETRY_MS = 100;

const READ_ONLY_MS = 5000;
const SPACE_CHECK_MS = 1000;
const READ_ONLY = new CommandError(39, 'the embedded store could not write a moment ago and refuses writes for now');

/** Retries for a while: after its parent was killed, the previous process needs a moment to notice and end. */
async function claimPatiently(storage: Storage, dataDir: string, takeOver: () => Promise<number | undefined>) {
  for (let waited = 0; ; waited += OWNER_RETRY_MS) {
    const holder = await takeOver();
    if (holder === undefined) return;
    if (waited >= OWNER_PATIENCE_MS) {
      await storage.close();
      throw new DirectoryInUse(`the data directory ${dataDir} is in use by process ${holder}`);
    }
    await new Promise(resolve => {
      setTimeout(resolve, OWNER_RETRY_MS);
    });
  }
}

function hasFreeSpace(directory: string): boolean {
  try {
    assertFreeSpace(directory);
    return true;
  } catch {
    return false;
  }
}

/** Waits for a slow reader, so that replies do not pile up in memory. */
const send = (socket: Socket, bytes: Buffer) =>
  new Promise<void>(resolve => {
    socket.write(bytes, () => resolve());
  });

async function serveConnection(node: Node, socket: Socket) {
  const splitter = new MessageSplitter();
  for await (const chunk of socket) {
    for (const message of splitter.push(chunk)) {
      const command = parseMessage(message);
      const reply = await runCommand(node, command);
      if (command.isReplyWanted) await send(socket, replyBytes(command, reply));
    }
  }
}

async function listen(node: Node, socketPath: string, sockets: Set<Socket>): Promise<Server> {
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    serveConnection(node, socket).catch(() => socket.destroy());
  });
  rmSync(socketPath, { force: true });
  const mask = process.umask(0o077);
  server.listen(socketPath);
  await once(server, 'listening');
  process.umask(mask);
  return server;
}

/** Opens the store and becomes its owner. A read-only store cannot write down who owns it, it only checks that nobody does. */
async function openStorage({ dataDir, onFailedCommit }: ServerOptions, isReadOnly: boolean): Promise<Storage> {
  const assertWritable = () => {
    if (isReadOnly) throw READ_ONLY;
    assertFreeSpace(dataDir);
  };
  const storage = new Storage({ directory: dataDir, assertWritable, onFailedCommit });
  await claimPatiently(storage, dataDir, async () => (isReadOnly ? runningOwner(storage) : claim(storage)));
  return storage;
}

/** Runs `then` once the disk has had time to recover and has space. */
function whenWritable(dataDir: string, then: () => void): NodeJS.Timeout {
  const startedAt = Date.now();
  return setInterval(() => {
    if (Date.now() - startedAt >= READ_ONLY_MS && hasFreeSpace(dataDir)) then();
  }, SPACE_CHECK_MS);
}

export async function serve(options: ServerOptions): Promise<() => Promise<void>> {
  const { dataDir, socketPath, ttlSweepMs } = options;
  const isReadOnly = options.isReadOnly || !hasFreeSpace(dataDir);
  const storage = await openStorage(options, isReadOnly);
  const catalog = new Catalog(storage);
  const node: Node = { storage, catalog, documents: new Documents(storage, catalog), cursors: new Cursors() };
  const sockets = new Set<Socket>();
  const server = await listen(node, socketPath, sockets);
  const sweep = () =>
    sweepExpired(node).catch((error: unknown) => console.error('the removal of expired documents failed', error));
  const housekeeping = setInterval(() => {
    node.cursors.killIdle();
    if (!isReadOnly) sweep();
  }, ttlSweepMs);
  const recovery = isReadOnly ? whenWritable(dataDir, options.onWritable) : undefined;
  return async () => {
    clearInterval(housekeeping);
    clearInterval(recovery);
    server.close();
    storage.flush();
    // The replies of the last writers are sent first.
    await new Promise(resolve => {
      setImmediate(resolve);
    });
    sockets.forEach(socket => socket.destroySoon());
    await release(storage).catch(() => undefined);
    await storage.close();
  };
}
