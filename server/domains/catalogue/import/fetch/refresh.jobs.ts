/**
 * Refreshes the registers that `REGISTERS_REFRESH` names: each is fetched and imported at once, and then in the night to the first day of every month. A register
 * that is named no more ends with the job that is planned for it.
 */
import { z } from 'zod';
import { DAY_MS, dayInVietnam, monthsAfter } from '../../../../../schema/rules/days.rules.js';
import { FETCHED_REGISTERS, type FetchedRegister } from '../../../../../schema/site/registers.js';
import type { Clock } from '../../../../kernel/clock.js';
import type { Jobs } from '../../../../kernel/jobs/createJobs.js';
import { defineJob, type JobDefinition, JobFailure, runsJob } from '../../../../kernel/jobs/job.js';
import type { Logger } from '../../../../kernel/logger.js';
import { ImportError, ImportUnderWay } from '../adapter.js';
import type { ImportReport } from '../importRegister.js';
import { type FetchedPublisher, isFetched, type Publisher } from './publishers.js';
import type { RefreshOptions } from './refreshRegister.js';

const HOUR_MS = 3_600_000;
const NIGHT = 'T03:00:00+07:00';

/** Tried for one to two days: a publisher may be away over a night. What a run has downloaded when its time is over the next one goes on with. */
const refreshJob = defineJob({
  name: 'catalogue.refreshRegister',
  lane: 'BULK',
  runsAlone: true,
  payload: z.strictObject({ register: z.string() }),
  limitMs: 2 * HOUR_MS,
  maxAttempts: 10,
  backOff: { firstMs: HOUR_MS / 4, maxMs: 12 * HOUR_MS },
  // Longer than a month: a start in the same month begins nothing anew.
  keepDoneMs: 40 * DAY_MS,
});

type Deps = {
  registers: readonly FetchedRegister[];
  publishers: readonly Publisher[];
  /** Of all registers. */
  folder: string;
  refresh: (options: RefreshOptions) => Promise<ImportReport>;
  limits?: RefreshOptions['limits'];
  jobs: Pick<Jobs, 'enqueue' | 'cancel'>;
  clock: Clock;
  logger: Logger;
};

export type RefreshJobs = {
  job: JobDefinition;
  /** Begins what is named, or joins what has begun: one run of a register and month is stored, whoever enqueues it. What is named no more is planned no more. */
  start: () => Promise<void>;
};

/** Administrators see it with a job that failed for good. */
const keyOf = (register: string, month: string): string => `${register} ${month}`;
const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);
const monthAfter = (month: string): string => monthOf(monthsAfter(new Date(`${month}-01`), 1).toISOString());

export function createRefreshJobs({
  registers,
  publishers,
  folder,
  refresh,
  limits,
  jobs: { enqueue, cancel },
  clock,
  logger,
}: Deps): RefreshJobs {
  const present = (): string => monthOf(dayInVietnam(clock()));
  const publisherOf = (register: string): FetchedPublisher | undefined =>
    publishers.filter(isFetched).find(known => known.register === register && registers.includes(known.register));

  const planNext = async (register: string): Promise<void> => {
    const month = monthAfter(present());
    await enqueue(refreshJob, { register }, { key: keyOf(register, month), runAt: new Date(`${month}-01${NIGHT}`) });
  };

  const run = async (publisher: FetchedPublisher, signal: AbortSignal): Promise<void> => {
    const { register } = publisher;
    let isHere = false;
    try {
      const { isUnchanged, edition, ...report } = await refresh({
        publisher,
        folder,
        limits,
        signal,
        onFetched: fetched => {
          isHere = true;
          logger.info({ register, edition: fetched.edition, isKnown: fetched.isKnown }, 'a register was fetched');
        },
      });
      if (isUnchanged) return logger.info({ register, edition }, 'a register has not changed');
      const { applied, confirmedFacts, skipped, differences } = report;
      const left = skipped.reduce((sum, { count }) => sum + count, 0);
      logger.info({ register, edition, applied, confirmedFacts, skipped: left }, 'a register was imported');
      // Nowhere else: the next import of the same files says nothing.
      for (const difference of differences) logger.info({ register, difference }, 'a register states something else');
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      if (!isHere) throw new JobFailure('NOT_FETCHED', { cause: error });
      const isUnderWay = error instanceof ImportUnderWay;
      // The files will be the same next time.
      throw new JobFailure(isUnderWay ? 'IMPORT_UNDER_WAY' : 'NOT_IMPORTED', { isFinal: !isUnderWay, cause: error });
    }
  };

  return {
    job: runsJob(refreshJob, async ({ register }, { signal }) => {
      const publisher = publisherOf(register);
      // Planned by a process that was set up otherwise.
      if (!publisher) return logger.info({ register }, 'a register is not refreshed here');
      // First of all, so that a failure of this month does not end the chain.
      await planNext(register);
      await run(publisher, signal);
    }),
    start: async () => {
      const month = present();
      const others = FETCHED_REGISTERS.filter(register => !registers.includes(register));
      await cancel(
        refreshJob,
        others.flatMap(register => [month, monthAfter(month)].map(of => keyOf(register, of))),
      );
      for (const register of registers) {
        await enqueue(refreshJob, { register }, { key: keyOf(register, month) });
        await planNext(register);
      }
    },
  };
}
