/** Many strings in two buffers, decoded one at a time on use: moves between threads without being parsed. */
export type StringTable = { bytes: Uint8Array; offsets: Uint32Array };

export function packStrings(strings: readonly string[]): StringTable {
  const offsets = new Uint32Array(strings.length + 1);
  const joined = strings.join('');
  const whole = Buffer.from(joined);
  if (whole.length === joined.length) {
    // ASCII only: offsets follow from the lengths without encoding the strings one by one.
    strings.forEach((text, place) => (offsets[place + 1] = (offsets[place] as number) + text.length));
    return { bytes: new Uint8Array(whole), offsets };
  }
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

/** The strings at `order`, in that order. */
export function gatherStrings({ bytes, offsets }: StringTable, order: Uint32Array): StringTable {
  const gathered = new Uint32Array(order.length + 1);
  for (let i = 0; i < order.length; i++) {
    const place = order[i] as number;
    gathered[i + 1] = (gathered[i] as number) + (offsets[place + 1] as number) - (offsets[place] as number);
  }
  const packed = new Uint8Array(gathered[order.length] as number);
  for (let i = 0; i < order.length; i++) {
    const [start, end] = [offsets[order[i] as number] as number, offsets[(order[i] as number) + 1] as number];
    let to = gathered[i] as number;
    // The strings are short: a loop is faster than a view and a copy of each.
    for (let from = start; from < end; from++) packed[to++] = bytes[from] as number;
  }
  return { bytes: packed, offsets: gathered };
}

export function hashOf(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
}

/** More than any table has: 32 bits of hash and 21 of place together fit a double exactly. */
const PLACES = 0x200000;

/** Places ordered by their hashes: cheaper to build than an alphabetical order, and enough to find one of them. */
export function orderByHash(size: number, hashAt: (place: number) => number): Uint32Array {
  const keys = Float64Array.from({ length: size }, (_, place) => hashAt(place) * PLACES + place);
  return Uint32Array.from(keys.sort(), key => key % PLACES);
}

/** Those with some hash. */
export function placesWithHash(order: Uint32Array, hashAt: (place: number) => number, hash: number): Uint32Array {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashAt(order[middle] as number) < hash) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < order.length && hashAt(order[end] as number) === hash) end++;
  return order.subarray(low, end);
}

const hashesOf =
  ({ bytes, offsets }: StringTable) =>
  (place: number): number =>
    hashOf(bytes, offsets[place], offsets[place + 1]);

/** The places of a table by the hashes of its strings. */
export const orderStrings = (table: StringTable): Uint32Array => orderByHash(table.offsets.length - 1, hashesOf(table));

/** Place of a string; -1 when the table does not have it. `order` is the table's order by hash. */
export const findString = (table: StringTable, order: Uint32Array, wanted: string): number =>
  placesWithHash(order, hashesOf(table), hashOf(Buffer.from(wanted))).find(
    place => stringAt(table, place) === wanted,
  ) ?? -1;
