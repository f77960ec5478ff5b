/**
 * Splits text into words and folds them for comparison (domain rules 1g).
 *
 * A word has one exact form (NFC, lower case, with diacritics) and one or more folded forms. Folding every y to i would make
 * `my` (Mỹ) a prefix of `microbiology` and `psi` find no `psy`. So only words that look like a Vietnamese open syllable
 * with two accepted spellings (lý/lí, kỹ/kĩ, Mỹ/Mĩ, quý/quí) get both. German words with an umlaut get the spelling with e
 * as well (München, Munchen, Muenchen).
 */
import { fold } from '../../../../schema/rules/folding.rules.js';

export type Word = {
  /** NFC, lower case, with diacritics. */
  exact: string;
  /** Without diacritics. */
  folded: string;
};

const APOSTROPHE = /['’‘ʼ`´]/g;
/** The dots of `Ph.D.`, `U.S.A.`, `B.Sc.`: between two letters. */
const INNER_DOT = /(?<=\p{L})\.(?=\p{L})/gu;
const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/u;

/** Words of a text in order, with repeats. Everything but letters, marks and digits separates. */
export function toWords(text: string): Word[] {
  const exacts = text
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHE, '')
    .replace(INNER_DOT, '')
    .replaceAll('&', ' and ')
    .split(SEPARATOR);
  const words: Word[] = [];
  for (const exact of exacts) {
    const folded = fold(exact);
    if (folded !== '') words.push({ exact: exact.normalize('NFC'), folded });
  }
  return words;
}

export const hasMarks = ({ exact, folded }: Word): boolean => exact !== folded;

const OPEN_SYLLABLE = /^(h|k|l|m|qu|s|t|v)[iy]$/;
const UMLAUT = /[äöü]/g;

/** All folded spellings of a word. */
export function wordForms({ exact, folded }: Word): string[] {
  if (OPEN_SYLLABLE.test(folded)) {
    const onset = folded.slice(0, -1);
    return [`${onset}i`, `${onset}y`];
  }
  const expanded = fold(exact.replace(UMLAUT, letter => `${fold(letter)}e`));
  return expanded === folded ? [folded] : [folded, expanded];
}
