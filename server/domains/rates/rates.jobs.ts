/** Once a day the source is asked for newer rates. */
import { z } from 'zod';
import { addDays, DAY_MS, dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { Renew } from './rates.renewal.js';

export const renewalJob = defineJob({
  name: 'rates.renewal',
  lane: 'BULK',
  payload: z.object({}),
  keepDoneMs: 3 * DAY_MS,
});

/** Ten in the morning in Vietnam. */
const morningOf = (day: string): Date => new Date(`${day}T03:00:00Z`);

type Deps = { enqueue: Enqueue; renew: Renew; addresses: readonly string[]; clock: Clock };

export function createRenewalJobs({ enqueue, renew, addresses, clock }: Deps): JobDefinition[] {
  const renewal = runsJob(renewalJob, async (_payload, { signal }) => {
    // Stored by a process that was told to ask: this one is not.
    if (addresses.length === 0) return;
    const tomorrow = addDays(dayInVietnam(clock()), 1);
    // First of all, so that a failure of today does not end the chain.
    await enqueue(renewalJob, {}, { key: tomorrow, runAt: morningOf(tomorrow) });
    await renew(signal);
  });
  return [renewal];
}

/** Begins the chain at once, so that a fresh install has the rates of the day; or joins it: one of a day is stored, whoever enqueues it. */
export const beginRenewal = async (enqueue: Enqueue, day: string): Promise<void> => {
  await enqueue(renewalJob, {}, { key: day });
};
