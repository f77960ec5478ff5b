/** Delivers notifications. The row's id is derived from the job's, so that a repeated run inserts no second row. */
import { z } from 'zod';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import type { NotificationCode } from '../../generated/resolvers.js';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { NotificationsService } from './notifications.service.js';

/** Codes of a newer build are accepted, too: both builds run jobs of one collection. */
const isCode = (value: unknown): value is NotificationCode => typeof value === 'string' && /^[A-Z_]{3,60}$/.test(value);

export const notificationJob = defineJob({
  name: 'notifications.deliver',
  payload: z.object({
    userId: z.string(),
    code: z.custom<NotificationCode>(isCode),
    parameters: z.record(z.string(), z.string()),
    item: z.object({ kind: z.enum(CATALOGUE_KINDS), itemId: z.string() }).optional(),
    at: z.date(),
  }),
  subjectOf: ({ userId }) => userId,
  keepDoneMs: DAY_MS,
});

export const deliversNotifications = (service: Pick<NotificationsService, 'deliver'>): JobDefinition =>
  runsJob(notificationJob, ({ item, ...notification }, { effectId }) =>
    service.deliver({ ...notification, ...(item ? { item } : {}) }, effectId('row')),
  );
