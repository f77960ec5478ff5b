/** The buffers of an index, to be transferred to another thread instead of copied; the sender cannot read the index any more. */
import type { SearchIndex } from './searchIndex.js';

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
