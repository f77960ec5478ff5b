/** Goes through documents one by one, ascending, as far as somebody asks. */
import { hasBit, type Bits } from '../build/bitset.js';

export type DocCursor = {
  /** -1 at the end. */
  next(): number;
};

export class BitCursor implements DocCursor {
  #at = -1;
  #word = 0;

  constructor(readonly bits: Bits) {}

  next(): number {
    while (this.#word === 0) {
      if (++this.#at >= this.bits.length) return -1;
      this.#word = this.bits[this.#at] as number;
    }
    const lowest = this.#word & -this.#word;
    this.#word ^= lowest;
    return (this.#at << 5) + 31 - Math.clz32(lowest);
  }
}

export class ListCursor implements DocCursor {
  #at = 0;

  constructor(readonly docs: Uint32Array) {}

  next(): number {
    return this.#at < this.docs.length ? (this.docs[this.#at++] as number) : -1;
  }
}

/** Of a set those that are in another one, or those that are not. */
export class SplitBitCursor implements DocCursor {
  #at = -1;
  #word = 0;
  readonly #flip: number;

  constructor(
    readonly bits: Bits,
    readonly other: Bits,
    isInside: boolean,
  ) {
    this.#flip = isInside ? 0 : -1;
  }

  next(): number {
    while (this.#word === 0) {
      if (++this.#at >= this.bits.length) return -1;
      this.#word = (this.bits[this.#at] as number) & ((this.other[this.#at] as number) ^ this.#flip);
    }
    const lowest = this.#word & -this.#word;
    this.#word ^= lowest;
    return (this.#at << 5) + 31 - Math.clz32(lowest);
  }
}

/** Of a list those that are in a set, or those that are not. */
export class SplitListCursor implements DocCursor {
  #at = 0;

  constructor(
    readonly docs: Uint32Array,
    readonly other: Bits,
    readonly isInside: boolean,
  ) {}

  next(): number {
    while (this.#at < this.docs.length) {
      const doc = this.docs[this.#at++] as number;
      if (hasBit(this.other, doc) === this.isInside) return doc;
    }
    return -1;
  }
}
