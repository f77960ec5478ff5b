// The durable half of the store: a file of changes, one line a command or transaction, on disk before the client hears of it.
// Writes that arrive while the disk is busy share the next flush. The file is rewritten in small steps when it has grown.

import { closeSync, constants, fsyncSync, openSync, readSync, writeFileSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Change, Keyspace } from './keyspace.js';

const READ_BYTES = 1024 * 1024;
const COMPACTION_KEYS = 1_000;
const RETRY_MS = 500;

interface LogOptions {
  path: string;
  keyspace: Keyspace;
  /** The file is rewritten once it is larger than this and twice its size after the last rewriting. */
  compactAboveBytes: number;
}

type Settled = (failure: Error | null) => void;

export class AppendLog {
  private pending: string[] = [];
  private waiting: Settled[] = [];
  private draining: Promise<void> | null = null;
  private flushing = false;
  private retry: NodeJS.Timeout | undefined;
  private failure: Error | null = null;
  private sizeAfterCompaction = 0;

  private constructor(
    private readonly options: LogOptions,
    private file: FileHandle,
    private size: number,
  ) {}

  static async open(options: LogOptions): Promise<AppendLog> {
    const file = await open(options.path, constants.O_RDWR | constants.O_CREAT, 0o600);
    const { goodBytes, fileBytes } = replay(options.path, options.keyspace);
    if (goodBytes < fileBytes) await file.truncate(goodBytes);
    const log = new AppendLog(options, file, goodBytes);
    await log.compact();
    return log;
  }

  /** Why the last flush failed, while it does: new writes are refused until a retry succeeds. */
  get writeFailure(): Error | null {
    return this.failure;
  }

  append(changes: Change[]): void {
    if (changes.length === 0) return;
    this.pending.push(lineOf(changes));
    if (this.draining === null && this.failure === null) this.draining = this.drain();
  }

  /** Calls back when everything appended so far is on disk, at once when it is; callers are served in order. */
  whenDurable(settled: Settled): void {
    if (this.failure !== null || (this.pending.length === 0 && !this.flushing)) settled(null);
    else this.waiting.push(settled);
  }

  async close(): Promise<void> {
    clearTimeout(this.retry);
    await this.draining;
    if (this.pending.length > 0) await this.drain();
    clearTimeout(this.retry);
    await this.file.close();
  }

  private async drain(): Promise<void> {
    // Leaves this turn of the event loop, so that commands read together share one flush.
    await new Promise(resolve => setImmediate(resolve));
    while (this.pending.length > 0) {
      if (!(await this.flush())) break;
      if (this.size > Math.max(this.options.compactAboveBytes, 2 * this.sizeAfterCompaction)) await this.compact();
    }
    this.draining = null;
  }

  private async flush(): Promise<boolean> {
    const lines = this.pending;
    const waiting = this.waiting;
    this.pending = [];
    this.waiting = [];
    this.flushing = true;
    clearTimeout(this.retry);
    try {
      this.size += await writeDurably(this.file, lines, this.size);
      this.failure = null;
    } catch (error) {
      // The keys in memory are ahead of the disk: keep the lines for the next try, at the same place of the file.
      this.pending = [...lines, ...this.pending];
      this.failure = error instanceof Error ? error : new Error(String(error));
      this.retry = setTimeout(() => {
        this.draining ??= this.drain();
      }, RETRY_MS);
      this.retry.unref();
    }
    this.flushing = false;
    // Reads that came meanwhile wait for no line of their own.
    if (this.failure !== null || this.pending.length === 0) waiting.push(...this.waiting.splice(0));
    for (const settled of waiting) settled(this.failure);
    return this.failure === null;
  }

  /** Writes every key's present state to a new file beside the old one, in steps, then takes the old one's place. */
  private async compact(): Promise<void> {
    const { path, keyspace } = this.options;
    const newPath = `${path}.new`;
    let target: FileHandle | undefined;
    try {
      target = await open(newPath, 'w', 0o600);
      let size = 0;
      for (const changes of slices(keyspace.states(), COMPACTION_KEYS)) {
        // A state stands for all that happened to its key, so changes made meanwhile only have to follow it, in both files.
        size += await writeAll(target, [lineOf(changes)], size);
        const meanwhile = [...this.pending];
        if (meanwhile.length === 0) continue;
        if (!(await this.flush())) throw this.failure ?? new Error('the log could not be written');
        size += await writeAll(target, meanwhile, size);
      }
      await target.datasync();
      await rename(newPath, path);
      syncFolder(dirname(path));
      await this.file.close();
      this.file = target;
      this.size = size;
      this.sizeAfterCompaction = size;
    } catch {
      // The old file is whole and stays in use; the next try waits until it has doubled again.
      await target?.close();
      await rm(newPath, { force: true });
      this.sizeAfterCompaction = this.size;
    }
  }
}

function lineOf(changes: Change[]): string {
  const json = JSON.stringify(changes);
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
}

async function writeAll(file: FileHandle, lines: string[], position: number): Promise<number> {
  const bytes = Buffer.from(lines.join(''), 'utf8');
  for (let done = 0; done < bytes.length;) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
  return bytes.length;
}

async function writeDurably(file: FileHandle, lines: string[], position: number): Promise<number> {
  const length = await writeAll(file, lines, position);
  await file.datasync();
  return length;
}

function* slices(states: Iterable<Change>, size: number): Generator<Change[]> {
  let slice: Change[] = [];
  for (const state of states) {
    slice.push(state);
    if (slice.length < size) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** Reads the file into the keyspace up to its first damaged line; what follows was never acknowledged. */
function replay(path: string, keyspace: Keyspace): { goodBytes: number; fileBytes: number } {
  const descriptor = openSync(path, 'r');
  const chunk = Buffer.alloc(READ_BYTES);
  let rest = Buffer.alloc(0);
  let goodBytes = 0;
  let damaged = false;
  try {
    for (let count = readSync(descriptor, chunk); count > 0; count = readSync(descriptor, chunk)) {
      rest = Buffer.concat([rest, chunk.subarray(0, count)]);
      let start = 0;
      for (let end = rest.indexOf(10); end >= 0 && !damaged; end = rest.indexOf(10, start)) {
        const changes = changesOf(rest.toString('utf8', start, end));
        damaged = changes === null;
        if (changes === null) break;
        for (const change of changes) keyspace.apply(change);
        start = end + 1;
      }
      goodBytes += start;
      rest = rest.subarray(start);
    }
  } finally {
    closeSync(descriptor);
  }
  // Half a last line is what a crash leaves; whole lines behind a damaged one deserve a look.
  if (rest.includes(10)) writeFileSync(`${path}.damaged`, rest, { mode: 0o600 });
  return { goodBytes, fileBytes: goodBytes + rest.length };
}

function changesOf(line: string): Change[] | null {
  const json = line.slice(9);
  if (Number.parseInt(line.slice(0, 8), 16) !== crc32(json)) return null;
  const changes: Change[] = JSON.parse(json);
  return changes;
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
