/** Documents of a level of points in the levels of a person, best first; within one of these they keep their order. */
import { type Bits, countBits, hasBit } from '../build/bitset.js';
import { BitCursor, type DocCursor, ListCursor } from './docCursor.js';
import type { PersonalSort } from './personalSort.js';

/** From this share of all documents on, walking the person's order finds them sooner than sorting them does. */
const WALK_FROM = 1 / 32;

/** Those of one level of the person that are in a set. */
class WalkCursor implements DocCursor {
  #at: number;

  constructor(
    readonly docAt: Uint32Array,
    readonly bits: Bits,
    from: number,
    readonly to: number,
  ) {
    this.#at = from;
  }

  next(): number {
    while (this.#at < this.to) {
      const doc = this.docAt[this.#at++] as number;
      if (hasBit(this.bits, doc)) return doc;
    }
    return -1;
  }
}

function* walk(bits: Bits, { docAt, starts }: PersonalSort): Generator<DocCursor> {
  for (let rank = 0; rank + 1 < starts.length; rank++) {
    const [from, to] = [starts[rank] as number, starts[rank + 1] as number];
    if (from < to) yield new WalkCursor(docAt, bits, from, to);
  }
}

function* sort(level: DocCursor, { levelOf }: PersonalSort): Generator<DocCursor> {
  const ofLevel = new Map<number, number[]>();
  for (let doc = level.next(); doc >= 0; doc = level.next()) {
    const own = levelOf(doc);
    const docs = ofLevel.get(own);
    if (docs) docs.push(doc);
    else ofLevel.set(own, [doc]);
  }
  const best = [...ofLevel].sort(([a], [b]) => b - a);
  for (const [, docs] of best) yield new ListCursor(Uint32Array.from(docs));
}

export function* byPerson(levels: Iterable<DocCursor>, personal: PersonalSort): Generator<DocCursor> {
  for (const level of levels) {
    const isLarge = level instanceof BitCursor && countBits(level.bits) >= personal.docAt.length * WALK_FROM;
    yield* isLarge ? walk(level.bits, personal) : sort(level, personal);
  }
}
