/** From the issues of a rule, or from a code, to the payload's errors: one for a field, the first that was found. */
import type { z } from 'zod';
import type { SessionErrorCode } from '../../generated/resolvers.js';

export type SessionMistake = { code: SessionErrorCode; field: string | null };

const CODES: Record<SessionErrorCode, true> = {
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  INVALID_EMAIL: true,
  INVALID_PHONE: true,
  INVALID_DATE: true,
  MISMATCH: true,
  COMMON_PASSWORD: true,
  PERSONAL_PASSWORD: true,
  SAME_PASSWORD: true,
  INVALID_CREDENTIALS: true,
  WRONG_PASSWORD: true,
  INVALID_TOKEN: true,
};
const isCode = (text: string): text is SessionErrorCode => Object.hasOwn(CODES, text);

export const mistake = (code: SessionErrorCode, field: string | null = null): SessionMistake => ({ code, field });

export function mistakesOf(error: z.ZodError): SessionMistake[] {
  const first = new Map<string, SessionMistake>();
  for (const { message, path } of error.issues) {
    if (!isCode(message)) throw new Error(`The rule says "${message}", which is no code.`);
    const field = path.join('.');
    if (!first.has(field)) first.set(field, mistake(message, field));
  }
  return [...first.values()];
}
