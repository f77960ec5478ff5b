/** The entries in whose names a word stands, by the index of words. */
import { forEachBit, wordsFor } from '../build/bitset.js';
import { addNameDocs, addOtherDocs, prefixRange, wholeWord, type Range } from '../build/invertedIndex.js';
import type { KindIndex } from '../build/searchIndex.js';

export type Docs = readonly number[];

export function docsIn({ plain, size }: KindIndex, range: Range, add: typeof addNameDocs = addNameDocs): number[] {
  const docs = new Uint32Array(wordsFor(size));
  add(docs, plain, range);
  const numbers: number[] = [];
  forEachBit(docs, doc => numbers.push(doc));
  return numbers;
}

export const rangeOf = ({ plain }: KindIndex, word: string): Range => wholeWord(plain, prefixRange(plain, word), word);
function withAll(kind: KindIndex, words: readonly string[], add: typeof addNameDocs): Docs {
  const [first = [], ...others] = words.map(word => docsIn(kind, rangeOf(kind, word), add));
  return first.filter(doc => others.every(docs => docs.includes(doc)));
}

/** Those in whose names all of the words stand. */
export const withAllWords = (kind: KindIndex, words: readonly string[]): Docs => withAll(kind, words, addNameDocs);

/** Those beside whose names all of the words stand: in their city, their state, their country, their fields. */
export const placedAtAll = (kind: KindIndex, words: readonly string[]): Docs => withAll(kind, words, addOtherDocs);
