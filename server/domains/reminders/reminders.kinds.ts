/** Kinds of jobs of this domain; reminders.jobs.ts runs them. */
import { z } from 'zod';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { defineJob, SWEEP_LIMIT_MS } from '../../kernel/jobs/job.js';

export const reminderJob = defineJob({
  name: 'reminders.deadline',
  lane: 'BULK',
  payload: z.object({
    userId: z.string(),
    kind: z.enum(CATALOGUE_KINDS),
    itemId: z.string(),
    closesAt: z.date(),
    timeZone: z.string(),
    applicationId: z.string().nullable(),
  }),
  subjectOf: ({ userId }) => userId,
  // Longer than the longest time between a reminder and its deadline: until then its key is taken.
  keepDoneMs: 30 * DAY_MS,
});

export const sweepJob = defineJob({
  name: 'reminders.sweep',
  lane: 'BULK',
  payload: z.object({}),
  keepDoneMs: 3 * DAY_MS,
  limitMs: SWEEP_LIMIT_MS,
});
