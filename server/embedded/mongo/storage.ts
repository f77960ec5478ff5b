/**
 * One LMDB file: documents and index entries under [space][key], settings under space 0. All writes go through `write`,
 * which runs all waiting writers in one transaction and resolves when that transaction is on disk (group commit).
 */
import { open, type RootDatabase } from 'lmdb';
import { CommandError } from './errors.js';
import { after } from './order.js';

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

export interface Range {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface ScanOptions extends Range {
  readonly isReverse: boolean;
}

interface Waiting {
  readonly run: () => void;
  readonly settle: () => void;
  readonly refuse: (error: CommandError) => void;
}

export interface StorageOptions {
  readonly directory: string;
  /** Throws while nothing may be written; called before each transaction. */
  readonly assertWritable?: () => void;
  /** LMDB damages its memory when a commit fails, so the process must end: the storage accepts no write from here on. */
  readonly onFailedCommit?: (error: CommandError) => void;
}

const MAX_KEY_LENGTH = 1970;
const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 512;

export function spaceKey(space: number, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(space);
  return Buffer.concat([head, ...parts]);
}

export const wholeSpace = (space: number): Range => ({ start: spaceKey(space), end: spaceKey(space + 1) });
export const prefixRange = (prefix: Buffer): Range => ({ start: prefix, end: after(prefix) });

export class Storage {
  private readonly db: RootDatabase<Buffer, Buffer>;
  private waiting: Waiting[] = [];
  private isScheduled = false;
  /** Called inside the transaction before it commits, and after a rollback. */
  onCommit: () => void = () => undefined;
  onRollback: () => void = () => undefined;
  private failure: CommandError | undefined;
  private changeFailure: unknown;

  constructor(private readonly options: StorageOptions) {
    this.db = open<Buffer, Buffer>({
      path: options.directory,
      keyEncoding: 'binary',
      encoding: 'binary',
      overlappingSync: false,
      noSubdir: false,
    });
  }

  get(key: Buffer): Buffer | undefined {
    return this.db.getBinary(key);
  }

  put(key: Buffer, value: Buffer) {
    if (key.length > MAX_KEY_LENGTH)
      throw new CommandError(17280, `a key of ${key.length} bytes is too long for the embedded store`);
    this.change(() => this.db.putSync(key, value));
  }

  remove(key: Buffer) {
    this.change(() => this.db.removeSync(key));
  }

  /** LMDB writes some pages before the commit, so a full disk may show here as well. */
  private change(apply: () => unknown) {
    try {
      apply();
    } catch (error) {
      this.changeFailure = error;
      throw error;
    }
  }

  removeAll(range: Range) {
    for (const { key } of this.scan({ ...range, isReverse: false })) this.remove(key);
  }

  /** Reads in chunks, each from a new snapshot, so that a slow reader does not prevent old pages from being reused. */
  *scan({ start, end, isReverse }: ScanOptions): Generator<Entry> {
    let from = isReverse ? end : start;
    let isFirst = true;
    for (let limit = FIRST_CHUNK; ; limit = Math.min(limit * 2, LARGEST_CHUNK)) {
      const to = isReverse ? start : end;
      const chunk = [
        ...this.db.getRange({
          start: from,
          end: to,
          reverse: isReverse,
          limit,
          exclusiveStart: isReverse || !isFirst,
          inclusiveEnd: isReverse,
        }),
      ];
      yield* chunk;
      const last = chunk.at(-1);
      if (!last || chunk.length < limit) return;
      from = last.key;
      isFirst = false;
    }
  }

  isEmpty(range: Range): boolean {
    return this.scan({ ...range, isReverse: false }).next().done === true;
  }

  /** Runs a writer. A CommandError keeps what it wrote before; any other error rolls it back. */
  write<T>(writer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let settle = () => reject(new Error('the writer did not run'));
      const run = () => {
        try {
          const result = writer();
          settle = () => resolve(result);
        } catch (error) {
          settle = () => reject(error);
          if (!(error instanceof CommandError)) throw error;
        }
      };
      this.waiting.push({ run, settle: () => settle(), refuse: reject });
      if (!this.isScheduled) setImmediate(() => this.drain());
      this.isScheduled = true;
    });
  }

  private drain() {
    const batch = this.waiting;
    this.waiting = [];
    this.isScheduled = false;
    const refusal = this.refusal();
    if (refusal) batch.forEach(({ refuse }) => refuse(refusal));
    else if (!this.commit(batch)) batch.forEach(one => this.drainOne(one));
  }

  private drainOne(one: Waiting) {
    if (this.failure) one.refuse(this.failure);
    else if (!this.commit([one])) one.settle();
  }

  private refusal(): CommandError | undefined {
    try {
      this.options.assertWritable?.();
      return this.failure;
    } catch (error) {
      return error instanceof CommandError ? error : new CommandError(1, String(error));
    }
  }

  /** Nothing is acknowledged before the commit. False when a writer failed and everything was rolled back. */
  private commit(batch: readonly Waiting[]): boolean {
    let haveAllRun = false;
    try {
      this.db.transactionSync(() => {
        batch.forEach(({ run }) => this.runAlone(run));
        haveAllRun = true;
      });
    } catch (error) {
      const hasDiskFailed = haveAllRun || error === this.changeFailure;
      if (hasDiskFailed) this.fail(batch, error);
      else this.onRollback();
      return hasDiskFailed;
    }
    batch.forEach(({ settle }) => settle());
    return true;
  }

  private fail(batch: readonly Waiting[], cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    this.failure = new CommandError(39, `the embedded store could not write: ${reason}`);
    for (const { refuse } of batch) refuse(this.failure);
    this.options.onFailedCommit?.(this.failure);
  }

  private runAlone(run: () => void) {
    run();
    this.onCommit();
  }

  /** Commits what waits. */
  flush() {
    if (this.waiting.length > 0) this.drain();
  }

  async close() {
    this.flush();
    await this.db.close();
  }
}
