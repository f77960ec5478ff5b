/** The public API of the reminders domain. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createFollowedItems } from './reminders.followed.js';
import { createReminderJobs, enqueueSweep } from './reminders.jobs.js';
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
    return {
      resolvers: createRemindersResolvers(service),
      privacy: [createRemindersPrivacy(settings)],
      jobs: createReminderJobs({ ...ports, service, enqueue, mailer: bulkMailer, publicUrl: env.publicUrl, clock }),
      provides: { sweep: service.sweep },
      /** Begins the chain of daily sweeps, or joins it: one of a day is stored, whoever enqueues it. */
      start: () => enqueueSweep(enqueue, dayInVietnam(clock())),
    };
  },
});
