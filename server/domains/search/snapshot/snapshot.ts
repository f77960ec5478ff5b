/**
 * An index as bytes that outlive the process, so that the next start answers searches before it has read the catalogue: a head of fixed length that tells
 * which code can read it and what it must contain, and the index behind it.
 */
import { createHash } from 'node:crypto';
import { DefaultSerializer, deserialize } from 'node:v8';
import { z } from 'zod';
import { packIndex } from '../build/packIndex.js';
import type { SearchIndex } from '../build/searchIndex.js';

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
  /** Names format, vocabulary and build: an index of other code is never read. */
  key: string;
};

/** In milliseconds. */
type Built = { index: SearchIndex; builtAt: number };

/** A multiple of eight: arrays that fit their place are read without a copy. */
const HEAD_BYTES = 512;

const headRule = z.strictObject({
  format: z.literal('search-index-1'),
  key: z.string(),
  builtAt: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function encodeSnapshot({ index, builtAt }: Built, key: string): Uint8Array {
  const serializer = new DefaultSerializer();
  serializer.writeRawBytes(Buffer.alloc(HEAD_BYTES, ' '));
  serializer.writeHeader();
  serializer.writeValue(index);
  const snapshot = serializer.releaseBuffer();
  const body = snapshot.subarray(HEAD_BYTES);
  const head: z.output<typeof headRule> = {
    format: 'search-index-1',
    key,
    builtAt,
    bytes: body.length,
    sha256: digestOf(body),
  };
  snapshot.write(JSON.stringify(head));
  return snapshot;
}

/** Null for bytes of other code, of another format, or that are not whole. */
export function decodeSnapshot(snapshot: Uint8Array, key: string): Built | null {
  const head = headOf(snapshot);
  const body = snapshot.subarray(HEAD_BYTES);
  if (head?.key !== key || head.bytes !== body.length || head.sha256 !== digestOf(body)) return null;
  return { index: packIndex(deserialize(body) as SearchIndex), builtAt: head.builtAt };
}

function headOf(snapshot: Uint8Array): z.output<typeof headRule> | null {
  try {
    return headRule.parse(JSON.parse(Buffer.from(snapshot.subarray(0, HEAD_BYTES)).toString()));
  } catch {
    return null;
  }
}
