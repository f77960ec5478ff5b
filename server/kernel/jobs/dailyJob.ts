/** Work of every day, such as a look through all deadlines: each run stores that of tomorrow. */
import { z } from 'zod';
import { addDays, DAY_MS, dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../clock.js';
import type { Enqueue } from './createJobs.js';
import { defineJob, type JobDefinition, type JobKind, runsJob } from './job.js';

type Daily = Pick<JobKind<object>, 'name'> & {
  limitMs?: number;
  /** In Vietnam, as `08:00`. */
  time: string;
  /** The first run is due at once, whatever the time. */
  beginsAtOnce?: boolean;
  enqueue: Enqueue;
  clock: Clock;
};

type Work = (signal: AbortSignal) => Promise<void>;

export type DailyJob = {
  job: JobDefinition;
  /** Begins the chain, or joins it: one run of a day is stored, whoever enqueues it. */
  start: () => Promise<void>;
};

/** Null where this process is not to do the work: another one, set up otherwise, may have stored the run. */
export function dailyJob({ time, beginsAtOnce = false, enqueue, clock, ...own }: Daily, work: Work | null): DailyJob {
  const kind = defineJob({ ...own, lane: 'BULK', payload: z.object({}), keepDoneMs: 3 * DAY_MS });
  const today = (): string => dayInVietnam(clock());
  const at = (day: string): Date => new Date(`${day}T${time}:00+07:00`);

  return {
    job: runsJob(kind, async (_payload, { signal }) => {
      if (!work) return;
      const tomorrow = addDays(today(), 1);
      // First of all, so that a failure of today does not end the chain.
      await enqueue(kind, {}, { key: tomorrow, runAt: at(tomorrow) });
      await work(signal);
    }),
    start: async () => {
      if (!work) return;
      await enqueue(kind, {}, { key: today(), ...(beginsAtOnce ? {} : { runAt: at(today()) }) });
    },
  };
}
