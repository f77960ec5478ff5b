/** What one person is reminded of on one morning is one job. */
import { daysLeftAt } from '../../../schema/rules/intake.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { Mailer } from '../../kernel/mail/createMailer.js';
import { morningJob } from './reminders.kinds.js';
import { reminderMail } from './reminders.mails.js';
import type { RemindersPorts } from './reminders.ports.js';
import type { RemindersService } from './reminders.service.js';

type Deps = Pick<RemindersPorts, 'accountOf' | 'deliver'> & {
  service: RemindersService;
  mailer: Mailer;
  publicUrl: string;
  clock: Clock;
};

export function createMorningJob(deps: Deps): JobDefinition {
  const { service, mailer, publicUrl, clock, accountOf, deliver } = deps;

  return runsJob(morningJob, async ({ userId, due }, { effectId, enqueuedAt, once }) => {
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
}
