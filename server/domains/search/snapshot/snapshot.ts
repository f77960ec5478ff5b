/**
 * An index as bytes that outlive the process, so that the next start answers searches before it has read the catalogue: a head of fixed length that tells
 * which code can read it and what it must contain, and the index behind it. The rows that it was built from are kept alike, apart from it since processes
 * that build none do not read them: the next start reads only what changed since.
 */
import { createHash } from 'node:crypto';
import { DefaultSerializer, deserialize } from 'node:v8';
import { z } from 'zod';
import type { IndexSource } from '../build/indexSource.js';
import { packIndex } from '../build/packIndex.js';
import type { SearchIndex } from '../build/searchIndex.js';
import type { CatalogueStamps } from '../search.ports.js';

/** Where snapshots are kept, each for the code that can read it. */
export type SnapshotStore = {
  /** The newest for this code; null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Whole or not at all, however the process ends. */
  write(key: string, snapshot: Uint8Array): Promise<void>;
  /** Says that the newest lacked nothing of the catalogue at that time, in milliseconds. Left out where nobody else reads it. */
  confirm?(key: string, at: number): Promise<void>;
};

/** A store from which other processes take their index. */
export type SharedSnapshots = SnapshotStore & {
  /** The newest for this code; null when there is none. */
  newest(key: string): Promise<{ id: string; confirmedAt: number } | null>;
};

export type KeptSnapshots = {
  store: SnapshotStore;
  /** Of the rows of the index that was kept last. */
  rows: SnapshotStore;
  /** Tells whether it still has those rows. */
  catalogue: CatalogueStamps;
  /** Names format, vocabulary and build: an index of other code is never read. */
  key: string;
};

/** In milliseconds. */
type Built = { index: SearchIndex; builtAt: number };

/** A multiple of eight: arrays that fit their place are read without a copy. */
const HEAD_BYTES = 512;

/** `indexDigest`: that of the index which was built from them. */
export type KeptRows = { indexDigest: string; source: IndexSource };

const INDEX_FORMAT = 'search-index-1';
const ROWS_FORMAT = 'search-rows-1';

const headRule = z.strictObject({
  format: z.enum([INDEX_FORMAT, ROWS_FORMAT]),
  key: z.string(),
  builtAt: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});
type Head = z.output<typeof headRule>;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const encodeSnapshot = ({ index, builtAt }: Built, key: string): Uint8Array =>
  encode(index, { format: INDEX_FORMAT, key, builtAt });

/** Null for bytes of other code, of another format, or that are not whole. */
export function decodeSnapshot(snapshot: Uint8Array, key: string): Built | null {
  const whole = decode(snapshot, { format: INDEX_FORMAT, key });
  return whole && { index: packIndex(deserialize(whole.body) as SearchIndex), builtAt: whole.head.builtAt };
}

export const encodeRows = (rows: KeptRows, { key, builtAt }: Pick<Head, 'key' | 'builtAt'>): Uint8Array =>
  encode(rows, { format: ROWS_FORMAT, key, builtAt });

/** Null like an index. */
export function decodeRows(snapshot: Uint8Array, key: string): KeptRows | null {
  const whole = decode(snapshot, { format: ROWS_FORMAT, key });
  return whole && (deserialize(whole.body) as KeptRows);
}

/** Names the content of a snapshot. */
export const digestIn = (snapshot: Uint8Array): string => headOf(snapshot)?.sha256 ?? '';

function encode(value: unknown, about: Pick<Head, 'format' | 'key' | 'builtAt'>): Uint8Array {
  const serializer = new DefaultSerializer();
  serializer.writeRawBytes(Buffer.alloc(HEAD_BYTES, ' '));
  serializer.writeHeader();
  serializer.writeValue(value);
  const snapshot = serializer.releaseBuffer();
  const body = snapshot.subarray(HEAD_BYTES);
  const head: Head = { ...about, bytes: body.length, sha256: digestOf(body) };
  snapshot.write(JSON.stringify(head));
  return snapshot;
}

function decode(snapshot: Uint8Array, { format, key }: Pick<Head, 'format' | 'key'>) {
  const head = headOf(snapshot);
  const body = snapshot.subarray(HEAD_BYTES);
  const isWhole = head?.bytes === body.length && head.sha256 === digestOf(body);
  return isWhole && head.format === format && head.key === key ? { head, body } : null;
}

function headOf(snapshot: Uint8Array): Head | null {
  try {
    return headRule.parse(JSON.parse(Buffer.from(snapshot.subarray(0, HEAD_BYTES)).toString()));
  } catch {
    return null;
  }
}
