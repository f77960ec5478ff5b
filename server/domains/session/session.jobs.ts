/** Mails of this domain. A job names the account and the mail; text and links are made when it is sent, so that a deleted account gets nothing. */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { Mail, Mailer } from '../../kernel/mail/createMailer.js';
import { createMails } from './session.mails.js';
import type { RegistrationRepository } from './registrations.repository.js';
import type { AccountSummary, SessionDeps } from './session.ports.js';
import { isUnused } from './session.records.js';

export const accountMailJob = defineJob({
  name: 'session.accountMail',
  payload: z.object({
    userId: z.string(),
    mail: z.enum([
      'welcome',
      'confirm',
      'alreadyRegistered',
      'passwordChanged',
      'loginCode',
      'secondFactorSet',
      'wrongCodes',
    ]),
  }),
  subjectOf: ({ userId }) => userId,
});

type AccountMail = z.infer<typeof accountMailJob.payload>['mail'];

/** Written together with a new password, or with the end of the former. */
export const calendarEndJob = defineJob({
  name: 'session.endCalendarFeed',
  payload: z.object({ userId: z.string(), madeUntil: z.date() }),
  subjectOf: ({ userId }) => userId,
});

export const registrationMailJob = defineJob({
  name: 'session.registrationMail',
  payload: z.object({ registrationId: z.string(), mail: z.enum(['welcome', 'confirm']) }),
});

/** Null when no account has the address, or no registration waits for it: a job is stored for every request, so that response time reveals nothing. */
const ofAddress = z.object({ userId: z.string().nullable(), registrationId: z.string().nullable().default(null) });

export const passwordResetJob = defineJob({
  name: 'session.passwordReset',
  payload: ofAddress,
  subjectOf: ({ userId }) => userId,
});

/** The same for a confirmation mail that somebody asks for. */
export const confirmationJob = defineJob({
  name: 'session.confirmation',
  payload: ofAddress,
  subjectOf: ({ userId }) => userId,
});

/** The mail by which a new address is confirmed: written together with the change. */
export const confirmationEntryOf = (userId: string, at: Date): OutboxEntry =>
  followUp(accountMailJob, { userId, mail: 'confirm' }, { at });

/** Of an account whose password was ended, written together with that: the mail with a link for a new one, and the end of the private calendar address. */
export const passwordResetEntriesOf = (userId: string, at: Date): OutboxEntry[] => [
  followUp(passwordResetJob, { userId, registrationId: null }, { at }),
  followUp(calendarEndJob, { userId, madeUntil: at }, { at }),
];

type Deps = Pick<
  SessionDeps,
  'accounts' | 'tokens' | 'loginCodes' | 'publicUrl' | 'recordEvent' | 'endCalendarFeed'
> & {
  registrations: RegistrationRepository;
  mailer: Mailer;
};

export function createSessionJobs({
  accounts,
  tokens,
  loginCodes,
  publicUrl,
  recordEvent,
  endCalendarFeed,
  registrations,
  mailer,
}: Deps): JobDefinition[] {
  const mails = createMails(publicUrl);

  /**
   * The token is issued when the mail is sent, so that it is never stored in clear; a token issued later replaces it. Null when the account was deleted
   * meanwhile: its deletion may have looked for tokens just before this one.
   */
  const issue = async (kind: 'verify' | 'reset', { id, email }: AccountSummary): Promise<string | null> => {
    const token = await tokens[kind].issue(id, email);
    if (await accounts.summaryOf(id)) return token;
    await tokens[kind].drop(id);
    return null;
  };

  const accountMail = async (account: AccountSummary, mail: AccountMail): Promise<Mail | null> => {
    if (mail === 'loginCode') return mails.loginCode(account, await loginCodes.issue(account.id));
    if (mail !== 'welcome' && mail !== 'confirm') return mails[mail](account);
    const token = account.isEmailVerified ? null : await issue('verify', account);
    return token === null ? null : mails[mail](account, token);
  };

  /** An address that has an account needs none of it: the owner is told, and what was registered goes. */
  const registrationMail = async (registrationId: string, kind: 'welcome' | 'confirm'): Promise<Mail | null> => {
    const registration = await registrations.byId(registrationId);
    if (!registration) return null;
    const holder = await accounts.findCredentials(registration.email);
    if (!holder || isUnused(holder))
      return mails[kind](registration, await tokens.verify.issue(registrationId, registration.email));
    await registrations.remove(registrationId);
    return mails.alreadyRegistered(holder.account);
  };

  return [
    runsJob(registrationMailJob, async ({ registrationId, mail }, { effectId, enqueuedAt }) => {
      const composed = await registrationMail(registrationId, mail);
      if (composed) await mailer.send(composed, { id: effectId('mail'), at: enqueuedAt });
    }),

    runsJob(calendarEndJob, ({ userId, madeUntil }) => endCalendarFeed(userId, madeUntil)),

    runsJob(accountMailJob, async ({ userId, mail }, { effectId, enqueuedAt }) => {
      const account = await accounts.summaryOf(userId);
      const composed = account && (await accountMail(account, mail));
      if (composed) await mailer.send(composed, { id: effectId('mail'), at: enqueuedAt });
    }),

    runsJob(confirmationJob, async ({ userId, registrationId }, { effectId, enqueuedAt }) => {
      const account = userId === null ? null : await accounts.summaryOf(userId);
      const mail =
        registrationId === null
          ? account && (await accountMail(account, 'confirm'))
          : await registrationMail(registrationId, 'confirm');
      if (mail) await mailer.send(mail, { id: effectId('mail'), at: enqueuedAt });
    }),

    runsJob(passwordResetJob, async ({ userId, registrationId }, { effectId, enqueuedAt }) => {
      const account = userId === null ? null : await accounts.summaryOf(userId);
      if (!account) {
        const waiting = registrationId === null ? null : await registrations.byId(registrationId);
        if (waiting) await mailer.send(mails.registerAgain(waiting), { id: effectId('mail'), at: enqueuedAt });
        return;
      }
      const { id } = account;
      await recordEvent(
        { kind: 'PASSWORD_RESET_REQUESTED', subjectId: id },
        { key: effectId('event'), at: enqueuedAt },
      );
      const token = await issue('reset', account);
      if (token) await mailer.send(mails.reset(account, token), { id: effectId('mail'), at: enqueuedAt });
    }),
  ];
}
