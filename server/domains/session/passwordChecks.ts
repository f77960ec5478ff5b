/** What makes a password of six signs safe enough: it is not among those that are guessed first, and not about the person. */
import { brand } from '../../../schema/site/brand.js';
import { COMMON_PASSWORDS } from './commonPasswords.js';

/** Lower case, without marks and signs: `Mật-Khẩu` is `matkhau`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');
const lettersOf = (text: string): string => plain(text).replaceAll(/[^a-z0-9]/g, '');

/** `p4$$w0rd` is read as `password`. */
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
const unmasked = (text: string): string =>
  plain(text)
    .replaceAll(/[013457@$!]/g, sign => LOOKALIKES[sign] ?? sign)
    .replaceAll(/[^a-z0-9]/g, '');

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

/** The word that is left when a number is put before or after it. */
const withoutNumber = (text: string): string => text.replace(/^\d+/, '').replace(/\d+$/, '');

const SHORTEST_WORD = 4;

export function isCommonPassword(password: string): boolean {
  const signs = plain(password);
  const letters = lettersOf(password);
  const word = withoutNumber(letters);
  const known = [signs, letters, unmasked(password), word].some(
    text => text.length >= SHORTEST_WORD && COMMON_PASSWORDS.has(text),
  );
  if (known) return true;
  return [signs, letters].some(text => text.length > 0 && (isRun(text) || isRepeated(text) || isDate(text)));
}

export type PersonalWords = { fullName: string; email: string; phone: string };

/** Shorter parts of a name do not stand for it: half of all passwords would hold `an`. */
const SHORTEST_PART = 4;

/** Whether it holds the person's name, address or number, or the name of the site. */
export function isPersonalPassword(password: string, { fullName, email, phone }: PersonalWords): boolean {
  const letters = lettersOf(password);
  const readable = [letters, unmasked(password)];
  const name = plain(fullName).split(/\s+/).filter(Boolean);
  const [local = ''] = email.split('@');
  const words = [
    name.join(''),
    ...name,
    lettersOf(local),
    withoutNumber(lettersOf(local)),
    lettersOf(brand.vi),
    ...plain(brand.en)
      .split(/\s+/)
      .filter(part => part.length > 6),
    lettersOf(brand.en),
  ];
  if (words.some(word => word.length >= SHORTEST_PART && readable.some(text => text.includes(word)))) return true;
  const digits = letters.replaceAll(/\D/g, '');
  const number = phone.replaceAll(/\D/g, '').replace(/^84/, '');
  return number.length >= 6 && (digits.includes(number) || (digits.length >= 6 && number.includes(digits)));
}
