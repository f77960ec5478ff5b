/** Open cursors. Each holds a position in a read, not its result. */
import { randomBytes } from 'node:crypto';
import { CommandError } from './errors.js';
import { otherTurns, PAUSE, type Pause } from './reads.js';

type Source = Iterator<Buffer | Pause>;

interface OpenCursor {
  readonly ns: string;
  readonly source: Source;
  next: IteratorResult<Buffer>;
  usedAt: number;
}

export interface Batch {
  readonly documents: Buffer[];
  /** 0 when all documents were returned. */
  readonly id: bigint;
  readonly ns: string;
}

const MAX_BATCH_BYTES = 16_000_000;
const IDLE_MS = 10 * 60 * 1000;

async function nextOf(source: Source): Promise<IteratorResult<Buffer>> {
  for (;;) {
    const { done, value } = source.next();
    if (done) return { done: true, value: undefined };
    if (value !== PAUSE) return { done: false, value };
    await otherTurns();
  }
}

export class Cursors {
  private readonly open = new Map<bigint, OpenCursor>();

  async start(ns: string, source: Source, batchSize: number, isSingleBatch: boolean): Promise<Batch> {
    const cursor: OpenCursor = { ns, source, next: await nextOf(source), usedAt: Date.now() };
    const documents = await this.take(cursor, batchSize);
    if (cursor.next.done || isSingleBatch) return { documents, id: 0n, ns };
    const id = (randomBytes(8).readBigUInt64LE() >> 2n) + 1n;
    this.open.set(id, cursor);
    return { documents, id, ns };
  }

  async more(id: bigint, ns: string, batchSize: number): Promise<Batch> {
    const cursor = this.open.get(id);
    if (!cursor || cursor.ns !== ns) throw new CommandError(43, `cursor id ${id} not found`);
    cursor.usedAt = Date.now();
    try {
      const documents = await this.take(cursor, batchSize);
      if (cursor.next.done) this.open.delete(id);
      return { documents, id: cursor.next.done ? 0n : id, ns };
    } catch (error) {
      this.open.delete(id);
      throw error;
    }
  }

  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  killNamespace(ns: string) {
    for (const [id, cursor] of this.open) if (cursor.ns === ns) this.open.delete(id);
  }

  killIdle() {
    for (const [id, cursor] of this.open) if (Date.now() - cursor.usedAt > IDLE_MS) this.open.delete(id);
  }

  private async take(cursor: OpenCursor, batchSize: number): Promise<Buffer[]> {
    const documents: Buffer[] = [];
    let size = 0;
    while (!cursor.next.done && documents.length < batchSize) {
      const { value } = cursor.next;
      size += value.length + 16;
      if (documents.length > 0 && size > MAX_BATCH_BYTES) break;
      documents.push(value);
      cursor.next = await nextOf(cursor.source);
    }
    return documents;
  }
}
