/** The buffers of an index, to be moved to another thread instead of copied. Whoever sends them can no longer read the index. */
import type { SearchIndex } from './searchIndex.js';
import { buffersOfWorkspace } from '../query/workspace.js';

export function buffersOf(index: SearchIndex): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
      return;
    }
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part);
  };
  visit(index);
  return [...buffers];
}

/** All that an index which nobody asks any more holds, with what queries over it left. */
export const buffersToGiveUp = (index: SearchIndex): ArrayBuffer[] => [
  ...buffersOf(index),
  ...[index.institutions, index.programs, index.scholarships]
    .flatMap(buffersOfWorkspace)
    .filter(buffer => buffer instanceof ArrayBuffer),
];
