/** The entries in whose names a word stands, by the index of words. */
import { forEachBit, wordsFor } from '../build/bitset.js';
import { addNameDocs, addOtherDocs, prefixRange, wholeWord, type Range } from '../build/invertedIndex.js';
import { phraseToken } from '../text/indexedWords.js';
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

/** Those in whose names all of the words stand. */
export function withAllWords(kind: KindIndex, words: readonly string[]): Docs {
  const [first = [], ...others] = words.map(word => docsIn(kind, rangeOf(kind, word)));
  return first.filter(doc => others.every(docs => docs.includes(doc)));
}

/** Those beside whose names a phrase stands as a whole: in their city, their state, their country, their fields. Western Sydney in Australia is not in Western Australia. */
export const placedAt = (kind: KindIndex, phrase: string): Docs =>
  docsIn(kind, rangeOf(kind, phraseToken(phrase)), addOtherDocs);
