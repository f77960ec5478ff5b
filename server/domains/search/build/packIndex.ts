/**
 * Moves the arrays of an index into one buffer. The C library maps an allocation of 32 MB or more by itself and gives it back as a whole when it is freed;
 * smaller ones lie between others in a heap that it keeps: hundreds of arrays of each index held some 100 MB more in the process after a few builds.
 */
import type { SearchIndex } from './searchIndex.js';

/** Its limit, with a margin. Pages that nothing is written to take no memory. */
const MAPPED_BYTES = 33 * 1024 * 1024;
const ALIGNMENT = 8;

type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const isArray = (value: unknown): value is TypedArray => ArrayBuffer.isView(value) && !(value instanceof DataView);
const lengthOf = ({ byteLength }: TypedArray): number => Math.ceil(byteLength / ALIGNMENT) * ALIGNMENT;

function arraysOf(value: unknown, found = new Set<TypedArray>()): Set<TypedArray> {
  if (isArray(value)) found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) arraysOf(part, found);
  return found;
}

/** The same index, with new arrays. */
export function packIndex(index: SearchIndex): SearchIndex {
  const arrays = [...arraysOf(index)];
  const bytes = arrays.reduce((sum, array) => sum + lengthOf(array), 0);
  const buffer = new ArrayBuffer(Math.max(MAPPED_BYTES, bytes));
  const packed = new Map<unknown, TypedArray>();
  let place = 0;
  for (const array of arrays) {
    const copy = Reflect.construct(array.constructor, [buffer, place, array.length]) as TypedArray;
    copy.set(array);
    packed.set(array, copy);
    place += lengthOf(array);
  }
  const repack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isArray(value)) return packed.get(value);
    if (Array.isArray(value)) return value.map(repack);
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repack(part)]));
  };
  return repack(index) as SearchIndex;
}
