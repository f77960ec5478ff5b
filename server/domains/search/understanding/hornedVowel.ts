/**
 * `ươ` of which a key came too early or too late: `ngừoi`, `truờng`, `nuớc`. In front of another letter of the syllable no `uơ` and no `ưo` is written (`thuở` and `huơ` end in it), so that
 * one horn says the other; the tone belongs to the `ơ`. A tone alone (`ngùoi`) may be meant for `uô`: it is read so where one of the two is a known word.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { isSyllable } from '../text/syllables.js';
import { TONE } from '../text/tokenizer.js';
import { isVietnameseWord } from './vietnameseWords.js';

const HORN = '\u031b';
const CIRCUMFLEX = '\u0302';
const PAIR = new RegExp(`^((?:[^uq]|q(?!u))*)u(${HORN}?)(${TONE}?)o(${HORN}?)(${TONE}?)([cimnptu]\\p{L}*)$`, 'u');

/** Without a mark there is none to move; most words are looked at no further. */
const UNMARKED = /^[a-z0-9]*$/;

/** What was meant by a syllable with a mark on the wrong one of both vowels, or without one of the horns; null for any other word. */
export function withWholeHorns(typed: string): string | null {
  const word = typed.toLowerCase().normalize('NFC');
  if (UNMARKED.test(word)) return null;
  const [, onset = '', hornOfU, toneOfU, hornOfO, toneOfO, end] = PAIR.exec(word.normalize('NFD')) ?? [];
  if (end === undefined || !isSyllable(fold(word)) || (toneOfU && toneOfO)) return null;
  const read = (first: string, second: string): string =>
    `${onset}u${first}o${second}${toneOfU || toneOfO}${end}`.normalize('NFC');
  const meant = read(HORN, HORN);
  if (meant === word) return null;
  if (hornOfU || hornOfO) return meant;
  if (!toneOfU) return null;
  const known = [meant, read('', CIRCUMFLEX)].filter(one => isVietnameseWord(one) !== null);
  return known.length === 1 ? (known[0] ?? null) : null;
}
