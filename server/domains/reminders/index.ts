/** The public API of the reminders domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { dailyJob } from '../../kernel/jobs/dailyJob.js';
import { SWEEP_LIMIT_MS } from '../../kernel/jobs/job.js';
import { createFollowedItems } from './reminders.followed.js';
import { createMorningJob } from './reminders.jobs.js';
import { createReminderSettingsModel } from './reminders.model.js';
import type { RemindersPorts } from './reminders.ports.js';
import { createRemindersPrivacy } from './reminders.privacy.js';
import { createReminderSettingsRepository } from './reminders.repository.js';
import { createRemindersResolvers } from './reminders.resolvers.js';
import { createRemindersService } from './reminders.service.js';

export const remindersDomain = defineDomain({
  name: 'reminders',
  create: ({ connection, clock, jobs, bulkMailer, env }, ports: RemindersPorts) => {
    const settings = createReminderSettingsRepository(createReminderSettingsModel(connection));
    const { enqueue } = jobs;
    const service = createRemindersService({
      ...ports,
      followed: createFollowedItems(ports),
      settings,
      enqueue,
      clock,
    });
    /** Every morning all deadlines are looked through. */
    const daily = dailyJob(
      { name: 'reminders.sweep', time: '08:00', limitMs: SWEEP_LIMIT_MS, enqueue, clock },
      service.sweep,
    );
    return {
      resolvers: createRemindersResolvers(service),
      privacy: [createRemindersPrivacy(settings)],
      jobs: [daily.job, createMorningJob({ ...ports, service, mailer: bulkMailer, publicUrl: env.publicUrl, clock })],
      provides: { sweep: service.sweep },
      start: daily.start,
    };
  },
});
