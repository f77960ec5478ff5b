/** How easily a password is guessed, as far as a page can honestly tell: its length, the usual suspects and the person's own data. The server knows a longer list. */
import { PASSWORD_MIN } from '../../../schema/rules/session.values';

export type PasswordStrength = 'EMPTY' | 'SHORT' | 'COMMON' | 'PERSONAL' | 'FAIR' | 'GOOD';

/** From this length on, guessing is no longer how passwords are lost. */
const GOOD_LENGTH = 12;
/** Shorter ones stand in every second password by chance. */
const SHORTEST_OWN_WORD = 4;
const SHORTEST_NUMBER = 6;

/** What is tried first, digits and marks around it left out. */
const USUAL = new Set(
  'password pass qwerty qwertyuiop asdfgh asdf zxcvbn admin welcome letmein iloveyou abc abcd abcdef matkhau anhyeuem emyeuanh yeuem yeuanh vietnam hanoi saigon khongbiet dragon monkey football princess sunshine'.split(
    ' ',
  ),
);

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase();

/** 123456, 654321, aaaaaa, abcdef: each sign one step from the last. */
function isRow(text: string): boolean {
  const steps = new Set(Array.from(text.slice(1), (sign, index) => sign.charCodeAt(0) - text.charCodeAt(index)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
}

const isBirthday = (text: string): boolean =>
  /^(?:0?[1-9]|[12]\d|3[01])[./-]?(?:0?[1-9]|1[0-2])[./-]?(?:(?:19|20)\d\d|\d\d)$/.test(text);

const isCommon = (text: string): boolean => {
  const letters = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return (
    isRow(text) ||
    isBirthday(text) ||
    /^(.{1,3})\1+$/.test(text) ||
    (USUAL.has(letters) && text.length - letters.length <= 5)
  );
};

const lettersOf = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** A name whole and in parts, an address before its @, a number without the country's code. */
function ownWords(entry: string): string[] {
  const [words = ''] = fold(entry).split('@');
  const digits = words.replace(/\D/g, '').replace(/^(?:84|0)/, '');
  const parts = [lettersOf(words), ...words.split(/[^a-z]+/)].filter(
    word => /[a-z]/.test(word) && word.length >= SHORTEST_OWN_WORD,
  );
  return digits.length >= SHORTEST_NUMBER ? [...parts, digits] : parts;
}

/** `own`: name, e-mail address, phone number, as they were typed. */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password === '') return 'EMPTY';
  if (Array.from(password).length < PASSWORD_MIN) return 'SHORT';
  const text = fold(password);
  if (isCommon(text)) return 'COMMON';
  if (own.flatMap(ownWords).some(word => lettersOf(text).includes(word))) return 'PERSONAL';
  return Array.from(password).length >= GOOD_LENGTH ? 'GOOD' : 'FAIR';
}
