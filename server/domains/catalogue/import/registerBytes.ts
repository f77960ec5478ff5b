/** Bytes of a register's file, unpacked on the way. Publishers give CSV, XLSX and zip; people keep copies with gzip or bzip2. */
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { codeOf } from '../../../kernel/errors/codeOf.js';
import { messageOf } from '../../../kernel/errors/messageOf.js';
import { ImportError } from './adapter.js';

const CHUNK_BYTES = 1 << 16;

/** Ends of names of files that are unpacked on the way. */
export const PACKED = String.raw`(\.gz|\.bz2)?`;

const broken = (file: string, error: unknown): ImportError =>
  new ImportError(`${basename(file)} cannot be read: ${messageOf(error)}`);

/** Node has no bzip2; the program of that name streams and is on most systems. */
async function* bunzipped(file: string): AsyncGenerator<Buffer> {
  const child = spawn('bzip2', ['-dc', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString().slice(0, 200)));
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  // Awaited below; a program that is missing must not end the process before.
  ended.catch(() => undefined);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    const code = await ended;
    if (code !== 0) throw broken(file, new Error(complaint.trim() || `bzip2 ended with ${code}`));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new ImportError(`${basename(file)} must be unpacked first: this system has no program bzip2.`);
  } finally {
    child.kill();
  }
}

export async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  if (/\.bz2$/i.test(file)) return yield* bunzipped(file);
  const stored = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  if (!/\.gz$/i.test(file)) return yield* stored;
  const unpacked = createGunzip();
  stored.on('error', error => unpacked.destroy(error));
  try {
    for await (const chunk of stored.pipe(unpacked)) yield chunk as Buffer;
  } catch (error) {
    throw broken(file, error);
  } finally {
    stored.destroy();
  }
}
