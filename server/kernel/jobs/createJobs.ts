/** Enqueues and runs jobs: one instance per process, on one collection for all processes. */
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import { createStoreClock } from '../mongo/storeClock.js';
import { derivedId, newId } from '../newId.js';
import { type JobDefinition, type JobKind, type Lane, LANES } from './job.js';
import { createJobModel, type JobsConnection } from './jobs.model.js';
import { createJobsRepository } from './jobs.repository.js';
import { createJobWorker, type JobOutcome, type JobWorker } from './jobWorker.js';
import { oneAtATime } from './oneAtATime.js';
import { createOutboxRelay } from './outboxRelay.js';

export type EnqueueOptions = {
  /** Deduplicates: one job is stored per kind and key. Administrators see it, so it holds nothing personal. */
  key?: string;
  /** By the calendar, such as eight in the morning. */
  runAt?: Date;
  /** So long after now. */
  delayMs?: number;
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
  /** For tests: the clock of this machine, when it is wrong. */
  ownTime?: () => number;
  logger: Logger;
  onOutcome?: (name: string, outcome: JobOutcome) => void;
  /** After so long without a renewal a job is taken over. */
  leaseMs?: number;
  /** How often jobs of other processes are looked for. */
  pollMs?: number;
  /** Jobs of each lane that run at the same time in one process. */
  concurrency?: Readonly<Record<Lane, number>>;
  /**
   * Work starts at a random moment within so many milliseconds. Right after the response it would slow down the next request, and reveal that there
   * was something to do: for example that an account has the address.
   */
  spreadMs?: number;
};

const LEASE_MS = 30_000;
const POLL_MS = 5000;
export const CONCURRENCY = { INTERACTIVE: 4, BULK: 2 };
const SPREAD_MS = 250;
/** A job that is due later is found by polling. */
const TIMER_AHEAD_MS = 60_000;

