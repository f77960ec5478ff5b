/** Mistakes of the person as data: the codes of the rules, with the field they belong to. */
import type { z } from 'zod';
import type { AccountErrorCode } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { RateLimiter } from '../../kernel/redis/createRateLimiter.js';

export type { AccountErrorCode } from '../../generated/resolvers.js';
export type AccountError = { code: AccountErrorCode; field: string | null };

const CODES: Record<AccountErrorCode, true> = {
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  TOO_MANY: true,
  INVALID_EMAIL: true,
  INVALID_PHONE: true,
  INVALID_DATE: true,
  OUT_OF_SCALE: true,
  WRONG_STEP: true,
  CANNOT_CHANGE: true,
  SAME_VALUE: true,
  WRONG_PASSWORD: true,
  INVALID_TOKEN: true,
  GUARDIAN_IS_SELF: true,
  NOT_NEEDED: true,
  OUTDATED_TEXT: true,
  CONFLICT: true,
  EMAIL_TAKEN: true,
};

const isCode = (text: string): text is AccountErrorCode => Object.hasOwn(CODES, text);

export const mistake = (code: AccountErrorCode, field: string | null = null): AccountError => ({ code, field });

/** The first mistake of each field. An issue without a code is a defect of the rules. */
export function mistakesOf({ issues }: z.ZodError): AccountError[] {
  const byField = new Map<string, AccountError>();
  for (const { path, message } of issues) {
    if (!isCode(message)) throw new Error('A rule of the account room has an issue without a code.');
    const field = path.join('.');
    if (!byField.has(field)) byField.set(field, mistake(message, field));
  }
  return [...byField.values()];
}

export async function spend(limiter: RateLimiter, subject: string): Promise<void> {
  const { isAllowed, retryAfter } = await limiter(subject);
  if (!isAllowed) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
}
