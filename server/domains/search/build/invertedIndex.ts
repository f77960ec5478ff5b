/**
 * The dictionary of an index: every word under which documents are found, ascending by code unit, so that a prefix is a range.
 * Each word leads to the documents that carry it in their name and to those that carry it in their other words.
 */
import { addPosting, mergeDocs, NO_POSTING, PostingsBuilder, type Postings } from './postings.js';
import type { Bits } from './bitset.js';

export type Terms = {
  /** Code units of all words, one after the other. */
  letters: Uint16Array;
  offsets: Uint32Array;
  /** Number of a word's set in `postings`, or NO_POSTING. */
  inName: Uint32Array;
  inOther: Uint32Array;
  postings: Postings;
};

/** A text shared by documents: a title, the name of an institution, the words of a destination. */
export type TextUnit = { words: readonly string[]; docs: Uint32Array };

export type Range = { from: number; to: number };

type UnitNumbers = { inName: number[]; inOther: number[] };

export function buildTerms(size: number, units: { name: readonly TextUnit[]; other: readonly TextUnit[] }): Terms {
  const unitsOfWord = new Map<string, UnitNumbers>();
  const enter = (list: readonly TextUnit[], part: keyof UnitNumbers) =>
    list.forEach(({ words, docs }, number) => {
      if (docs.length === 0) return;
      for (const word of words) {
        const known = unitsOfWord.get(word);
        if (known) known[part].push(number);
        else unitsOfWord.set(word, { inName: [], inOther: [], [part]: [number] });
      }
    });
  enter(units.name, 'inName');
  enter(units.other, 'inOther');

  const words = [...unitsOfWord.keys()].sort();
  const builder = new PostingsBuilder(size);
  const addAll = (list: readonly TextUnit[], part: keyof UnitNumbers): Uint32Array => {
    const shared = new Map<string, number>();
    return Uint32Array.from(words, word => {
      const numbers = unitsOfWord.get(word)?.[part] ?? [];
      if (numbers.length === 0) return NO_POSTING;
      const key = numbers.length <= 8 ? numbers.join() : null;
      const known = key === null ? undefined : shared.get(key);
      if (known !== undefined) return known;
      const added = builder.add(
        mergeDocs(
          numbers.map(number => list[number]?.docs ?? new Uint32Array(0)),
          size,
        ),
      );
      if (key !== null) shared.set(key, added);
      return added;
    });
  };
  const inName = addAll(units.name, 'inName');
  const inOther = addAll(units.other, 'inOther');
  return { ...packWords(words), inName, inOther, postings: builder.finish() };
}

function packWords(words: readonly string[]): Pick<Terms, 'letters' | 'offsets'> {
  const offsets = new Uint32Array(words.length + 1);
  words.forEach((word, place) => (offsets[place + 1] = (offsets[place] as number) + word.length));
  const letters = new Uint16Array(offsets[words.length] as number);
  words.forEach((word, place) => {
    const start = offsets[place] as number;
    for (let i = 0; i < word.length; i++) letters[start + i] = word.charCodeAt(i);
  });
  return { letters, offsets };
}

/** Compares the word at `place`, cut to the length of `prefix`, with `prefix`. */
function comparePrefix({ letters, offsets }: Terms, place: number, prefix: string): number {
  const start = offsets[place] as number;
  const length = (offsets[place + 1] as number) - start;
  for (let i = 0; i < prefix.length; i++) {
    if (i >= length) return -1;
    const difference = (letters[start + i] as number) - prefix.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}

function firstPlace(terms: Terms, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = terms.offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places of the words that start with `prefix`. */
export function prefixRange(terms: Terms, prefix: string): Range {
  return {
    from: firstPlace(terms, place => comparePrefix(terms, place, prefix) < 0),
    to: firstPlace(terms, place => comparePrefix(terms, place, prefix) <= 0),
  };
}

/** Of a prefix' range, the place of the word that is the prefix itself: the first, if any. */
export function wholeWord({ offsets }: Terms, { from, to }: Range, word: string): Range {
  const isWhole = from < to && (offsets[from + 1] as number) - (offsets[from] as number) === word.length;
  return { from, to: isWhole ? from + 1 : from };
}

export function addNameDocs(target: Bits, { inName, postings }: Terms, { from, to }: Range): void {
  for (let place = from; place < to; place++) {
    const number = inName[place] as number;
    if (number !== NO_POSTING) addPosting(target, postings, number);
  }
}

export function addOtherDocs(target: Bits, { inOther, postings }: Terms, { from, to }: Range): void {
  for (let place = from; place < to; place++) {
    const number = inOther[place] as number;
    if (number !== NO_POSTING) addPosting(target, postings, number);
  }
}

/** Whether any of the words stands among the other words of a document. */
export function isInOther({ inOther }: Terms, { from, to }: Range): boolean {
  for (let place = from; place < to; place++) if (inOther[place] !== NO_POSTING) return true;
  return false;
}

/** Places of the words of which some beginning is one slip away from `typed` and that share its first letter. */
export function placesNear(terms: Terms, typed: string): number[] {
  const { from, to } = prefixRange(terms, typed.slice(0, 1));
  const places: number[] = [];
  for (let place = from; place < to; place++) {
    const start = terms.offsets[place] as number;
    const word = terms.letters.subarray(start, terms.offsets[place + 1]);
    if (isNearBeginning(typed, word)) places.push(place);
  }
  return places;
}

/**
 * Whether inserting, leaving out, replacing or swapping one letter turns `typed` into a beginning of `word`.
 * The slip can always be laid at the first letter that differs, so four straight comparisons decide.
 */
function isNearBeginning(typed: string, word: Uint16Array): boolean {
  let i = 0;
  while (i < typed.length && i < word.length && typed.charCodeAt(i) === word[i]) i++;
  if (i === typed.length) return true;
  const goesOn = (typedFrom: number, wordFrom: number): boolean => {
    if (word.length - wordFrom < typed.length - typedFrom) return false;
    for (let k = typedFrom; k < typed.length; k++)
      if (typed.charCodeAt(k) !== word[wordFrom + k - typedFrom]) return false;
    return true;
  };
  const isSwapped = typed.charCodeAt(i) === word[i + 1] && typed.charCodeAt(i + 1) === word[i] && goesOn(i + 2, i + 2);
  return goesOn(i + 1, i + 1) || goesOn(i + 1, i) || goesOn(i, i + 1) || isSwapped;
}
