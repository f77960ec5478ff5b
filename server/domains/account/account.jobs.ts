/** Mails of this domain. A job holds ids; text, addresses and links are made when it is sent, so that a deleted account gets nothing. */
import { z } from 'zod';
import { GUARDIAN_LINK_DAYS } from '../../../schema/rules/account.values.js';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { toPath } from '../../../schema/site/locales.js';
import { hashOf } from '../../kernel/hash.js';
import { defineJob, type JobDefinition, JobFailure, type JobRun, runsJob } from '../../kernel/jobs/job.js';
import type { Mail, Mailer } from '../../kernel/mail/createMailer.js';
import { secretText } from '../../kernel/session/secrets/secretText.js';
import { issueDenialToken } from './account.denial.js';
import {
  addressChangeWords,
  composeMail,
  decisionWords,
  farewellWords,
  guardianThanksWords,
  guardianWords,
  type MailWords,
} from './account.mails.js';
import type { AccountDeps } from './account.ports.js';
import type { UserRepository } from './account.repository.js';
import type { CorrectionsRepository } from './corrections.repository.js';

const subjectOf = ({ userId }: { userId: string }): string => userId;

export const decisionMailJob = defineJob({
  name: 'account.correctionDecided',
  payload: z.object({ userId: z.string(), requestId: z.string() }),
  subjectOf,
});
/** To the present mailbox, once somebody asked for another one. */
export const addressChangeMailJob = defineJob({
  name: 'account.addressChangeRequested',
  payload: z.object({ userId: z.string(), requestId: z.string() }),
  subjectOf,
});
export const guardianMailJob = defineJob({
  name: 'account.guardianRequested',
  payload: z.object({ userId: z.string(), askedAt: z.date() }),
  subjectOf,
});
export const guardianThanksMailJob = defineJob({
  name: 'account.guardianGave',
  payload: z.object({ userId: z.string() }),
  subjectOf,
});
/**
 * The farewell mail and the audit event of a deleted account. There is no account left to read the address from, so the payload holds it until the
 * mail is sent, or the job has failed for good; the job has no subject, because the erasure of the account must not delete it.
 */
export const deletedJob = defineJob({
  name: 'account.deleted',
  payload: z.object({
    userId: z.string(),
    email: z.string().optional(),
    fullName: z.string().optional(),
    language: z.enum(['VI', 'EN']),
    reason: z.enum(['REQUESTED', 'IDLE']).default('REQUESTED'),
  }),
  maxAttempts: 8,
  keepDoneMs: 3_600_000,
  // The line of the audit log can be written by another try; the mail is given up.
  keptWhenDead: ({ userId, language, reason }) => ({ userId, language, reason }),
});

type Deps = Pick<AccountDeps, 'publicUrl' | 'recordEvent'> & {
  users: UserRepository;
  corrections: CorrectionsRepository;
  mailer: Mailer;
};

export function createAccountJobs({ users, corrections, publicUrl, recordEvent, mailer }: Deps): JobDefinition[] {
  const send = (mail: Mail, { effectId, enqueuedAt }: JobRun, effect = 'mail'): Promise<void> =>
    mailer.send(mail, { id: effectId(effect), at: enqueuedAt });

  const decisionMail = runsJob(decisionMailJob, async ({ userId, requestId }, run) => {
    const [user, request] = await Promise.all([users.byId(userId), corrections.byId(requestId)]);
    if (!user || !request) return;
    const isNewAddress = request.status === 'APPROVED' && request.field === 'EMAIL';
    const addresses = isNewAddress
      ? { former: request.currentValue, present: request.wantedValue }
      : { present: user.email };
    for (const [which, address] of Object.entries(addresses)) {
      const words = decisionWords(user, request, { isConfirmed: which === 'former' || !isNewAddress });
      await run.once(which, () => send(composeMail(address, user.language, words), run, which));
    }
  });

  /** Sent also when the request was decided or replaced meanwhile: whoever asked knew the password. */
  const addressChangeMail = runsJob(addressChangeMailJob, async ({ userId, requestId }, run) => {
    const [user, request] = await Promise.all([users.byId(userId), corrections.byId(requestId)]);
    if (!user || !request) return;
    const token = await issueDenialToken(corrections, request);
    const url = `${publicUrl}${toPath(user.language === 'EN' ? 'en' : 'vi', '/not-me')}?token=${token}`;
    const mail = composeMail(request.currentValue, user.language, addressChangeWords(user, request, url));
    await send({ ...mail, isWarning: true }, run);
  });

  /** The token is issued when the mail is sent and stored as a hash only; it replaces that of an earlier run. */
  const guardianMail = runsJob(guardianMailJob, async ({ userId, askedAt }, run) => {
    const user = await users.byId(userId);
    if (!user?.guardianConsent) return;
    const token = secretText();
    const expiresAt = daysAfter(askedAt, GUARDIAN_LINK_DAYS);
    // A newer request has a mail of its own.
    if (!(await users.setGuardianToken(userId, askedAt, { hash: hashOf(token), expiresAt }))) return;
    const { guardianEmail } = user.guardianConsent;
    const url = `${publicUrl}${toPath(user.language === 'EN' ? 'en' : 'vi', '/guardian-consent')}?token=${token}`;
    await send(composeMail(guardianEmail, user.language, guardianWords(user.language, user.guardianConsent, url)), run);
  });

  const guardianThanksMail = runsJob(guardianThanksMailJob, async ({ userId }, run) => {
    const user = await users.byId(userId);
    if (user)
      await send(composeMail(user.email, user.language, guardianThanksWords(user, user.guardianConsent?.purpose)), run);
  });

  const farewell = async (email: string, language: 'VI' | 'EN', words: MailWords, run: JobRun): Promise<void> => {
    try {
      await send(composeMail(email, language, words), run);
    } catch (error) {
      // The address of a deleted account is not stored any longer for a mail that cannot be delivered.
      const isLast = run.attempt >= deletedJob.maxAttempts || (error instanceof JobFailure && error.isFinal);
      if (!isLast) throw error;
    }
  };
  const deleted = runsJob(deletedJob, async ({ userId, email, fullName, language, reason }, run) => {
    // The job is stored just before the account is removed. After a crash in between, the user may delete again, or not.
    if (await users.byId(userId)) {
      if (run.attempt >= deletedJob.maxAttempts) return;
      throw new JobFailure('ACCOUNT_STILL_THERE');
    }
    const detail = reason === 'IDLE' ? { detail: 'idle' } : {};
    await recordEvent({ kind: 'ACCOUNT_DELETED', ...detail }, { key: run.effectId('event'), at: run.enqueuedAt });
    if (email !== undefined && fullName !== undefined)
      await farewell(email, language, farewellWords({ fullName, language }, reason), run);
  });

  return [decisionMail, addressChangeMail, guardianMail, guardianThanksMail, deleted];
}
