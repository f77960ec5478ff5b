/** Finds the phrase of the vocabulary that mistyped words mean: compared without spaces, so that `full bright` and `congnghe` are corrected, too. */
import { PHRASES, type Dictionary, type Phrase } from './phrases.js';
import type { Word } from './tokenizer.js';
import { editsBetween, editsForgiven, lettersOf, type Letters } from './typoCorrection.js';

const MAX_WORDS = 5;

type Joined = { phrase: Phrase; letters: Letters };

const joinedByLetter = new Map<string, Joined[]>();
for (const phrase of PHRASES) {
  if (phrase.isAbbreviation) continue;
  const joined = phrase.words.map(({ folded }) => folded).join('');
  const list = joinedByLetter.get(joined.charAt(0)) ?? [];
  list.push({ phrase, letters: lettersOf(joined) });
  joinedByLetter.set(joined.charAt(0), list);
}

export type CorrectedPhrase = { phrase: Phrase; length: number; isCertain: boolean };

function closest(typed: string, most: number): Phrase | null {
  let best: Phrase | null = null;
  let least = most + 1;
  const typedLetters = lettersOf(typed);
  for (const { phrase, letters } of joinedByLetter.get(typed.charAt(0)) ?? []) {
    const edits = editsBetween(typedLetters, letters, { most: least - 1, isPrefix: false });
    if (edits >= least) continue;
    least = edits;
    best = phrase;
    if (least === 0) break;
  }
  return best;
}

/**
 * Of the windows that start at a place and have a word that neither the index nor the vocabulary knows, the longest that is close to a phrase.
 * A single word that words of the index begin with may be unfinished: then one edit at most is forgiven, and the correction is not certain.
 */
export function correctedPhrase(
  words: readonly Word[],
  isUnknown: readonly boolean[],
  from: number,
  { isPrefix }: Dictionary,
): CorrectedPhrase | null {
  for (let length = Math.min(MAX_WORDS, words.length - from); length > 0; length--) {
    if (!isUnknown.slice(from, from + length).includes(true)) continue;
    const typed = words
      .slice(from, from + length)
      .map(({ folded }) => folded)
      .join('');
    const isUnfinished = length === 1 && isPrefix(typed);
    const most = Math.min(editsForgiven(typed.length), isUnfinished ? 1 : 2);
    const phrase = most === 0 ? null : closest(typed, most);
    if (phrase) return { phrase, length, isCertain: !isUnfinished };
  }
  return null;
}
