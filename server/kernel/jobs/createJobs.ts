/** Storing jobs, running them, and what becomes of them: one of these a process, on one collection for all processes. */
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import { derivedId, newId } from '../newId.js';
import type { JobDefinition, JobKind } from './job.js';
import { createJobModel, type JobsConnection } from './jobs.model.js';
import { createJobsRepository } from './jobs.repository.js';
import { createJobWorker, type JobOutcome } from './jobWorker.js';
import { createOutboxRelay } from './outboxRelay.js';

export type EnqueueOptions = {
  /** Of all jobs of one kind and key, one is stored. Never anything personal: hash it, or take an id of something else. */
  key?: string;
  runAt?: Date;
};
/** Resolves once the job is stored; `isNew` is false when there is one of its key. */
export type Enqueue = <Payload extends object>(
  kind: JobKind<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
) => Promise<{ id: string; isNew: boolean }>;

export type DeadJob = {
  id: string;
  name: string;
  key: string | null;
  attempts: number;
  lastErrorCode: string;
  enqueuedAt: Date;
  failedAt: Date;
};

export type JobsOptions = {
  connection: JobsConnection;
  clock: Clock;
  logger: Logger;
  onOutcome?: (name: string, outcome: JobOutcome) => void;
  /** How long a process may be silent before its jobs are taken over. */
  leaseMs?: number;
  /** How often to look for what other processes stored or left. */
  pollMs?: number;
  /** Beside each other in one process. */
  concurrency?: number;
  /**
   * What follows an answer begins up to so much later, at a moment that tells nothing: else the next request would be slower where there was
   * something to do (a mail to an account), and so tell it.
   */
  spreadMs?: number;
};

const LEASE_MS = 30_000;
const POLL_MS = 5000;
const CONCURRENCY = 4;
const SPREAD_MS = 250;
/** Longest timer of the runtime; a job further ahead is found by polling. */
const WAKE_AHEAD_MS = 60_000;

export function createJobs({
  connection,
  clock,
  logger,
  onOutcome = () => undefined,
  leaseMs = LEASE_MS,
  pollMs = POLL_MS,
  concurrency = CONCURRENCY,
  spreadMs = SPREAD_MS,
}: JobsOptions) {
  const repository = createJobsRepository(createJobModel(connection));
  const definitions = new Map<string, JobDefinition>();
  const relay = createOutboxRelay(repository);
  const worker = createJobWorker({ repository, definitions, clock, logger, leaseMs, concurrency, onOutcome });
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isAway = false;

  const work = async (): Promise<void> => {
    await relay.move();
    await worker.fill();
  };

  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  /** One pass at a time; what is asked for meanwhile is one more pass. */
  const pass = (): Promise<void> => {
    isAskedAgain = true;
    working ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    })().finally(() => {
      working = null;
    });
    return working;
  };

  const look = async (): Promise<void> => {
    try {
      await pass();
      isAway = false;
    } catch (error) {
      // Said once an outage; the next look comes by itself.
      if (!isAway) logger.warn({ err: error }, 'jobs cannot be read');
      isAway = true;
    }
  };
  let waking: NodeJS.Timeout | undefined;
  const wake = (): void => {
    if (!isStarted || waking) return;
    waking = setTimeout(() => {
      waking = undefined;
      void look();
    }, Math.random() * spreadMs);
    waking.unref();
  };

  const wakeAt = (at: Date): void => {
    const aheadMs = at.getTime() - clock().getTime();
    if (aheadMs <= 0) wake();
    else if (aheadMs < WAKE_AHEAD_MS) setTimeout(wake, aheadMs).unref();
  };

  const enqueue: Enqueue = async (kind, payload, { key, runAt } = {}) => {
    const parsed = kind.payload.parse(payload);
    const now = clock();
    const id = key === undefined ? newId() : derivedId(kind.name, key);
    const isNew = await repository.insert({
      _id: id,
      name: kind.name,
      key: key ?? null,
      payload: parsed,
      enqueuedAt: now,
      dueAt: runAt ?? now,
      subjectId: kind.subjectOf(parsed),
    });
    wakeAt(runAt ?? now);
    return { id, isNew };
  };

  const schedulePoll = (): void => {
    // Not all processes at the same moment.
    timer = setTimeout(
      () => {
        wake();
        schedulePoll();
      },
      pollMs * (0.75 + Math.random() / 2),
    );
    timer.unref();
  };

  return {
    enqueue,
    /** Looks for work soon: after a document was written with follow-ups. */
    wake,

    /** Before the start. */
    register: (added: readonly JobDefinition[]): void => {
      for (const definition of added) {
        if (definitions.has(definition.name)) throw new Error(`There are two jobs named ${definition.name}.`);
        definitions.set(definition.name, definition);
      }
    },
    relayFrom: relay.follow,

    start: (): void => {
      isStarted = true;
      schedulePoll();
      wake();
    },
    /** Until everything that is due is done; for the stop, for commands and for tests. */
    idle: async (): Promise<void> => {
      for (let before = -1; before !== worker.startedCount();) {
        await worker.settled();
        before = worker.startedCount();
        await pass();
      }
    },
    stop: async (limitMs: number): Promise<void> => {
      isStarted = false;
      clearTimeout(timer);
      clearTimeout(waking);
      await worker.stop(limitMs);
    },

    dead: async (page: { skip: number; limit: number }): Promise<{ items: DeadJob[]; total: number }> => {
      const { items, total } = await repository.dead(page);
      return {
        items: items.map(({ _id, failedAt, lastErrorCode, enqueuedAt, ...job }) => ({
          ...job,
          id: _id,
          enqueuedAt,
          failedAt: failedAt ?? enqueuedAt,
          lastErrorCode: lastErrorCode ?? 'UNKNOWN',
        })),
        total,
      };
    },
    /** A dead job gets all its attempts again; false when it is not dead. */
    retry: async (id: string): Promise<boolean> => {
      const isRevived = await repository.revive(id, clock());
      if (isRevived) wake();
      return isRevived;
    },

    /** What waits to be done for a person. */
    privacy: {
      part: 'jobs',
      exportOf: async (userId: string) =>
        (await repository.ofPerson(userId)).map(({ name, status, enqueuedAt }) => ({ name, status, enqueuedAt })),
      countOf: repository.countOf,
      // What stands in documents is moved first: it would go with them, and the log of what happened with it.
      erase: async (userId: string): Promise<void> => {
        await relay.move();
        await repository.removeAll(userId);
      },
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
