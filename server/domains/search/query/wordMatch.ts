/** The documents that match one term of a query, by how well. */
import { intersect, unite, type Bits } from '../build/bitset.js';
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
import type { QueryWord, Term } from '../text/queryText.js';
import type { Workspace } from './workspace.js';

export type Lookup = { index: KindIndex; workspace: Workspace };

/** Shorter prefixes count in names only. */
export const MIN_OTHER_PREFIX = 3;

type Part = 'name' | 'other';

const rangeOf = (index: InvertedIndex, word: string): Range => wholeWord(index, prefixRange(index, word), word);

const addDocs = (docs: Bits, index: InvertedIndex, range: Range, part: Part): void =>
  part === 'name' ? addNameDocs(docs, index, range) : addOtherDocs(docs, index, range);

/** Documents with one of the phrases as a whole. */
function phraseDocs({ index, workspace }: Lookup, keys: readonly string[], part: Part): Bits {
  if (keys.length === 0) return workspace.none;
  return workspace.wordSets.get(`phrases ${part} ${keys.join('|')}`, docs => {
    for (const key of keys) addDocs(docs, index.plain, rangeOf(index.plain, phraseToken(key)), part);
  });
}

/** Documents with the word as it was typed, diacritics included. */
const exactDocs = ({ index, workspace }: Lookup, { folded, marked }: QueryWord, part: Part): Bits =>
  workspace.wordSets.get(`exact ${part} ${marked ?? folded}`, docs => {
    const words = marked === null ? index.plain : index.marked;
    addDocs(docs, words, rangeOf(words, marked ?? folded), part);
  });

/** Documents with the word, whatever its diacritics, or when it may be unfinished with a word that begins with it. */
function typedDocs({ index, workspace }: Lookup, { folded, isPrefix }: QueryWord, part: Part): Bits {
  const isOpen = isPrefix && (part === 'name' || folded.length >= MIN_OTHER_PREFIX);
  return workspace.wordSets.get(`typed ${part} ${isOpen} ${folded}`, docs => {
    const range = isOpen ? prefixRange(index.plain, folded) : rangeOf(index.plain, folded);
    addDocs(docs, index.plain, range, part);
  });
}

/** Documents with a word that this one may be a typing error for. */
function correctedDocs({ index, workspace }: Lookup, { folded, isPrefix, mayBeTypo }: QueryWord, part: Part): Bits {
  if (!mayBeTypo) return workspace.none;
  return workspace.wordSets.get(`corrected ${part} ${isPrefix} ${folded}`, docs => {
    for (const from of correctionsOf(index, { folded, isPrefix }))
      addDocs(docs, index.plain, { from, to: from + 1 }, part);
  });
}

/**
 * Places of the words that a mistyped one may stand for. When words begin with what was typed it may be unfinished: then only a whole word that
 * is one edit away counts.
 */
export function correctionsOf(
  { plain }: KindIndex,
  { folded, isPrefix }: Pick<QueryWord, 'folded' | 'isPrefix'>,
): number[] {
  const { from, to } = prefixRange(plain, folded);
  return wordsWithinEdits(plain, folded, { isWhole: from < to || !isPrefix, most: from < to ? 1 : 2 });
}

export const isPrefixOfIndex = ({ plain }: KindIndex, word: string): boolean => {
  const { from, to } = prefixRange(plain, word);
  return from < to;
};

/** How a term can be found; each set is contained in the next. */
export type TermMatch = {
  term: Term;
  /** In the name, as typed. */
  exactName: Bits;
  /** In the name, unfinished or by a synonym. */
  name: Bits;
  /** In the name, corrected too. */
  correctedName: Bits;
  any: Bits;
  /** Without synonyms and corrections: in the name; anywhere. And anywhere with synonyms. */
  typedName: Bits;
  typed: Bits;
  withSynonyms: Bits;
};

export function matchTerm(lookup: Lookup, term: Term): TermMatch {
  const { bits: pool } = lookup.workspace;
  const union = (...sets: readonly Bits[]): Bits => {
    const distinct = [...new Set(sets)].filter(set => set !== lookup.workspace.none);
    const [first, ...others] = distinct;
    if (!first) return lookup.workspace.none;
    if (others.length === 0) return first;
    const united = pool.copyOf(first);
    for (const other of others) unite(united, other);
    return united;
  };
  const allWords = (setOf: (word: QueryWord) => Bits): Bits => {
    const [first, ...others] = term.words.map(setOf);
    if (!first) return lookup.workspace.none;
    if (others.length === 0) return first;
    const common = pool.copyOf(first);
    for (const other of others) intersect(common, other);
    return common;
  };
  const phrases = (keys: readonly string[], part: Part) => phraseDocs(lookup, keys, part);
  const wordAnywhere = (word: QueryWord) => union(typedDocs(lookup, word, 'name'), typedDocs(lookup, word, 'other'));

  const exactName = union(
    phrases(term.own, 'name'),
    allWords(word => exactDocs(lookup, word, 'name')),
  );
  const typedName = union(
    exactName,
    allWords(word => typedDocs(lookup, word, 'name')),
  );
  const name = union(typedName, phrases(term.synonyms, 'name'));
  const correctedName = union(
    name,
    phrases(term.corrected, 'name'),
    allWords(word => union(typedDocs(lookup, word, 'name'), correctedDocs(lookup, word, 'name'))),
  );
  const typed = union(typedName, phrases(term.own, 'other'), allWords(wordAnywhere));
  const withSynonyms = union(typed, phrases(term.synonyms, 'name'), phrases(term.synonyms, 'other'));
  const any = union(
    withSynonyms,
    correctedName,
    phrases(term.corrected, 'other'),
    allWords(word =>
      union(wordAnywhere(word), correctedDocs(lookup, word, 'name'), correctedDocs(lookup, word, 'other')),
    ),
  );
  return { term, exactName, name, correctedName, any, typedName, typed, withSynonyms };
}
