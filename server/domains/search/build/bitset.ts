/** Sets of document numbers as bitsets, 32 to a word. Loops are plain `for` loops because they are the innermost ones of a search. */
export type Bits = Uint32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const hasBit = (bits: Bits, doc: number): boolean => (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;

export function setBit(bits: Bits, doc: number): void {
  const word = doc >>> 5;
  bits[word] = (bits[word] as number) | (1 << (doc & 31));
}

/** Sets the bits 0 to size - 1 and clears the tail. */
export function setAll(bits: Bits, size: number): void {
  bits.fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
}

export function intersect(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & (other[i] as number);
}

export function unite(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) | (other[i] as number);
}

/** The other set may be shorter: what it does not reach stays. */
export function subtract(target: Bits, other: Bits): void {
  for (let i = 0; i < other.length; i++) target[i] = (target[i] as number) & ~(other[i] as number);
}

/** Number of bits set in a 32-bit word. */
export function bitsInWord(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += bitsInWord(bits[i] as number);
  return count;
}

/** How many documents two sets have in common. */
export function countCommonBits(bits: Bits, other: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    const word = (bits[i] as number) & (other[i] as number);
    if (word !== 0) count += bitsInWord(word);
  }
  return count;
}

/** Writes the document numbers of the set, ascending, into `out`; returns how many. */
export function listBits(bits: Bits, out: Uint32Array): number {
  let length = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    const base = i << 5;
    while (word !== 0) {
      const lowest = word & -word;
      out[length++] = base + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return length;
}

export function forEachBit(bits: Bits, visit: (doc: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      visit((i << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
}

/** The documents at positions `skip` to `skip + take` of a set, ascending; whole words are skipped by their count. */
export function pickBits(bits: Bits, { skip, take }: { skip: number; take: number }): number[] {
  const picked: number[] = [];
  let toSkip = skip;
  for (let i = 0; i < bits.length && picked.length < take; i++) {
    let word = bits[i] as number;
    if (word === 0) continue;
    const count = toSkip > 0 ? bitsInWord(word) : 0;
    if (toSkip > 0 && count <= toSkip) {
      toSkip -= count;
      continue;
    }
    while (word !== 0 && picked.length < take) {
      const lowest = word & -word;
      if (toSkip > 0) toSkip--;
      else picked.push((i << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return picked;
}

/**
 * Writes the intersection of all sets into `target` and returns its size. Three sets are read at a time, since each pass over the target costs
 * as much as reading a set. The last pass counts: most words of a narrow result are zero and need no counting.
 */
export function intersectAll(target: Bits, sets: readonly Bits[]): number {
  let common = sets[0] ?? target;
  let next = 1;
  for (; next + 2 < sets.length; next += 2) {
    const [one, two] = [sets[next] as Bits, sets[next + 1] as Bits];
    for (let k = 0; k < target.length; k++) target[k] = (common[k] as number) & (one[k] as number) & (two[k] as number);
    common = target;
  }
  const one = sets[next] ?? common;
  const two = sets[next + 1] ?? one;
  let count = 0;
  for (let k = 0; k < target.length; k++) {
    const word = (common[k] as number) & (one[k] as number) & (two[k] as number);
    target[k] = word;
    if (word !== 0) count += bitsInWord(word);
  }
  return count;
}

/** Whether some document is in all sets; ends at the first. */
export function haveCommonBit(sets: readonly Bits[]): boolean {
  const [first, ...others] = sets;
  if (!first) return false;
  for (let i = 0; i < first.length; i++) {
    let word = first[i] as number;
    for (let k = 0; word !== 0 && k < others.length; k++) word &= (others[k] as Bits)[i] as number;
    if (word !== 0) return true;
  }
  return false;
}

/** A pool of bitsets of one size. A query takes what it needs and `reset` frees all of them at once, so that queries allocate almost nothing. */
export class BitPool {
  readonly #sets: Bits[] = [];
  #used = 0;

  constructor(readonly words: number) {}

  /** An empty set. */
  takeEmpty(): Bits {
    return this.take().fill(0);
  }

  /** A set with leftovers of earlier queries, for a caller that overwrites all of it. */
  take(): Bits {
    const set = this.#sets[this.#used] ?? new Uint32Array(this.words);
    this.#sets[this.#used++] = set;
    return set;
  }

  copyOf(bits: Bits): Bits {
    const copy = this.take();
    copy.set(bits);
    return copy;
  }

  buffers(): ArrayBufferLike[] {
    return this.#sets.map(set => set.buffer);
  }

  reset(): void {
    this.#used = 0;
  }
}
