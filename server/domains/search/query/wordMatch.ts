/** The documents that have a word of a query, or a phrase: added to a set straight from the posting lists. */
import type { Bits } from '../build/bitset.js';
import {
  addNameDocs,
  addOtherDocs,
  prefixRange,
  wholeWord,
  wordsWithinEdits,
  type InvertedIndex,
  type Range,
} from '../build/invertedIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import { phraseToken } from '../text/indexedWords.js';
import type { QueryWord } from '../text/terms.js';
import type { Workspace } from './workspace.js';
import { UNFINISHED_TYPO_FROM } from '../text/typoCorrection.js';

export type Lookup = { index: KindIndex; workspace: Workspace };

/** Shorter prefixes count in names only. */
export const MIN_OTHER_PREFIX = 3;

export type Part = 'name' | 'other';

/** The place of a word or token, or none. */
export const wordRange = (index: InvertedIndex, word: string): Range =>
  wholeWord(index, prefixRange(index, word), word);

const addDocs = (docs: Bits, index: InvertedIndex, range: Range, part: Part): void =>
  part === 'name' ? addNameDocs(docs, index, range) : addOtherDocs(docs, index, range);

/** Documents with one of the phrases as a whole. */
export function addPhrases(docs: Bits, { plain }: KindIndex, keys: readonly string[], part: Part): void {
  for (const key of keys) addDocs(docs, plain, wordRange(plain, phraseToken(key)), part);
}

/** Documents with the word in their name as it was typed, diacritics included. */
export function addExact(docs: Bits, index: KindIndex, { folded, marked }: QueryWord): void {
  const words = marked === null ? index.plain : index.marked;
  addNameDocs(docs, words, wordRange(words, marked ?? folded));
}

/** Documents with the word, whatever its diacritics, or when it may be unfinished with a word that begins with it. */
export function addTyped(docs: Bits, { plain }: KindIndex, { folded, isPrefix }: QueryWord, part: Part): void {
  const isOpen = isPrefix && (part === 'name' || folded.length >= MIN_OTHER_PREFIX);
  addDocs(docs, plain, isOpen ? prefixRange(plain, folded) : wordRange(plain, folded), part);
}

/** Documents with a word that this one may be a typing error for. */
export function addCorrected(docs: Bits, lookup: Lookup, word: QueryWord, part: Part): void {
  if (!word.mayBeTypo) return;
  for (const from of correctionsOf(lookup, word)) addDocs(docs, lookup.index.plain, { from, to: from + 1 }, part);
}

/**
 * Places of the words that a mistyped one may stand for. When words begin with what was typed it may be unfinished: then only a whole word that
 * is one edit away counts.
 */
export function correctionsOf(
  { index: { plain }, workspace: { corrections } }: Lookup,
  { folded, isPrefix }: Pick<QueryWord, 'folded' | 'isPrefix'>,
): readonly number[] {
  return corrections.get(`${isPrefix} ${folded}`, () => {
    const { from, to } = prefixRange(plain, folded);
    const isWhole = from < to || !isPrefix || folded.length < UNFINISHED_TYPO_FROM;
    return wordsWithinEdits(plain, folded, { isWhole, most: from < to ? 1 : 2 });
  });
}

export const isPrefixOfIndex = ({ plain }: KindIndex, word: string): boolean => {
  const { from, to } = prefixRange(plain, word);
  return from < to;
};
