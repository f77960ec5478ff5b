/** Typo correction: one edit is forgiven in words of five letters, two in words of eight; the first letter is taken as right. */

import { bitsInWord } from '../build/bitset.js';
import { isSyllable } from './syllables.js';
import type { Word } from './tokenizer.js';
import { isRightName } from './vocabulary/rightNames.js';
import { RIGHT_WORDS } from './vocabulary/rightWords.js';

/** A word that has the shape of a Vietnamese one or a figure is what was meant; `ktoán` has not, though it has diacritics. */
export const isTypo = (word: Word): boolean =>
  !isSyllable(word.folded) && !/\d/.test(word.folded) && !RIGHT_WORDS.has(word.folded) && !isRightName(word.folded);

/** Words with fewer folded letters are never corrected. */
export const TYPO_MIN_LETTERS = 5;
const TWO_EDITS_FROM = 8;
/** Fewer letters are not both unfinished and mistyped: `lives` begins no Liverpool. */
export const UNFINISHED_TYPO_FROM = 7;

export const editsForgiven = (letters: number): number =>
  letters < TYPO_MIN_LETTERS ? 0 : letters < TWO_EDITS_FROM ? 1 : 2;

/** A word as code units, from a place on. `mask`: which letters it has. */
export type Letters = { codes: Uint16Array; from: number; length: number; mask: number };

/** The letters a to z have a bit each; digits share one, and so do all other signs. */
const maskBitOf = (code: number): number =>
  code >= 97 && code <= 122 ? 1 << (code - 97) : code >= 48 && code <= 57 ? 1 << 26 : 1 << 27;

export function letterMask(codes: Uint16Array, from: number, to: number): number {
  let mask = 0;
  for (let i = from; i < to; i++) mask |= maskBitOf(codes[i] as number);
  return mask;
}

export function lettersOf(word: string): Letters {
  const codes = new Uint16Array(word.length);
  for (let place = 0; place < word.length; place++) codes[place] = word.charCodeAt(place);
  return { codes, from: 0, length: word.length, mask: letterMask(codes, 0, word.length) };
}

type Limits = { most: number; isPrefix: boolean };

/** Each letter that only one of the two has takes an edit of its own, so most words are told apart without comparing them. */
function areFarApart(typed: Letters, word: Letters, { most, isPrefix }: Limits): boolean {
  if (typed.length - word.length > most || (!isPrefix && word.length - typed.length > most)) return true;
  if (bitsInWord(typed.mask & ~word.mask) > most) return true;
  return !isPrefix && bitsInWord(word.mask & ~typed.mask) > most;
}

const MAX_LETTERS = 250;
const rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)];

/**
 * The least number of insertions, deletions, replacements and swaps of neighbours that turn `typed` into `word`, or with `isPrefix` into a
 * beginning of it; more than `most` is given as `most + 1`.
 */
export function editsBetween(typed: Letters, word: Letters, limits: Limits): number {
  const { most, isPrefix } = limits;
  if (typed.length > MAX_LETTERS || areFarApart(typed, word, limits)) return most + 1;
  const width = Math.min(word.length, typed.length + most);
  let [before, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.codes[typed.from + i - 1] as number;
    now[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const other = word.codes[word.from + j - 1] as number;
      let edits = Math.min(
        (last[j - 1] as number) + (letter === other ? 0 : 1),
        (last[j] as number) + 1,
        (now[j - 1] as number) + 1,
      );
      const isSwap =
        i > 1 && j > 1 && letter === word.codes[word.from + j - 2] && typed.codes[typed.from + i - 2] === other;
      if (isSwap) edits = Math.min(edits, (before[j - 2] as number) + 1);
      now[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    [before, last, now] = [last, now, before];
  }
  let edits = last[width] as number;
  if (isPrefix) for (let j = 0; j < width; j++) edits = Math.min(edits, last[j] as number);
  else if (width < word.length) return most + 1;
  return Math.min(edits, most + 1);
}
