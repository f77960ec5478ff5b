/** How easily a password is guessed, as far as a page can honestly tell: its length, the usual suspects and the person's own data. The server knows a longer list. */
import { foldLetters, isPersonalPassword } from '../../../schema/rules/password.rules';
import { PASSWORD_MIN } from '../../../schema/rules/session.values';

export type PasswordStrength = 'EMPTY' | 'SHORT' | 'COMMON' | 'PERSONAL' | 'FAIR' | 'GOOD';

/** From this length on, guessing is no longer how passwords are lost. */
const GOOD_LENGTH = 12;

/** What is tried first, digits and marks around it left out. */
const USUAL = new Set(
  'password pass qwerty qwertyuiop asdfgh asdf zxcvbn admin welcome letmein iloveyou abc abcd abcdef matkhau anhyeuem emyeuanh yeuem yeuanh vietnam hanoi saigon khongbiet dragon monkey football princess sunshine'.split(
    ' ',
  ),
);

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

/** `own`: name, e-mail address, phone number, as they were typed. */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password === '') return 'EMPTY';
  if (Array.from(password).length < PASSWORD_MIN) return 'SHORT';
  if (isCommon(foldLetters(password))) return 'COMMON';
  if (isPersonalPassword(password, own)) return 'PERSONAL';
  return Array.from(password).length >= GOOD_LENGTH ? 'GOOD' : 'FAIR';
}
