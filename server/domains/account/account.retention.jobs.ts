/** The daily search for idle accounts, and the mail that announces a deletion. */
import { z } from 'zod';
import { IDLE_NOTICE_DAYS } from '../../../schema/rules/account.values.js';
import { addDays, DAY_MS, dayInVietnam, daysAfter } from '../../../schema/rules/days.rules.js';
import { toPath } from '../../../schema/site/locales.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import { defineJob, type JobDefinition, JobFailure, runsJob, SWEEP_LIMIT_MS } from '../../kernel/jobs/job.js';
import type { Mailer } from '../../kernel/mail/createMailer.js';
import { composeMail, idleWords } from './account.mails.js';
import type { AccountDeps } from './account.ports.js';
import type { UserRepository } from './account.repository.js';
import { idleMailJob, type Retention, usedAt } from './account.retention.js';

const sweepJob = defineJob({
  name: 'account.retention',
  lane: 'BULK',
  payload: z.object({}),
  keepDoneMs: 3 * DAY_MS,
  limitMs: SWEEP_LIMIT_MS,
});

/** Nine in the morning in Vietnam, when a question can be answered. */
const morningOf = (day: string): Date => new Date(`${day}T02:00:00Z`);

export const enqueueRetention = async (enqueue: Enqueue, day: string): Promise<void> => {
  await enqueue(sweepJob, {}, { key: day, runAt: morningOf(day) });
};

type Deps = Pick<AccountDeps, 'clock' | 'enqueue' | 'publicUrl'> & {
  users: UserRepository;
  retention: Retention;
  mailer: Mailer;
};

export function createRetentionJobs({ users, retention, mailer, clock, enqueue, publicUrl }: Deps): JobDefinition[] {
  const sweep = runsJob(sweepJob, async (_payload, { signal }) => {
    // First of all, so that a failure of today does not end the chain.
    await enqueueRetention(enqueue, addDays(dayInVietnam(clock()), 1));
    await retention.sweep(signal);
  });

  const idleMail = runsJob(idleMailJob, async ({ userId, warnedAt }, { effectId, enqueuedAt }) => {
    const user = await users.byId(userId);
    if (user?.retention?.warnedAt?.getTime() !== warnedAt.getTime() || usedAt(user) >= warnedAt) return;
    const login = `${publicUrl}${toPath(user.language === 'EN' ? 'en' : 'vi', '/login')}`;
    const words = idleWords(user, daysAfter(clock(), IDLE_NOTICE_DAYS), login);
    try {
      await mailer.send(composeMail(user.email, user.language, words), { id: effectId('mail'), at: enqueuedAt });
    } catch (error) {
      // A mailbox that is gone for good is not waited for; an outage of the mail server is.
      if (!(error instanceof JobFailure && error.isFinal)) throw error;
    }
    await retention.told(user);
  });

  return [sweep, idleMail];
}
