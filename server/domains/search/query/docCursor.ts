/** Goes through documents one by one, ascending, as far as somebody asks. */
import type { Bits } from '../build/bitset.js';

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
