/** The listening socket and its connections. A malformed message closes its own connection only. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { Catalog } from './catalog.js';
import { runCommand, type Node } from './commands.js';
import { Cursors } from './cursors.js';
import { Documents } from './documents.js';
import { claim, release } from './owner.js';
import { Storage } from './storage.js';
import { sweepExpired } from './ttl.js';
import { MessageSplitter, parseMessage, replyBytes } from './wire.js';

export interface ServerOptions {
  readonly dataDir: string;
  readonly socketPath: string;
  readonly ttlSweepMs: number;
}

export class DirectoryInUse extends Error {}

const OWNER_PATIENCE_MS = 1500;
const OWNER_RETRY_MS = 100;

/** Retries for a while: after its parent was killed, the previous process needs a moment to notice and end. */
async function claimPatiently(storage: Storage, dataDir: string) {
  for (let waited = 0; ; waited += OWNER_RETRY_MS) {
    const holder = await claim(storage);
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

export async function serve({ dataDir, socketPath, ttlSweepMs }: ServerOptions): Promise<() => Promise<void>> {
  const storage = new Storage(dataDir);
  await claimPatiently(storage, dataDir);
  const catalog = new Catalog(storage);
  const node: Node = { storage, catalog, documents: new Documents(storage, catalog), cursors: new Cursors() };
  const sockets = new Set<Socket>();
  const server = await listen(node, socketPath, sockets);
  const housekeeping = setInterval(() => {
    node.cursors.killIdle();
    sweepExpired(node).catch((error: unknown) => console.error('the removal of expired documents failed', error));
  }, ttlSweepMs);
  return async () => {
    clearInterval(housekeeping);
    server.close();
    await storage.write(() => undefined);
    // The replies of the last writers are sent first.
    await new Promise(resolve => {
      setImmediate(resolve);
    });
    sockets.forEach(socket => socket.destroySoon());
    await release(storage);
    await storage.close();
  };
}
