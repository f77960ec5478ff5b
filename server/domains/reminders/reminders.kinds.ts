/** Kinds of jobs of this domain; reminders.jobs.ts runs them. */
import { z } from 'zod';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { defineJob } from '../../kernel/jobs/job.js';

const dueReminder = z.object({
  /** Of its notification, which is written once: what has one was told before. */
  noticeId: z.string(),
  kind: z.enum(CATALOGUE_KINDS),
  itemId: z.string(),
  closesAt: z.date(),
  timeZone: z.string(),
  applicationId: z.string().nullable(),
});
export type DueReminder = z.infer<typeof dueReminder>;

/** Everything that one person is reminded of on one morning, so that it comes in one mail. */
export const morningJob = defineJob({
  name: 'reminders.morning',
  lane: 'BULK',
  payload: z.object({ userId: z.string(), due: z.array(dueReminder) }),
  subjectOf: ({ userId }) => userId,
  keepDoneMs: 3 * DAY_MS,
});
