/**
 * Keeps the log of changes of this process up to date: it looks at the catalogue twice a second, and at once after an edit that this process made. Edits and
 * imports of other processes are found by the same look.
 */
import type { ChangeLog } from '../../kernel/changeLog.js';
import type { Clock } from '../../kernel/clock.js';
import { type CatalogueKind, type ChangedItem, keysOf } from './catalogue.changeKeys.js';
import { changesFrom } from './catalogue.changes.js';

const POLL_MS = 500;
/** Nobody knows what changed since the last look once it is so long ago. */
const CLOSE_MS = 3000;
/** Rows of one kind in a look; when there are more, anything may have changed. */
const MAX_ROWS = 2000;
/** While a register is imported everything is forgotten so often, not with each look. */
const FORGET_EVERY_MS = 5000;

const KINDS = ['institutions', 'programs', 'scholarships'] as const;

/** The latest changes, from `since` on, newest first. */
type ReadLatest = { latestChanges: (since: Date | null, limit: number) => Promise<ChangedItem[]> };

export type FollowerOptions = {
  repository: Readonly<Record<CatalogueKind, ReadLatest>>;
  log: ChangeLog;
  clock: Clock;
  maxRows?: number;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

export type Follower = {
  /** Resolves once every change is told that was written before it was called; never rejects. */
  look: () => Promise<void>;
  /** Whether the last look is so recent that what the log does not tell has not changed. */
  isClose: () => boolean;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Seen = { last: number; changes: Map<string, number> };

export function createFollower({
  repository,
  log,
  clock,
  maxRows = MAX_ROWS,
  elapsed = () => performance.now(),
}: FollowerOptions): Follower {
  const seen = new Map<CatalogueKind, Seen>();
  let lookedAt: number | null = null;
  let forgottenAt = -Infinity;
  let mustForget = false;

  const latestOf = async (kind: CatalogueKind): Promise<number> => {
    const [latest] = await repository[kind].latestChanges(null, 1);
    return latest?.changedAt.getTime() ?? 0;
  };

  /** False when there is too much to know, and the first time. */
  const readKind = async (kind: CatalogueKind): Promise<boolean> => {
    const before = seen.get(kind);
    const last = before?.last ?? (await latestOf(kind));
    const rows = await repository[kind].latestChanges(changesFrom(last, clock()), maxRows + 1);
    const changed = rows.filter(({ _id, changedAt }) => before?.changes.get(_id) !== changedAt.getTime());
    const isKnown = before !== undefined && (rows.length <= maxRows || changed.length === 0);
    if (isKnown) log.note(changed.flatMap(row => keysOf(kind, row)));
    seen.set(kind, {
      last: rows[0]?.changedAt.getTime() ?? last,
      changes: new Map(rows.map(({ _id, changedAt }) => [_id, changedAt.getTime()])),
    });
    return isKnown;
  };

  const forgetAll = (): void => {
    mustForget = false;
    forgottenAt = elapsed();
    log.noteAll();
  };

  const readAll = async (): Promise<void> => {
    const now = clock().getTime();
    for (const kind of KINDS) if (!(await readKind(kind))) mustForget = true;
    lookedAt = now;
  };

  let underWay: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** One that is under way may have read before the change of whoever asks: they wait for the one after it. */
  const read = (): Promise<void> => {
    next ??= underWay.then(() => {
      next = null;
      const reading = readAll();
      underWay = reading.catch(() => undefined);
      return reading;
    });
    return next;
  };

  const look = async (): Promise<void> => {
    try {
      await read();
      if (mustForget) forgetAll();
    } catch {
      // What was written is not known: nothing that was read before may pass for it.
      lookedAt = null;
      forgetAll();
    }
  };

  const poll = async (): Promise<void> => {
    // A failure is told by `isClose`.
    await read().catch(() => undefined);
    if (mustForget && elapsed() - forgottenAt >= FORGET_EVERY_MS) forgetAll();
  };

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const pollAgain = (): void => {
    if (!isStopped) timer = setTimeout(() => void poll().then(pollAgain), POLL_MS).unref();
  };

  return {
    look,
    isClose: () => lookedAt !== null && !mustForget && Math.abs(clock().getTime() - lookedAt) <= CLOSE_MS,
    start: async () => {
      await look();
      pollAgain();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
