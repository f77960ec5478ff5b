/** Many strings in two buffers, decoded one at a time when asked for: moves between threads without being parsed. */
export type StringTable = { bytes: Uint8Array; offsets: Uint32Array };

export function packStrings(strings: readonly string[]): StringTable {
  const offsets = new Uint32Array(strings.length + 1);
  let bytes = Buffer.alloc(Math.max(64, strings.length * 24));
  let length = 0;
  strings.forEach((text, place) => {
    const size = Buffer.byteLength(text);
    if (length + size > bytes.length) {
      const wider = Buffer.alloc(Math.max(bytes.length * 2, length + size));
      bytes.copy(wider);
      bytes = wider;
    }
    length += bytes.write(text, length);
    offsets[place + 1] = length;
  });
  return { bytes: new Uint8Array(bytes.subarray(0, length)), offsets };
}

export function stringAt({ bytes, offsets }: StringTable, place: number): string {
  const start = offsets[place] ?? 0;
  const end = offsets[place + 1] ?? start;
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
}

/** Place of a string in a table read in the order `order`, ascending by code unit; -1 when it is not there. */
export function findString(table: StringTable, order: Uint32Array, wanted: string): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (stringAt(table, order[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  const place = order[low];
  return place !== undefined && stringAt(table, place) === wanted ? place : -1;
}
