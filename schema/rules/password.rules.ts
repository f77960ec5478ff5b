/** Whether a password is about the person who chose it: the same for the hint in the form and for the server's refusal. */
import { brand } from '../site/brand.js';

/** Shorter words stand in every second password by chance; and these only where they stand alone: `tran` is not meant by `trang`. */
const MIN_WORD = 3;
/** From this length on, own words count inside a longer row of letters, too. */
const LONG_WORD = 6;
const MIN_NUMBER = 6;
/** With so many letters beside the own words, a password is no longer about the person: `hoa lan bên sông` is fine for Lan. */
const ENOUGH_OTHER_LETTERS = 6;

/** Lower case, without marks: `Mật-Khẩu` is `mat-khau`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** `p4$$w0rd` is read as `password`; text that is folded already. */
export const readLookalikes = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, sign => LOOKALIKES[sign] ?? sign);

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');
const SITE_NAMES = [brand.vi, brand.en.split(' ')[0] ?? ''].map(name => lettersOf(foldLetters(name)));

/** The words of a name, or of an e-mail address before its @. */
const wordsOf = (entry: string): string[] =>
  (foldLetters(entry).split('@')[0] ?? '').split(/[^a-z]+/).filter(word => word.length > 1);

/** Where the longest row of own words ends that begins at `start`; `start` when none does. */
function endOfOwnWords(letters: string, start: number, words: readonly string[]): number {
  let ends = new Set([start]);
  let last = start;
  while (ends.size > 0) {
    last = Math.max(...ends);
    ends = new Set(
      [...ends].flatMap(end => words.filter(word => letters.startsWith(word, end)).map(word => end + word.length)),
    );
  }
  return last;
}

function countOtherLetters(letters: string, words: readonly string[]): number {
  let count = 0;
  for (let place = 0; place < letters.length;) {
    const length = endOfOwnWords(letters, place, words) - place;
    const isOwn = length >= LONG_WORD || (length >= MIN_WORD && length === letters.length);
    if (!isOwn) count += 1;
    place += isOwn ? length : 1;
  }
  return count;
}

function hasOwnWords(text: string, words: readonly string[]): boolean {
  const rows = text.match(/[a-z]+/g) ?? [];
  const others = rows.reduce((sum, row) => sum + countOtherLetters(row, words), 0);
  return others < rows.join('').length && others < ENOUGH_OTHER_LETTERS;
}

function hasOwnNumber(text: string, entry: string): boolean {
  const number = entry.replaceAll(/\D/g, '').replace(/^(?:84|0)/, '');
  const digits = text.replaceAll(/\D/g, '');
  return (
    number.length >= MIN_NUMBER && (digits.includes(number) || (digits.length >= MIN_NUMBER && number.includes(digits)))
  );
}

/** `own`: name, e-mail address and phone number, in any form and order. The name of the site is as easily guessed. */
export function isPersonalPassword(password: string, own: readonly string[]): boolean {
  const text = foldLetters(password);
  const words = own.flatMap(wordsOf);
  const readings = [text, readLookalikes(text)];
  return (
    readings.some(reading => hasOwnWords(reading, words)) ||
    readings.some(reading => SITE_NAMES.some(name => lettersOf(reading).includes(name))) ||
    own.some(entry => hasOwnNumber(text, entry.split('@')[0] ?? ''))
  );
}
