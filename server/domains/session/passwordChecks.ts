/** Common passwords. Together with the rule against personal ones (schema/rules/password.rules.ts) this makes a minimum of six characters acceptable. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { foldLetters, readLookalikes } from '../../../schema/rules/password.rules.js';
import { PASSWORD_MIN } from '../../../schema/rules/session.values.js';
import { VIETNAMESE_PASSWORDS } from './commonPasswords.js';

/** Those that leaked lists hold most often, and those that are common in Vietnam. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter(word => word.length >= PASSWORD_MIN),
  ...VIETNAMESE_PASSWORDS,
]);

const withoutSigns = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '');

const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'poiuytrewq',
  'lkjhgfdsa',
  'mnbvcxz',
  '147258369',
  '741852963',
  '159753',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y7u8i9o0p',
];
const isRun = (text: string): boolean => ROWS.some(row => row.repeat(2).includes(text));
/** `aaaaaa`, `121212`, `abcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+(?:.{0,3})$/.test(text) && new Set(text).size <= 4;
const DATES = [
  /^(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:19|20)?\d{2}$/,
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:(?:19|20)\d{2}){1,2}$/,
];
const isDate = (text: string): boolean => DATES.some(date => date.test(text));

/** `matkhau2024` is the word `matkhau` with a number. */
const withoutNumber = (text: string): string => text.replace(/^\d+/, '').replace(/\d+$/, '');

const SHORTEST_WORD = 4;

export function isCommonPassword(password: string): boolean {
  const characters = foldLetters(password);
  const letters = withoutSigns(characters);
  const word = withoutNumber(letters);
  const known = [characters, letters, withoutSigns(readLookalikes(characters)), word].some(
    text => text.length >= SHORTEST_WORD && COMMON_PASSWORDS.has(text),
  );
  if (known) return true;
  return [characters, letters].some(text => text.length > 0 && (isRun(text) || isRepeated(text) || isDate(text)));
}
