/**
 * An inverted index: a sorted dictionary of words, so that a prefix is a range of it, and for each word two posting lists:
 * the documents that have it in their name, and those that have it in their other texts.
 */
import { addPosting, mergeDocs, NO_POSTING, PostingsBuilder, type Postings } from './postings.js';
import { editsBetween, editsForgiven, letterMask, lettersOf, type Letters } from '../text/typoCorrection.js';
import type { Bits } from './bitset.js';

export type InvertedIndex = {
  /** Code units of all words, one after the other. */
  letters: Uint16Array;
  offsets: Uint32Array;
  /** Which letters each word has (text/typoCorrection.ts). */
  masks: Uint32Array;
  /** Number of the word's posting list, or NO_POSTING. */
  inName: Uint32Array;
  inOther: Uint32Array;
  postings: Postings;
};

/** A text that documents share: a title, the name of an institution, the words for a destination. */
export type TextUnit = { words: readonly string[]; docs: Uint32Array };

export type Range = { from: number; to: number };

type UnitNumbers = { inName: number[]; inOther: number[] };

export function buildInvertedIndex(
  size: number,
  units: { name: readonly TextUnit[]; other: readonly TextUnit[] },
): InvertedIndex {
  const unitsOfWord = new Map<string, UnitNumbers>();
  const addUnits = (list: readonly TextUnit[], part: keyof UnitNumbers) =>
    list.forEach(({ words, docs }, number) => {
      if (docs.length === 0) return;
      for (const word of words) {
        const known = unitsOfWord.get(word);
        if (known) known[part].push(number);
        else unitsOfWord.set(word, { inName: [], inOther: [], [part]: [number] });
      }
    });
  addUnits(units.name, 'inName');
  addUnits(units.other, 'inOther');

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

function packWords(words: readonly string[]): Pick<InvertedIndex, 'letters' | 'offsets' | 'masks'> {
  const offsets = new Uint32Array(words.length + 1);
  words.forEach((word, place) => (offsets[place + 1] = (offsets[place] as number) + word.length));
  const letters = new Uint16Array(offsets[words.length] as number);
  words.forEach((word, place) => {
    const start = offsets[place] as number;
    for (let i = 0; i < word.length; i++) letters[start + i] = word.charCodeAt(i);
  });
  const masks = Uint32Array.from(words, (_, place) =>
    letterMask(letters, offsets[place] as number, offsets[place + 1] as number),
  );
  return { letters, offsets, masks };
}

/** Compares the word at `place`, cut to the length of `prefix`, with `prefix`. */
function comparePrefix({ letters, offsets }: InvertedIndex, place: number, prefix: string): number {
  const start = offsets[place] as number;
  const length = (offsets[place + 1] as number) - start;
  for (let i = 0; i < prefix.length; i++) {
    if (i >= length) return -1;
    const difference = (letters[start + i] as number) - prefix.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}

function firstPlace(index: InvertedIndex, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = index.offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places of the words that start with `prefix`. */
export function prefixRange(index: InvertedIndex, prefix: string): Range {
  return {
    from: firstPlace(index, place => comparePrefix(index, place, prefix) < 0),
    to: firstPlace(index, place => comparePrefix(index, place, prefix) <= 0),
  };
}

/** The word that equals the prefix, as a range of one place or none: it is the first of the prefix' range. */
export function wholeWord({ offsets }: InvertedIndex, { from, to }: Range, word: string): Range {
  const isWhole = from < to && (offsets[from + 1] as number) - (offsets[from] as number) === word.length;
  return { from, to: isWhole ? from + 1 : from };
}

export function addNameDocs(target: Bits, { inName, postings }: InvertedIndex, { from, to }: Range): void {
  for (let place = from; place < to; place++) {
    const number = inName[place] as number;
    if (number !== NO_POSTING) addPosting(target, postings, number);
  }
}

export function addOtherDocs(target: Bits, { inOther, postings }: InvertedIndex, { from, to }: Range): void {
  for (let place = from; place < to; place++) {
    const number = inOther[place] as number;
    if (number !== NO_POSTING) addPosting(target, postings, number);
  }
}

/** Whether any of the words occurs in the other texts of a document. */
export function isInOther({ inOther }: InvertedIndex, { from, to }: Range): boolean {
  for (let place = from; place < to; place++) if (inOther[place] !== NO_POSTING) return true;
  return false;
}

export const wordAt = ({ letters, offsets }: InvertedIndex, place: number): string =>
  String.fromCharCode(...letters.subarray(offsets[place], offsets[place + 1]));

/**
 * Places of the words that typing errors may have turned into `typed`, or unless `isWhole` that begin with such a word: those with one edit, or
 * two when there are none with one and `typed` is long. The first letter is taken as right.
 */
export function wordsWithinEdits(
  index: InvertedIndex,
  typed: string,
  { isWhole, most }: { isWhole: boolean; most: number },
): number[] {
  const { from, to } = prefixRange(index, typed.slice(0, 1));
  const typedLetters = lettersOf(typed);
  const letters: Letters = { codes: index.letters, from: 0, length: 0, mask: 0 };
  const limits = { most: Math.min(most, editsForgiven(typed.length)), isPrefix: !isWhole };
  let places: number[] = [];
  for (let place = from; place < to && limits.most > 0; place++) {
    letters.from = index.offsets[place] as number;
    letters.length = (index.offsets[place + 1] as number) - letters.from;
    letters.mask = index.masks[place] as number;
    const edits = editsBetween(typedLetters, letters, limits);
    if (edits > limits.most) continue;
    if (edits < limits.most) places = [];
    limits.most = edits;
    places.push(place);
  }
  return places;
}
