/** Posting lists in a few flat arrays: a long one is stored as a bitset, a short one as an ascending list of document numbers. */
import { bitsInWord, countBits, hasBit, listBits, setBit, wordsFor, type Bits } from './bitset.js';

export type Postings = {
  /** 32-bit words of a bit set. */
  words: number;
  /** Where each list starts in `docs`, and at last where the last one ends. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** Place among the bitsets; -1 for a list. */
  denseAt: Int32Array;
  dense: Uint32Array;
};

export const NO_POSTING = 0xffffffff;

export class PostingsBuilder {
  readonly #words: number;
  #docs = new Uint32Array(1 << 12);
  #length = 0;
  readonly #starts: number[] = [0];
  readonly #denseAt: number[] = [];
  readonly #dense: Bits[] = [];

  constructor(size: number) {
    this.#words = wordsFor(size);
  }

  /** Takes ascending distinct document numbers; returns the number of the posting list. */
  add(docs: Uint32Array): number {
    const isDense = docs.length > this.#words;
    this.#denseAt.push(isDense ? this.#dense.length : -1);
    if (isDense) {
      const bits = new Uint32Array(this.#words);
      for (const doc of docs) setBit(bits, doc);
      this.#dense.push(bits);
    } else this.#append(docs);
    this.#starts.push(this.#length);
    return this.#denseAt.length - 1;
  }

  #append(docs: Uint32Array): void {
    if (this.#length + docs.length > this.#docs.length) {
      const wider = new Uint32Array(Math.max(this.#docs.length * 2, this.#length + docs.length));
      wider.set(this.#docs);
      this.#docs = wider;
    }
    this.#docs.set(docs, this.#length);
    this.#length += docs.length;
  }

  finish(): Postings {
    const dense = new Uint32Array(this.#dense.length * this.#words);
    this.#dense.forEach((bits, place) => dense.set(bits, place * this.#words));
    return {
      words: this.#words,
      starts: Uint32Array.from(this.#starts),
      docs: this.#docs.slice(0, this.#length),
      denseAt: Int32Array.from(this.#denseAt),
      dense,
    };
  }
}

/** Adds the documents of a posting list to `target`. */
export function addPosting(target: Bits, { words, starts, docs, denseAt, dense }: Postings, number: number): void {
  const place = denseAt[number] as number;
  if (place >= 0) {
    const base = place * words;
    for (let i = 0; i < words; i++) target[i] = (target[i] as number) | (dense[base + i] as number);
    return;
  }
  const end = starts[number + 1] as number;
  for (let i = starts[number] as number; i < end; i++) {
    const doc = docs[i] as number;
    const word = doc >>> 5;
    target[word] = (target[word] as number) | (1 << (doc & 31));
  }
}

/** The length of a posting list. */
export function lengthOf({ words, starts, denseAt, dense }: Postings, number: number): number {
  const place = denseAt[number] ?? -1;
  if (place < 0) return (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  return countBits(dense.subarray(place * words, (place + 1) * words));
}

/** How many documents of a posting list are in `bits`. */
export function countCommon({ words, starts, docs, denseAt, dense }: Postings, number: number, bits: Bits): number {
  const place = denseAt[number] as number;
  let count = 0;
  if (place >= 0) {
    const base = place * words;
    for (let i = 0; i < words; i++) count += bitsInWord((bits[i] as number) & (dense[base + i] as number));
    return count;
  }
  const end = starts[number + 1] as number;
  for (let i = starts[number] as number; i < end; i++) if (hasBit(bits, docs[i] as number)) count++;
  return count;
}

/** Ascending union of ascending lists over `size` documents. */
export function mergeDocs(lists: readonly Uint32Array[], size: number): Uint32Array {
  const [first] = lists;
  if (!first) return new Uint32Array(0);
  if (lists.length === 1) return first;
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  if (total > size >>> 5) {
    const bits = new Uint32Array(wordsFor(size));
    for (const list of lists) for (const doc of list) setBit(bits, doc);
    return docsOfBits(bits);
  }
  const merged = new Uint32Array(total);
  let length = 0;
  for (const list of lists) {
    merged.set(list, length);
    length += list.length;
  }
  merged.sort();
  let distinct = 0;
  for (let i = 0; i < total; i++)
    if (i === 0 || merged[i] !== merged[distinct - 1]) merged[distinct++] = merged[i] as number;
  return merged.slice(0, distinct);
}

function docsOfBits(bits: Bits): Uint32Array {
  const docs = new Uint32Array(countBits(bits));
  listBits(bits, docs);
  return docs;
}

/** The documents of each group, ascending; a document whose group is NO_POSTING is left out. */
export function groupDocs(groupOf: Uint32Array, groupCount: number): Uint32Array[] {
  const lengths = new Uint32Array(groupCount);
  for (const group of groupOf) if (group !== NO_POSTING) lengths[group] = (lengths[group] as number) + 1;
  const groups = Array.from(lengths, length => new Uint32Array(length));
  lengths.fill(0);
  groupOf.forEach((group, doc) => {
    if (group === NO_POSTING) return;
    const place = lengths[group] as number;
    (groups[group] as Uint32Array)[place] = doc;
    lengths[group] = place + 1;
  });
  return groups;
}
