/** What is proposed for words that are typing errors. */
import { lengthOf, NO_POSTING } from '../build/postings.js';
import { wordAt, type InvertedIndex } from '../build/invertedIndex.js';
import { editsBetween, lettersOf } from '../text/typoCorrection.js';
import type { QueryWord, Term } from '../text/terms.js';
import { correctionsOf, isPrefixOfIndex, type Lookup } from './wordMatch.js';

const frequencyOf = ({ inName, inOther, postings }: InvertedIndex, place: number): number =>
  [inName, inOther]
    .map(list => list[place] as number)
    .reduce((sum, number) => sum + (number === NO_POSTING ? 0 : lengthOf(postings, number)), 0);

/** The closest word, then the most frequent, then the first. */
function correctedWord(lookup: Lookup, word: QueryWord): string | null {
  const { index } = lookup;
  if (!word.mayBeTypo || isPrefixOfIndex(index, word.folded)) return null;
  let best: { word: string; edits: number; frequency: number } | null = null;
  const typed = lettersOf(word.folded);
  for (const place of correctionsOf(lookup, word)) {
    const candidate = wordAt(index.plain, place);
    const edits = editsBetween(typed, lettersOf(candidate), { most: 8, isPrefix: false });
    const frequency = frequencyOf(index.plain, place);
    if (!best || edits < best.edits || (edits === best.edits && frequency > best.frequency))
      best = { word: candidate, edits, frequency };
  }
  return best?.word ?? null;
}

export type Correction = { typed: string; corrected: string };

/** The terms that are corrected, in the order of the text. */
export const correctionsIn = (lookup: Lookup, terms: readonly Term[]): Correction[] =>
  terms.flatMap(({ text: typed, correction, words }) => {
    const [only] = words;
    const corrected = correction ?? (only && words.length === 1 ? correctedWord(lookup, only) : null);
    return corrected === null ? [] : [{ typed, corrected }];
  });
