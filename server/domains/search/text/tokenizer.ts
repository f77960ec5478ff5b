/**
 * Splits text into words and folds them for comparison (domain rules 1g).
 *
 * A word has one exact form (with diacritics, in one spelling) and one or more folded forms. Folding every y to i would make
 * `my` (Mỹ) a prefix of `microbiology` and `psi` find no `psy`. So only words that look like a Vietnamese open syllable
 * with two accepted spellings (lý/lí, kỹ/kĩ, Mỹ/Mĩ, quý/quí) get both. German words with an umlaut get the spelling with e
 * as well (München, Munchen, Muenchen).
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { lastFew } from './lastFew.js';

export type Word = {
  /** Lower case, with diacritics; where Vietnamese allows two places for a tone mark (hoá, hóa), in one spelling. */
  exact: string;
  /** Without diacritics. */
  folded: string;
  /** As it was written, in composed letters: what is shown. */
  typed: string;
  /** Written in capitals, as abbreviations are. */
  isUpper: boolean;
};

const APOSTROPHE = /['’‘ʼ`´]/g;
/** The dots of `Ph.D.`, `U.S.A.`, `B.Sc.`: between two letters. */
const INNER_DOT = /(?<=\p{L})\.(?=\p{L})/gu;
/** Zero-width signs and soft hyphens, which nobody sees. */
const INVISIBLE = /\p{Cf}/gu;
const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/u;
/** Names that differ from others by a sign only. */
const C_LANGUAGE = /(?<![\p{L}\p{N}])c(\+\+|#)(?![\p{L}\p{N}])/giu;

/** Marks of the five Vietnamese tones, decomposed: one of them, in a pattern. */
export const TONE = '[\u0300\u0301\u0303\u0309\u0323]';
const TONES = new RegExp(TONE, 'g');
const OPEN_SYLLABLE = /^(h|k|l|m|qu|s|t|v)[iy]$/;

/** Moves tone marks to the end of the word, and writes y where both y and i are accepted. */
function oneSpelling(word: string): string {
  const letters = word.normalize('NFD');
  const tones = letters.match(TONES)?.join('') ?? '';
  if (tones === '') return word;
  const base = letters.replace(TONES, '');
  return (OPEN_SYLLABLE.test(base) ? `${base.slice(0, -1)}y` : base).normalize('NFC') + tones;
}

/** Most words of a catalogue: there is nothing to fold or compose. Without this a first build spends a tenth more. */
const PLAIN = /^[a-z0-9]*$/;

/** Syllables come again and again: so many words are remembered. */
const MAX_WORDS = 4_000;
const remembered = lastFew<Word>(MAX_WORDS);

function wordOf(written: string): Word {
  const lower = written.toLowerCase();
  const isPlain = PLAIN.test(lower);
  return {
    exact: isPlain ? lower : oneSpelling(lower.normalize('NFC')),
    folded: isPlain ? lower : fold(lower),
    typed: isPlain ? written : written.normalize('NFC'),
    isUpper: written !== lower && written === written.toUpperCase(),
  };
}

const SIGN = /[^\p{L}\p{N}\p{M} ]/u;
const withoutSigns = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(C_LANGUAGE, (_, sign: string) => (sign === '#' ? 'csharp' : 'cplusplus'))
    .replace(APOSTROPHE, '')
    .replace(INNER_DOT, '')
    .replaceAll('&', ' and ');

/** Words of a text in order, with repeats. Everything but letters, marks and digits separates. */
export function toWords(text: string): Word[] {
  const composed = text.normalize('NFKC');
  const written = SIGN.test(composed) ? withoutSigns(composed).split(SEPARATOR) : composed.split(' ');
  return written.map(word => remembered(word, () => wordOf(word))).filter(({ folded }) => folded !== '');
}

export const hasMarks = ({ exact, folded }: Pick<Word, 'exact' | 'folded'>): boolean => exact !== folded;

const UMLAUT = /[äöü]/g;

/** All folded spellings of a word. */
export function wordForms({ exact, folded }: Pick<Word, 'exact' | 'folded'>): string[] {
  if (OPEN_SYLLABLE.test(folded)) {
    const onset = folded.slice(0, -1);
    return [`${onset}i`, `${onset}y`];
  }
  if (exact === folded) return [folded];
  const expanded = fold(exact.replace(UMLAUT, letter => `${fold(letter)}e`));
  return expanded === folded ? [folded] : [folded, expanded];
}
