/**
 * Runs the jobs of one lane in this process. A job is claimed with a lease that is renewed while it runs; when the process dies, the lease expires and another process
 * takes the job over.
 */
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { backOffMs } from '../backOff.js';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import { derivedId, newId } from '../newId.js';
import { DEAD_KEPT_DAYS, failureCodeOf, type JobDefinition, JobFailure, type JobRun, type Lane } from './job.js';
import type { JobRecord } from './jobs.model.js';
import type { JobsRepository, Lease } from './jobs.repository.js';

export const JOB_OUTCOMES = ['DONE', 'RETRIED', 'DEAD', 'LOST'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

export type JobWorkerDeps = {
  repository: JobsRepository;
  definitions: ReadonlyMap<string, JobDefinition>;
  lane: Lane;
  clock: Clock;
  logger: Logger;
  leaseMs: number;
  concurrency: number;
  /** For counters. */
  onOutcome: (name: string, outcome: JobOutcome) => void;
};

type Running = { job: JobRecord; lease: Lease; abort: AbortController; done: Promise<void> };

export function createJobWorker({
  repository,
  definitions,
  lane,
  clock,
  logger,
  leaseMs,
  concurrency,
  onOutcome,
}: JobWorkerDeps) {
  const running = new Map<string, Running>();
  let isStopping = false;
  let startedCount = 0;
  /** Claiming ended because `concurrency` was reached. */
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
    const key = job.key === null ? {} : { key: job.key };
    const line = { job: job.name, ...key, jobId: job._id, attempt: job.attempts, err: error };
    if (isDead) {
      logger.error(line, 'a job failed for good');
      const expiresAt = daysAfter(failedAt, DEAD_KEPT_DAYS);
      const kept = definition?.keptWhenDead?.(job.payload);
      return (await repository.markDead(lease, { failedAt, lastErrorCode, expiresAt }, kept)) ? 'DEAD' : 'LOST';
    }
    logger.warn(line, 'a job failed and will be tried again');
    const waitMs = definition ? backOffMs(job.attempts, definition.backOff) : leaseMs;
    const dueAt = from(failedAt, waitMs);
    return (await repository.retryLater(lease, { dueAt, failedAt, lastErrorCode })) ? 'RETRIED' : 'LOST';
  };

  const runOnce = async (started: Omit<Running, 'done'>): Promise<JobOutcome> => {
    const { job, lease } = started;
    const definition = definitions.get(job.name);
    // Each attempt ended the process: it is not tried once more.
    if (!definition || job.attempts > definition.maxAttempts)
      return fail(job, lease, new JobFailure('PROCESS_DIED', { isFinal: true }));
    try {
      await definition.run(job.payload, contextOf(started));
    } catch (error) {
      return fail(job, lease, error);
    }
    return (await repository.finish(lease, from(clock(), definition.keepDoneMs))) ? 'DONE' : 'LOST';
  };

  const start = (job: JobRecord, owner: string): void => {
    const lease = { id: job._id, owner };
    const limitMs = definitions.get(job.name)?.limitMs ?? leaseMs;
    const abort = new AbortController();
    const renew = async (): Promise<void> => {
      const { owner: renewed } = lease;
      const isRenewed = await repository.extend({ id: job._id, owner: renewed }, from(clock(), leaseMs));
      // Under another owner by now: this process has claimed the job anew, and the run goes on.
      if (!isRenewed && lease.owner === renewed) abort.abort(new JobFailure('LEASE_LOST'));
    };
    // After a failed renewal the next one follows; when all fail, the lease expires and another process takes the job over.
    const heartbeat = setInterval(() => void renew().catch(() => undefined), leaseMs / 3);
    heartbeat.unref();
    const line = { job: job.name, jobId: job._id, attempt: job.attempts };
    const limit = setTimeout(() => {
      logger.warn(line, 'a job takes longer than it may, and was asked to end');
      abort.abort(new JobFailure('TIME_LIMIT'));
    }, limitMs).unref();
    // The lease is renewed until the run has ended; one that does not end loses it, and its place in this process.
    const givingUp = setTimeout(() => {
      logger.error(line, 'a job did not end when it was asked to: it will run again');
      clearInterval(heartbeat);
      running.delete(job._id);
      claimMore();
    }, limitMs * 2).unref();
    const done = runOnce({ job, lease, abort })
      .then(
        outcome => onOutcome(job.name, outcome),
        // The store failed: the lease expires, and the job is claimed again.
        (error: unknown) =>
          logger.error({ job: job.name, jobId: job._id, err: error }, 'the outcome of a job was not stored'),
      )
      .finally(() => {
        clearInterval(heartbeat);
        clearTimeout(limit);
        clearTimeout(givingUp);
        if (running.get(job._id)?.lease === lease) running.delete(job._id);
        claimMore();
      });
    running.set(job._id, { job, lease, abort, done });
    startedCount += 1;
  };

  const claimMore = (): void => {
    // What is not found now is found by the next poll.
    if (hasMore) filling = filling.then(claimAll, claimAll).catch(() => undefined);
  };

  const claimAll = async (): Promise<void> => {
    const names = [...definitions.keys()];
    for (;;) {
      hasMore = running.size >= concurrency;
      if (hasMore || isStopping) return;
      const now = clock();
      // Of this run alone: one that was given up changes nothing when it ends after all.
      const owner = newId();
      const job = await repository.claim(lane, names, { now, leaseEnd: from(now, leaseMs), owner });
      if (!job) return;
      const present = running.get(job._id);
      // Claimed first and asked then: of two processes that claim at one time at least one sees the other.
      const mustWait = definitions.get(job.name)?.runsAlone && !present && (await repository.otherRuns(job, now));
      if (isStopping) await repository.release({ id: job._id, owner }, now);
      else if (mustWait)
        await repository.release({ id: job._id, owner }, from(now, leaseMs * (0.5 + Math.random() / 2)));
      // A job of this process whose lease expired, because the process was suspended, goes on under the new lease.
      else if (present) present.lease.owner = owner;
      else start(job, owner);
    }
  };

  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
  };

  return {
    /** Starts due jobs up to `concurrency`; the rest follow as running ones finish. */
    fill: (): Promise<void> => (filling = filling.then(claimAll, claimAll)),
    /** Resolves when no job is running. */
    settled,
    /** How many were started so far. */
    startedCount: (): number => startedCount,
    /** Claims no more jobs. Running ones may finish; those that do not in time are released for another process. */
    stop: async (limitMs: number): Promise<void> => {
      isStopping = true;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>(resolve => (timer = setTimeout(resolve, limitMs)));
      await Promise.race([filling.then(settled, settled), late]);
      clearTimeout(timer);
      for (const { job, lease, abort } of running.values()) {
        abort.abort(new JobFailure('STOPPING'));
        logger.warn({ job: job.name, jobId: job._id }, 'a job was released at the stop');
        await repository.release(lease, clock());
      }
    },
  };
}

export type JobWorker = ReturnType<typeof createJobWorker>;
