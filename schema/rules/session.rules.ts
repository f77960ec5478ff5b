/** Rules of accounts and passwords, for the form and the service alike. Issues are the codes of SessionErrorCode, never sentences. */
import { z } from 'zod';
import { toE164 } from './phone.rules.js';
import { flawOfName, refusing } from './text.rules.js';
import { EMAIL_MAX, FULL_NAME_MAX, FULL_NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './session.values.js';

const tidyName = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

export const fullNameRule = z
  .string('REQUIRED')
  .superRefine(refusing(flawOfName))
  .transform(tidyName)
  .pipe(z.string().min(1, 'REQUIRED').min(FULL_NAME_MIN, 'TOO_SHORT').max(FULL_NAME_MAX, 'TOO_LONG'));

/** Lower case, as it is stored and compared. */
export const emailRule = z
  .string('REQUIRED')
  .transform(text => text.normalize('NFC').trim().toLowerCase())
  .pipe(z.string().min(1, 'REQUIRED').max(EMAIL_MAX, 'TOO_LONG').pipe(z.email('INVALID_EMAIL')));

/** Mails to both arrive at one person: `lan+x@` is `lan@`, and Gmail ignores dots. Of addresses as `emailRule` returns them. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.split('@');
  const name = local.split('+', 1)[0] ?? '';
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** E.164. */
export const phoneRule = z
  .string('REQUIRED')
  .transform(text => text.trim())
  .pipe(z.string().min(1, 'REQUIRED'))
  .transform((text, context) => {
    const number = toE164(text);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: 'INVALID_PHONE' });
    return z.NEVER;
  });

/** A password is taken as it is typed, in one Unicode form: what looks alike on two keyboards is alike. */
const typedPassword = z.string('REQUIRED').transform(text => text.normalize('NFKC'));
export const passwordRule = typedPassword.pipe(
  z.string().min(1, 'REQUIRED').max(PASSWORD_MAX, 'TOO_LONG').min(PASSWORD_MIN, 'TOO_SHORT'),
);

const OLDEST_YEARS = 120;

/** A calendar day, `2008-03-01`, on which a living person can have been born; `today` in the same form. */
export const birthDateRule = (today: string) =>
  z
    .string('REQUIRED')
    .min(1, 'REQUIRED')
    .pipe(z.iso.date('INVALID_DATE'))
    .refine(day => day < today && Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST_YEARS, {
      error: 'INVALID_DATE',
    });

const isConfirmed = (password: string, confirmation: string) =>
  password.normalize('NFKC') === confirmation.normalize('NFKC');

export const registerRule = (today: string) =>
  z
    .object({
      fullName: fullNameRule,
      email: emailRule,
      password: passwordRule,
      confirmPassword: z.string('REQUIRED').min(1, 'REQUIRED'),
      phone: phoneRule,
      dateOfBirth: birthDateRule(today),
    })
    .refine(({ password: wanted, confirmPassword }) => isConfirmed(wanted, confirmPassword), {
      path: ['confirmPassword'],
      error: 'MISMATCH',
      when: ({ value }) => hasBoth(value, 'password'),
    });

/** Digits as some keyboards of East Asia type them count as digits; apps and mails show a code in two groups. */
const codeRule = z
  .string()
  .max(20, 'TOO_LONG')
  .nullish()
  .transform(value => value?.normalize('NFKC').replaceAll(/\s/g, '') || undefined);

export const loginRule = z.object({
  email: emailRule,
  password: passwordRule,
  rememberMe: z
    .boolean()
    .nullish()
    .transform(value => value ?? false),
  /** Of the authenticator app. */
  code: codeRule,
  /** Of the mail, when too many wrong passwords were tried. */
  mailCode: codeRule,
});

const newPasswordShape = { newPassword: passwordRule, confirmPassword: z.string('REQUIRED').min(1, 'REQUIRED') };
const confirmed = {
  check: ({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }) =>
    isConfirmed(newPassword, confirmPassword),
  issue: {
    path: ['confirmPassword'],
    error: 'MISMATCH',
    when: ({ value }: { value: unknown }) => hasBoth(value, 'newPassword'),
  },
};

/** Of an account, compared and never stored: of any length that a password may have had. */
export const currentPasswordRule = z
  .string('REQUIRED')
  .min(1, 'REQUIRED')
  .max(PASSWORD_MAX, 'TOO_LONG')
  .transform(text => text.normalize('NFKC'));

export const changePasswordRule = z
  .object({
    currentPassword: currentPasswordRule,
    ...newPasswordShape,
  })
  .refine(confirmed.check, confirmed.issue);
/** The password is asked where the link is opened in another browser than the one that registered. */
export const verifyEmailRule = z.object({
  token: z.string('INVALID_TOKEN').min(1, 'INVALID_TOKEN').max(200, 'INVALID_TOKEN'),
  password: typedPassword.pipe(z.string().max(PASSWORD_MAX, 'TOO_LONG')).nullish(),
});
export const requestResetRule = z.object({ email: emailRule });
export const resetPasswordRule = z
  .object({ token: z.string('INVALID_TOKEN').min(1, 'INVALID_TOKEN').max(200, 'INVALID_TOKEN'), ...newPasswordShape })
  .refine(confirmed.check, confirmed.issue);

/** A confirmation is compared also while other fields still have mistakes. */
function hasBoth(value: unknown, name: string): boolean {
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return [fields[name], fields.confirmPassword].every(text => typeof text === 'string' && text !== '');
}
