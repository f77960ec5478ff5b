/** Every morning all deadlines are looked through; what one person is reminded of is one job. */
import { addDays, dayInVietnam } from '../../../schema/rules/days.rules.js';
import { daysLeftAt } from '../../../schema/rules/intake.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import { type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { Mailer } from '../../kernel/mail/createMailer.js';
import { morningJob, sweepJob } from './reminders.kinds.js';
import { reminderMail } from './reminders.mails.js';
import type { RemindersPorts } from './reminders.ports.js';
import type { RemindersService } from './reminders.service.js';

type Deps = Pick<RemindersPorts, 'accountOf' | 'deliver'> & {
  service: RemindersService;
  enqueue: Enqueue;
  mailer: Mailer;
  publicUrl: string;
  clock: Clock;
};

/** Eight in the morning in Vietnam. */
const morningOf = (day: string): Date => new Date(`${day}T01:00:00Z`);

export const enqueueSweep = async (enqueue: Enqueue, day: string): Promise<void> => {
  await enqueue(sweepJob, {}, { key: day, runAt: morningOf(day) });
};

export function createReminderJobs(deps: Deps): JobDefinition[] {
  const { service, enqueue, mailer, publicUrl, clock, accountOf, deliver } = deps;

  const sweep = runsJob(sweepJob, async (_payload, { signal }) => {
    // First of all, so that a failure of today does not end the chain.
    await enqueueSweep(enqueue, addDays(dayInVietnam(clock()), 1));
    await service.sweep(signal);
  });

  const morning = runsJob(morningJob, async ({ userId, due }, { effectId, enqueuedAt, once }) => {
    const now = clock();
    const deadlines = (await service.stillDue(userId, due)).map(reminder => ({
      ...reminder,
      daysLeft: daysLeftAt(reminder.closesAt, now),
    }));
    const [next, ...others] = deadlines;
    if (!next) return;
    for (const { noticeId, kind, itemId, daysLeft, closesAt, timeZone, applicationId } of deadlines) {
      const parameters = {
        daysLeft: String(daysLeft),
        closesAt: closesAt.toISOString(),
        timeZone,
        ...(applicationId === null ? {} : { applicationId }),
      };
      await deliver({ userId, code: 'DEADLINE_NEAR', parameters, item: { kind, itemId }, at: enqueuedAt }, noticeId);
    }
    await once('mail', async () => {
      const [account, { deadlineEmails }] = await Promise.all([accountOf(userId), service.settingsOf(userId)]);
      if (!account?.isEmailVerified || !deadlineEmails) return;
      const mail = reminderMail({ account, deadlines: [next, ...others], publicUrl });
      await mailer.send(mail, { id: effectId('mail'), at: enqueuedAt });
    });
  });

  return [sweep, morning];
}
