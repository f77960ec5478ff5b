/**
 * Runs jobs in this process. A job is claimed with a lease that is renewed while it runs; when the process dies, the lease runs out and another
 * process takes the job over. Between jobs the worker looks every few seconds, and at once when this process stored one.
 */
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { backOffMs } from '../backOff.js';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import { derivedId, newId } from '../newId.js';
import { failureCodeOf, type JobDefinition, JobFailure, type JobRun } from './job.js';
import type { JobRecord } from './jobs.model.js';
import type { JobsRepository, Lease } from './jobs.repository.js';

export type JobOutcome = 'DONE' | 'RETRIED' | 'DEAD' | 'LOST';

export type JobWorkerDeps = {
  repository: JobsRepository;
  definitions: ReadonlyMap<string, JobDefinition>;
  clock: Clock;
  logger: Logger;
  leaseMs: number;
  concurrency: number;
  /** For counters. */
  onOutcome: (name: string, outcome: JobOutcome) => void;
};

type Running = { job: JobRecord; lease: Lease; abort: AbortController; done: Promise<void> };

const DEAD_KEPT_DAYS = 90;

export function createJobWorker({
  repository,
  definitions,
  clock,
  logger,
  leaseMs,
  concurrency,
  onOutcome,
}: JobWorkerDeps) {
  const owner = newId();
  const running = new Map<string, Running>();
  let isStopping = false;
  let startedCount = 0;
  /** Claiming ended because all places were taken. */
  let hasMore = false;
  let filling: Promise<void> = Promise.resolve();
  const from = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

  const contextOf = ({ job, lease, abort }: Omit<Running, 'done'>): JobRun => ({
    jobId: job._id,
    attempt: job.attempts,
    enqueuedAt: job.enqueuedAt,
    signal: abort.signal,
    effectId: effect => derivedId(job._id, effect),
    once: async (effect, work) => {
      if (job.effects?.includes(effect)) return;
      await work();
      await repository.noteEffect(lease, effect);
    },
  });

  const fail = async (job: JobRecord, lease: Lease, error: unknown): Promise<JobOutcome> => {
    const definition = definitions.get(job.name);
    const isFinal = error instanceof JobFailure && error.isFinal;
    const isDead = isFinal || job.attempts >= (definition?.maxAttempts ?? 1);
    const failedAt = clock();
    const lastErrorCode = failureCodeOf(error);
    const line = { job: job.name, jobId: job._id, attempt: job.attempts, err: error };
    if (isDead) {
      logger.error(line, 'a job failed for good');
      const expiresAt = daysAfter(failedAt, DEAD_KEPT_DAYS);
      return (await repository.bury(lease, { failedAt, lastErrorCode, expiresAt })) ? 'DEAD' : 'LOST';
    }
    logger.warn(line, 'a job failed and will be tried again');
    const waitMs = definition ? backOffMs(job.attempts, definition.backOff) : leaseMs;
    const dueAt = from(failedAt, waitMs);
    return (await repository.retryLater(lease, { dueAt, failedAt, lastErrorCode })) ? 'RETRIED' : 'LOST';
  };

  const runOnce = async (started: Omit<Running, 'done'>): Promise<JobOutcome> => {
    const { job, lease } = started;
    const definition = definitions.get(job.name);
    // It ended the process so often that it must not be tried once more.
    if (!definition || job.attempts > definition.maxAttempts)
      return fail(job, lease, new JobFailure('PROCESS_DIED', { isFinal: true }));
    try {
      await definition.run(job.payload, contextOf(started));
    } catch (error) {
      return fail(job, lease, error);
    }
    return (await repository.finish(lease, from(clock(), definition.keepDoneMs))) ? 'DONE' : 'LOST';
  };

  const start = (job: JobRecord): void => {
    const lease = { id: job._id, owner };
    const abort = new AbortController();
    const renew = async (): Promise<void> => {
      if (!(await repository.extend(lease, from(clock(), leaseMs)))) abort.abort(new JobFailure('LEASE_LOST'));
    };
    // A renewal that fails is made up for by the next; when all fail, another process takes the job over.
    const heartbeat = setInterval(() => void renew().catch(() => undefined), leaseMs / 3);
    heartbeat.unref();
    const done = runOnce({ job, lease, abort })
      .then(
        outcome => onOutcome(job.name, outcome),
        // The store does not answer: the lease runs out, and the job is found again.
        (error: unknown) => logger.error({ job: job.name, jobId: job._id, err: error }, 'a job was left under way'),
      )
      .finally(() => {
        clearInterval(heartbeat);
        running.delete(job._id);
        // What is not found now is found by the next poll.
        if (hasMore) filling = filling.then(claimAll, claimAll).catch(() => undefined);
      });
    running.set(job._id, { job, lease, abort, done });
    startedCount += 1;
  };

  const claimAll = async (): Promise<void> => {
    const names = [...definitions.keys()];
    for (;;) {
      hasMore = running.size >= concurrency;
      if (hasMore || isStopping) return;
      const now = clock();
      const job = await repository.claim(names, { now, leaseEnd: from(now, leaseMs), owner });
      if (!job) return;
      if (isStopping) await repository.release({ id: job._id, owner }, now);
      // When it runs already, its lease ran out while the process was suspended: the run goes on under the new one.
      else if (!running.has(job._id)) start(job);
    }
  };

  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
  };

  return {
    /** Starts the jobs that are due, as many as may run beside each other; the rest follows as places become free. */
    fill: (): Promise<void> => (filling = filling.then(claimAll, claimAll)),
    /** Until nothing runs. */
    settled,
    /** How many were started so far. */
    startedCount: (): number => startedCount,
    /** No new jobs; those that run may finish, and those that do not are given back. */
    stop: async (limitMs: number): Promise<void> => {
      isStopping = true;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>(resolve => (timer = setTimeout(resolve, limitMs)));
      await Promise.race([filling.then(settled, settled), late]);
      clearTimeout(timer);
      for (const { job, lease, abort } of running.values()) {
        abort.abort(new JobFailure('STOPPING'));
        logger.warn({ job: job.name, jobId: job._id }, 'a job was given back at the stop');
        await repository.release(lease, clock());
      }
    },
  };
}

export type JobWorker = ReturnType<typeof createJobWorker>;