export function createJobs({
  connection,
  clock,
  ownTime = Date.now,
  logger,
  onOutcome = () => undefined,
  leaseMs = LEASE_MS,
  pollMs = POLL_MS,
  concurrency = CONCURRENCY,
  spreadMs = SPREAD_MS,
}: JobsOptions) {
  const repository = createJobsRepository(createJobModel(connection));
  const storeClock = createStoreClock({ connection, clock, ownTime });
  const definitions = new Map<string, JobDefinition>();
  const work = async (lane: Lane, worker: JobWorker): Promise<void> => {
    await storeClock.refresh();
    for (let hasMoved = true; hasMoved;) {
      hasMoved = await relay.moveSome(lane);
      await worker.fill();
    }
  };
  /** What a process does not know it does not run: any lane will do. */
  const laneOf = (name: string): Lane => definitions.get(name)?.lane ?? 'INTERACTIVE';
  const relay = createOutboxRelay({ repository, laneOf, clock: storeClock.now, logger });
  const lines = LANES.map(lane => {
    const worker = createJobWorker({
      repository,
      definitions,
      lane,
      clock: storeClock.now,
      logger,
      leaseMs,
      concurrency: concurrency[lane],
      onOutcome,
    });
    return { lane, worker, pass: oneAtATime(() => work(lane, worker)) };
  });
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isUnreadable = false;

  const look = async ({ pass }: Pick<(typeof lines)[number], 'pass'>): Promise<void> => {
    try {
      await pass();
      isUnreadable = false;
    } catch (error) {
      // Logged once per outage; polling goes on.
      if (!isUnreadable) logger.warn({ err: error }, 'jobs cannot be read');
      isUnreadable = true;
    }
  };
  const soonByLane = new Map<Lane, NodeJS.Timeout>();
  const runLaneSoon = (lane: Lane): void => {
    const line = lines.find(each => each.lane === lane);
    if (!isStarted || !line || soonByLane.has(lane)) return;
    const soon = setTimeout(() => {
      soonByLane.delete(lane);
      void look(line);
    }, Math.random() * spreadMs);
    soonByLane.set(lane, soon.unref());
  };

  const runLaneAt = (lane: Lane, at: Date): void => {
    const aheadMs = at.getTime() - storeClock.now().getTime();
    if (aheadMs <= 0) runLaneSoon(lane);
    else if (aheadMs < TIMER_AHEAD_MS) setTimeout(() => runLaneSoon(lane), aheadMs).unref();
  };

  const enqueue: Enqueue = async (kind, payload, { key, runAt, delayMs = 0 } = {}) => {
    const parsed = kind.payload.parse(payload);
    const now = storeClock.now();
    const dueAt = runAt ?? new Date(now.getTime() + delayMs);
    const id = key === undefined ? newId() : derivedId(kind.name, key);
    const isNew = await repository.insert({
      _id: id,
      name: kind.name,
      key: key ?? null,
      lane: kind.lane,
      payload: parsed,
      enqueuedAt: now,
      dueAt,
      subjectId: kind.subjectOf(parsed),
    });
    runLaneAt(kind.lane, dueAt);
    return { id, isNew };
  };

  const cancel = ({ name }: Pick<JobDefinition, 'name'>, keys: readonly string[]): Promise<void> =>
    repository.removeWaiting(keys.map(key => derivedId(name, key)));

  const schedulePoll = (): void => {
    // With jitter, so that processes do not poll in step.
    timer = setTimeout(
      () => {
        for (const { lane } of lines) runLaneSoon(lane);
        schedulePoll();
      },
      pollMs * (0.75 + Math.random() / 2),
    );
    timer.unref();
  };

  return {
    enqueue,
    /** Removes those jobs of the kind with these keys that wait. */
    cancel,
    /** Call it after writing a document with follow-ups: those that somebody waits for are picked up at once instead of at the next poll. */
    runSoon: (): void => runLaneSoon('INTERACTIVE'),
    /** Call it before removing a document, and remove it only while its `outboxLast` is null: what follows its last change would go with it. */
    moveFollowUps: relay.moveOf,

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
      for (const { lane } of lines) runLaneSoon(lane);
    },
    /** Resolves when everything that is due is done; for shutdown, commands and tests. */
    idle: async (): Promise<void> => {
      const startedCount = (): number => lines.reduce((sum, { worker }) => sum + worker.startedCount(), 0);
      for (let before = -1; before !== startedCount();) {
        await Promise.all(lines.map(({ worker }) => worker.settled()));
        before = startedCount();
        await Promise.all(lines.map(({ pass }) => pass()));
      }
    },
    stop: async (limitMs: number): Promise<void> => {
      isStarted = false;
      clearTimeout(timer);
      for (const soon of soonByLane.values()) clearTimeout(soon);
      await Promise.all(lines.map(({ worker }) => worker.stop(limitMs)));
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
    /** Requeues a dead job with all its attempts; false when it is not dead. */
    retry: async (id: string): Promise<boolean> => {
      const lane = await repository.requeue(id, storeClock.now(), laneOf);
      if (lane) runLaneSoon(lane);
      return lane !== null;
    },

    /** The queue of all processes, in figures. */
    queue: {
      /** How long the job of the lane has been due that waits longest; 0 when none is. */
      oldestDueMs: async (lane: Lane): Promise<number> => {
        const now = storeClock.now();
        return now.getTime() - ((await repository.oldestDueAt(lane, now)) ?? now).getTime();
      },
      dueCount: (lane: Lane): Promise<number> => repository.dueCount(lane, storeClock.now()),
      deadCount: repository.deadCount,
    },

    /** Pending jobs of a user. */
    privacy: {
      part: 'jobs',
      exportOf: async (userId: string) =>
        (await repository.ofPerson(userId)).map(({ name, status, enqueuedAt }) => ({ name, status, enqueuedAt })),
      countOf: repository.countOf,
      // Outboxes are relayed first: their entries would be deleted with the documents, audit events among them.
      erase: async (userId: string): Promise<void> => {
        await relay.moveAll();
        await repository.removeAll(userId);
      },
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
