/**
 * One process at a time writes into the folder of a register. Each that wants to listens on a socket of its own in the folder, and then asks all others there:
 * it goes on when nobody answers, so that of two the later one always finds the earlier one. A holder tells who it is. The kernel closes a socket with its
 * process, however that ends, and containers that share the folder see it, while ids of processes repeat among them.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../../../kernel/errors/codeOf.js';
import { ImportError } from '../adapter.js';

/** So often one that met another which asks as well, at the same moment, tries again. */
const ATTEMPTS = 20;
const PAUSE_MS = 100;
/** A holder that does not answer for so long is alive all the same. */
const ANSWER_MS = 2000;
const MAX_BYTES = 100;

type Place = { folder: string; prefix: string };

/** Addresses of sockets are limited to about 107 bytes, so the locks of a deep folder lie in one of the system. */
function placeOf(folder: string, register: string): Place {
  const prefix = `${register}.lock.`;
  const longest = join(folder, `draft.${prefix}${newName()}`);
  if (Buffer.byteLength(longest) <= MAX_BYTES) return { folder, prefix };
  const digest = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return { folder: join(tmpdir(), `registers-${digest}`), prefix };
}

const newName = (): string => randomBytes(6).toString('hex');

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((listening, reject) => {
    server.once('error', reject);
    server.listen(path, listening);
  });

type Answer = 'DEAD' | 'ASKS' | { holder: string };

const ask = (path: string): Promise<Answer> =>
  new Promise<Answer>(answered => {
    let said = '';
    const socket = connect(path).setEncoding('utf8');
    socket.setTimeout(ANSWER_MS, () => {
      answered({ holder: 'a process that does not answer' });
      socket.destroy();
    });
    socket.on('data', (chunk: string) => {
      said += chunk;
    });
    socket.once('end', () => answered(said === '' ? 'ASKS' : { holder: said }));
    socket.once('error', (error: unknown) =>
      answered(['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(error))) ? 'DEAD' : 'ASKS'),
    );
    socket.once('close', () => answered('ASKS'));
  });

/** What the others say, the holder before those that ask; the sockets of processes that have ended go. */
async function answerOfOthers({ folder, prefix }: Place, own: string): Promise<Answer> {
  const others = readdirSync(folder).filter(name => name.startsWith(prefix) && join(folder, name) !== own);
  let answer: Answer = 'DEAD';
  for (const name of others) {
    const said = await ask(join(folder, name));
    if (said === 'DEAD') rmSync(join(folder, name), { force: true });
    else if (typeof said === 'object') return said;
    else answer = said;
  }
  return answer;
}

/** Rejects with an ImportError that names the holder, without waiting for it: what it fetches is here when it is done. */
export async function withFolderLock<T>(
  { folder, register }: { folder: string; register: string },
  work: () => Promise<T>,
): Promise<T> {
  const place = placeOf(folder, register);
  mkdirSync(place.folder, { recursive: true });
  const refused = (holder: string): ImportError =>
    new ImportError(`${register} is being fetched by ${holder}: wait for it, or end it; its lock goes with it.`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    let tells = '';
    const server = createServer(socket => {
      socket.on('error', () => undefined);
      socket.end(tells);
    }).unref();
    const name = `${place.prefix}${newName()}`;
    const own = join(place.folder, name);
    const draft = join(place.folder, `draft.${name}`);
    try {
      // Under a name that nobody asks: a socket that is there and does not listen yet looks like that of a dead process.
      await listen(server, draft);
      renameSync(draft, own);
      const answer = await answerOfOthers(place, own);
      if (typeof answer === 'object') throw refused(answer.holder);
      if (answer === 'DEAD') {
        tells = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;
        return await work();
      }
    } finally {
      server.close();
      for (const path of [own, draft]) rmSync(path, { force: true });
    }
    // Both ask again, and hardly at the same moment.
    await pause(randomInt(PAUSE_MS * attempt));
  }
  throw refused('another process');
}
