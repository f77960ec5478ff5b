/** Spellings of one word: in the singular and the plural, as in Britain and in America. */
import type { Dictionary } from './phrases.js';
import { hasMarks, type Word } from './tokenizer.js';
import { isTypo, TYPO_MIN_LETTERS } from './typoCorrection.js';

/** Of each, what is written in several ways as it is written in one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(p|an|gyn|arch|h)ae/g, '$1e'],
  [/(behavi|col|fav|harb|hon|hum|lab|neighb)our/g, '$1or'],
  [/(cen|thea|me|li|fi)tre$/, '$1ter'],
  [/ogue$/, 'og'],
  [/ogramme$/, 'ogram'],
  [/(def|off|lic)ence$/, '$1ense'],
  [/([iy])s(?=[aei])/g, '$1z'],
  [/(counse|enro|jewe|labe|mode|trave)ll/g, '$1l'],
];

const spelledAlike = ({ folded }: Pick<Word, 'folded'>): string =>
  SPELLINGS.reduce((word, [from, to]) => word.replace(from, to), folded);

/** Whether words differ by nothing but such a spelling: `game designs` is game design, and `theater` theatre. */
export const isSameWord = (typed: readonly Word[], other: readonly Word[]): boolean =>
  typed.length === other.length &&
  typed.every((word, place) => spelledAlike(word) === spelledAlike(other[place] as Word));

const otherNumbersOf = (folded: string): string[] => [
  ...[/s$/, /es$/].filter(ending => ending.test(folded)).map(ending => folded.replace(ending, '')),
  ...(folded.endsWith('ies') ? [folded.replace(/ies$/, 'y')] : []),
  ...(folded.endsWith('y') ? [folded.replace(/y$/, 'ies')] : []),
];

/** A word, or where the index has it in the other number alone, as it is there: `stipend` for `stipends`. */
export function inKnownNumber(word: Word, { isWord, isPrefix }: Dictionary): Word {
  const { folded } = word;
  if (folded.length < TYPO_MIN_LETTERS || isPrefix(folded) || hasMarks(word) || !isTypo(word)) return word;
  const known = otherNumbersOf(folded).find(isWord);
  return known === undefined ? word : { ...word, folded: known };
}
