/** Counts the documents of a set by class, and from that by option: for all attributes at once, or for those of one group. */
import { forEachBit, type Bits } from '../build/bitset.js';
import type { AttributeGroup, ClassTable } from '../build/facetColumns.js';
import type { DocSet } from './docSet.js';

/** A set, or with `flip` its complement. */
type Counted = { bits: Bits; flip: 0 | -1; lastMask: number };

export class FacetCounts {
  /** Counts by class and by option, in the numbering of the class table. */
  readonly byClass: Uint32Array;
  readonly byOption: Uint32Array;

  constructor(
    readonly size: number,
    readonly classes: ClassTable,
  ) {
    this.byClass = new Uint32Array(classes.sizes.length);
    this.byOption = new Uint32Array(classes.optionCount);
  }

  countAll(set: DocSet): void {
    const {
      byClass,
      classes: { rows, stride },
    } = this;
    if (set.count * stride < byClass.length) return this.#countFew(set);
    const counted = this.#begin(set);
    if (stride === 5) addFives(byClass, rows, counted);
    else for (let column = 0; column < stride; column++) addColumn(byClass, { rows, stride, column }, counted);
    this.#finish(0, byClass.length);
  }

  /** Fewer documents than classes: those are asked for their classes, instead of every class for its documents. */
  #countFew({ bits }: DocSet): void {
    const {
      byOption,
      classes: { rows, stride, optionStarts, options },
    } = this;
    byOption.fill(0);
    forEachBit(bits, doc => {
      for (let at = doc * stride; at < (doc + 1) * stride; at++) {
        const number = rows[at] as number;
        const end = optionStarts[number + 1] as number;
        for (let i = optionStarts[number] as number; i < end; i++) {
          const option = options[i] as number;
          byOption[option] = (byOption[option] as number) + 1;
        }
      }
    });
  }

  /** Counts one group alone; the counts of the others are meaningless afterwards. */
  countGroup(set: DocSet, { firstClass, memberOf }: AttributeGroup, column: number): void {
    const {
      byClass,
      classes: { rows, stride },
    } = this;
    addColumn(byClass, { rows, stride, column }, this.#begin(set));
    this.#finish(firstClass, firstClass + (memberOf[0]?.length ?? 0));
  }

  /** Of a set with more than half of all documents, the smaller complement is counted and subtracted. */
  #begin({ bits, count }: DocSet): Counted {
    const isComplement = count * 2 > this.size;
    if (isComplement) this.byClass.set(this.classes.sizes);
    else this.byClass.fill(0);
    this.byOption.fill(0);
    const rest = this.size & 31;
    return { bits, flip: isComplement ? -1 : 0, lastMask: rest === 0 ? -1 : (1 << rest) - 1 };
  }

  #finish(from: number, to: number): void {
    const {
      byClass,
      byOption,
      classes: { optionStarts, options },
    } = this;
    for (let number = from; number < to; number++) {
      const count = byClass[number] as number;
      if (count === 0) continue;
      const end = optionStarts[number + 1] as number;
      for (let i = optionStarts[number] as number; i < end; i++) {
        const option = options[i] as number;
        byOption[option] = (byOption[option] as number) + count;
      }
    }
  }
}

/** Programs have five columns. Unrolled: this is the innermost loop of a search, and a nested loop takes twice as long. */
function addFives(byClass: Uint32Array, rows: ClassTable['rows'], { bits, flip, lastMask }: Counted): void {
  const step = flip === 0 ? 1 : -1;
  const last = bits.length - 1;
  for (let i = 0; i <= last; i++) {
    let word = (bits[i] as number) ^ flip;
    if (i === last) word &= lastMask;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const row = ((i << 5) + 31 - Math.clz32(lowest)) * 5;
      const a = rows[row] as number;
      const b = rows[row + 1] as number;
      const c = rows[row + 2] as number;
      const d = rows[row + 3] as number;
      const e = rows[row + 4] as number;
      byClass[a] = (byClass[a] as number) + step;
      byClass[b] = (byClass[b] as number) + step;
      byClass[c] = (byClass[c] as number) + step;
      byClass[d] = (byClass[d] as number) + step;
      byClass[e] = (byClass[e] as number) + step;
    }
  }
}

function addColumn(
  byClass: Uint32Array,
  { rows, stride, column }: Pick<ClassTable, 'rows' | 'stride'> & { column: number },
  { bits, flip, lastMask }: Counted,
): void {
  const step = flip === 0 ? 1 : -1;
  const last = bits.length - 1;
  for (let i = 0; i <= last; i++) {
    let word = (bits[i] as number) ^ flip;
    if (i === last) word &= lastMask;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const number = rows[((i << 5) + 31 - Math.clz32(lowest)) * stride + column] as number;
      byClass[number] = (byClass[number] as number) + step;
    }
  }
}
