/**
 * The documents of each number of a column (the rank of a price, an institution, a set of minimums), listed when a filter asks for them first: it then goes
 * through the documents that pass, or through those that do not, instead of all.
 */
import { setAll, type Bits } from '../build/bitset.js';
import { NO_INSTITUTION } from '../build/searchIndex.js';

type NumberColumn = Uint16Array | Uint32Array;
/** The documents of number `n` are `docs[starts[n]]` to `docs[starts[n + 1]]`. */
type Lists = { starts: Uint32Array; docs: Uint32Array };

/** By counting. A scholarship of no institution is in no list. */
function listDocs(numberOf: NumberColumn): Lists {
  let count = 0;
  const isListed = (number: number): boolean => number !== NO_INSTITUTION;
  for (const number of numberOf) if (isListed(number)) count = Math.max(count, number + 1);
  const starts = new Uint32Array(count + 1);
  for (const number of numberOf) if (isListed(number)) starts[number + 1] = (starts[number + 1] as number) + 1;
  for (let number = 1; number <= count; number++)
    starts[number] = (starts[number] as number) + (starts[number - 1] as number);
  const next = starts.slice();
  const docs = new Uint32Array(starts[count] as number);
  for (let doc = 0; doc < numberOf.length; doc++) {
    const number = numberOf[doc] as number;
    if (!isListed(number)) continue;
    const place = next[number] as number;
    docs[place] = doc;
    next[number] = place + 1;
  }
  return { starts, docs };
}

function addAll(target: Bits, docs: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const doc = docs[i] as number;
    const word = doc >>> 5;
    target[word] = (target[word] as number) | (1 << (doc & 31));
  }
}

function removeAll(target: Bits, docs: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const doc = docs[i] as number;
    const word = doc >>> 5;
    target[word] = (target[word] as number) & ~(1 << (doc & 31));
  }
}

type Numbers = { first: number; width: number };

export class DocsByNumber {
  readonly #known = new Map<NumberColumn, Lists>();

  /** Adds the documents with one of `width` numbers from `first` on. */
  add(target: Bits, numberOf: NumberColumn, numbers: Numbers): void {
    const { docs, from, to } = this.#stretchOf(numberOf, numbers);
    addAll(target, docs, from, to);
  }

  /** The same to an empty set, of a column in which every document has a number: of more than half the others are taken away. */
  fill(empty: Bits, numberOf: NumberColumn, numbers: Numbers): void {
    const { docs, from, to } = this.#stretchOf(numberOf, numbers);
    if ((to - from) * 2 <= docs.length) return addAll(empty, docs, from, to);
    setAll(empty, docs.length);
    removeAll(empty, docs, 0, from);
    removeAll(empty, docs, to, docs.length);
  }

  buffers(): ArrayBufferLike[] {
    return [...this.#known.values()].flatMap(({ starts, docs }) => [starts.buffer, docs.buffer]);
  }

  #stretchOf(numberOf: NumberColumn, { first, width }: Numbers): { docs: Uint32Array; from: number; to: number } {
    const { starts, docs } = this.#known.get(numberOf) ?? this.#list(numberOf);
    const startOf = (number: number): number => starts[Math.min(number, starts.length - 1)] as number;
    return { docs, from: startOf(first), to: startOf(first + width) };
  }

  #list(numberOf: NumberColumn): Lists {
    const lists = listDocs(numberOf);
    this.#known.set(numberOf, lists);
    return lists;
  }
}
