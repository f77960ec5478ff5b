// The append-only log: one line for each command or transaction, written and synced before the client gets its reply.
// Writes that arrive during a flush share the next one (group commit). The file is compacted in small steps when it has grown.

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
  /** The file is compacted when it is larger than this and than twice its size after the last compaction. */
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

  /** Why the last flush failed; new writes are refused until a retry succeeds. */
  get writeFailure(): Error | null {
    return this.failure;
  }

  append(changes: Change[]): void {
    if (changes.length === 0) return;
    this.pending.push(lineOf(changes));
    if (this.draining === null && this.failure === null) this.draining = this.drain();
  }

  /** Calls back when everything appended so far is on disk; immediately when it is already. Callers are called in order. */
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
    // Waits for the next turn of the event loop, so that commands read together share one flush.
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
      // The keys in memory are ahead of the disk: the lines are written again by the retry, at the same position.
      this.pending = [...lines, ...this.pending];
      this.failure = error instanceof Error ? error : new Error(String(error));
      this.retry = setTimeout(() => {
        this.draining ??= this.drain();
      }, RETRY_MS);
      this.retry.unref();
    }
    this.flushing = false;
    // Reads that arrived meanwhile have written nothing, so they need not wait for another flush.
    if (this.failure !== null || this.pending.length === 0) waiting.push(...this.waiting.splice(0));
    for (const settled of waiting) settled(this.failure);
    return this.failure === null;
  }

  /** Compacts: writes the state of every key to a new file in steps, then replaces the old file with it. */
  private async compact(): Promise<void> {
    const { path, keyspace } = this.options;
    const newPath = `${path}.new`;
    let target: FileHandle | undefined;
    try {
      target = await open(newPath, 'w', 0o600);
      let size = 0;
      for (const changes of slices(keyspace.states(), COMPACTION_KEYS)) {
        // A state covers all earlier changes of its key, so changes made meanwhile only have to follow it, in both files.
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
      // The old file is complete and stays in use; the next compaction is tried when it has doubled.
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

/** Replays the file up to its first damaged line; what follows was never acknowledged. */
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
  // A crash leaves an incomplete last line. Complete lines after a damaged one are unexpected, so they are saved for inspection.
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
