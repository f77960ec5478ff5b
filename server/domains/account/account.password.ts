/** The present password, asked before what a session alone must not do. Guessing it from an open session is limited by account. */
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { type AccountError, userError } from './account.errors.js';
import type { AccountDeps } from './account.ports.js';
import type { UserRecord } from './account.records.js';

export const createPasswordCheck = ({
  verifyPassword,
  createLimiter,
}: Pick<AccountDeps, 'verifyPassword' | 'createLimiter'>) => {
  const tries = createLimiter({ name: 'present-password', limit: 10, windowSeconds: 900 });

  return async ({ _id, passwordHash }: UserRecord, password: string): Promise<AccountError[]> => {
    await consume(tries, _id);
    return (await verifyPassword(passwordHash, password)) ? [] : [userError('WRONG_PASSWORD', 'password')];
  };
};
