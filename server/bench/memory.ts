/** Memory in use after garbage collection: heap and buffers. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SearchIndex } from '../domains/search/build/searchIndex.js';
import { buffersOf } from '../domains/search/build/transfer.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export function bytesInUse(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

export async function bytesOf<T>(make: () => T | Promise<T>): Promise<{ made: T; bytes: number }> {
  const before = bytesInUse();
  const made = await make();
  return { made, bytes: bytesInUse() - before };
}

/** The size of an index: its buffers, and the lists of options and their names at two bytes a letter. */
export function bytesOfIndex(index: SearchIndex): { all: number; strings: number } {
  const kinds = [index.institutions, index.programs, index.scholarships];
  const buffers = buffersOf(index).reduce((sum, buffer) => sum + buffer.byteLength, 0);
  const lists = kinds.flatMap(({ groups }) =>
    groups.flatMap(({ attributes }) => attributes.flatMap(({ options, labels }) => [...options, ...labels])),
  );
  const tables = kinds.flatMap(({ ids, slugs, labels, details }) => [ids, slugs, labels, details]);
  return {
    all: buffers + lists.reduce((sum, text) => sum + 32 + 2 * text.length, 0),
    strings: tables.reduce((sum, { bytes, offsets }) => sum + bytes.byteLength + offsets.byteLength, 0),
  };
}
