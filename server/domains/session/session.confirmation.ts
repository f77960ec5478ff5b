/** Confirmation of e-mail addresses by the link of a mail. On a public address an account is used only after it (product decision 4). */
import { emailRule } from '../../../schema/rules/session.rules.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { userErrorsOf, type SessionError } from './session.errors.js';
import { accountMailJob, confirmationJob } from './session.jobs.js';
import type { Caller } from './session.caller.js';
import type { Pending } from './session.pending.js';
import type { AccountSummary, SessionDeps } from './session.ports.js';

type Deps = Pick<SessionDeps, 'accounts' | 'limits' | 'enqueue' | 'runInBackground' | 'needsConfirmation'> & {
  pending: Pending;
};

export function createConfirmations({ accounts, limits, enqueue, runInBackground, needsConfirmation, pending }: Deps) {
  const isUsable = ({ isEmailVerified }: Pick<AccountSummary, 'isEmailVerified'>): boolean =>
    isEmailVerified || !needsConfirmation;

  return {
    isUsable,

    /** After a login with the right password; the answer does not wait for it and does not tell of it. */
    sendQuietly: ({ id }: AccountSummary): void =>
      runInBackground(async () => {
        const { isAllowed } = await limits.quietConfirmation(id);
        if (isAllowed) await enqueue(accountMailJob, { userId: id, mail: 'confirm' });
      }),

    /** The code without which an account whose password is being guessed logs nobody in. Nothing of it shows in the answer. */
    sendLoginCode: (userId: string): void =>
      runInBackground(async () => {
        const { isAllowed } = await limits.loginCodes(userId);
        if (isAllowed) await enqueue(accountMailJob, { userId, mail: 'loginCode' });
      }),

    /** Somebody asks for it: the same answer for every address, in the same time. */
    sendAgain: async (input: { email: string }, { session }: Pick<Caller, 'session'>): Promise<SessionError[]> => {
      const parsed = emailRule.safeParse(input.email);
      if (!parsed.success) return userErrorsOf(parsed.error).map(error => ({ ...error, field: 'email' }));
      await consume(limits.confirmation, parsed.data);
      const { data: email } = parsed;
      const [found, waiting] = await Promise.all([accounts.findCredentials(email), pending.waitingOf(email, session)]);
      await enqueue(confirmationJob, { userId: found?.account.id ?? null, registrationId: waiting?._id ?? null });
      return [];
    },
  };
}

export type Confirmations = ReturnType<typeof createConfirmations>;
