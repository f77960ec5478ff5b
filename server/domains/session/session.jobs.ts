/** Mails of this domain. A job names the account and the mail; text and links are made when it is sent, so that a deleted account gets nothing. */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { Mail, Mailer } from '../../kernel/mail/createMailer.js';
import { createMails } from './session.mails.js';
import type { AccountSummary, SessionDeps } from './session.ports.js';

export const accountMailJob = defineJob({
  name: 'session.accountMail',
  payload: z.object({ userId: z.string(), mail: z.enum(['welcome', 'alreadyRegistered', 'passwordChanged']) }),
  subjectOf: ({ userId }) => userId,
});

/** Null when no account has the address: a job is stored for every request, so that response time reveals nothing. */
export const passwordResetJob = defineJob({
  name: 'session.passwordReset',
  payload: z.object({ userId: z.string().nullable() }),
  subjectOf: ({ userId }) => userId,
});

type Deps = Pick<SessionDeps, 'accounts' | 'tokens' | 'publicUrl' | 'recordEvent'> & { mailer: Mailer };

export function createSessionJobs({ accounts, tokens, publicUrl, recordEvent, mailer }: Deps): JobDefinition[] {
  const mails = createMails(publicUrl);

  /** The token is issued when the mail is sent, so that it is never stored in clear; a token issued later replaces it. */
  const accountMail = async (account: AccountSummary, mail: string): Promise<Mail> => {
    if (mail === 'welcome') return mails.welcome(account, await tokens.verify.issue(account.id));
    return mail === 'alreadyRegistered' ? mails.alreadyRegistered(account) : mails.passwordChanged(account);
  };

  return [
    runsJob(accountMailJob, async ({ userId, mail }, { effectId, enqueuedAt }) => {
      const account = await accounts.summaryOf(userId);
      if (account) await mailer.send(await accountMail(account, mail), { id: effectId('mail'), at: enqueuedAt });
    }),

    runsJob(passwordResetJob, async ({ userId }, { effectId, enqueuedAt }) => {
      const account = userId === null ? null : await accounts.summaryOf(userId);
      if (!account) return;
      const { id } = account;
      await recordEvent(
        { kind: 'PASSWORD_RESET_REQUESTED', subjectId: id },
        { key: effectId('event'), at: enqueuedAt },
      );
      const mail = mails.reset(account, await tokens.reset.issue(id));
      await mailer.send(mail, { id: effectId('mail'), at: enqueuedAt });
    }),
  ];
}
