/** Moves outbox entries to the jobs collection. */
import { daysAfter } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import { isStoreFailure } from '../mongo/storeFailures.js';
import { derivedId } from '../newId.js';
import { DEAD_KEPT_DAYS, failureCodeOf, type Lane, LANES } from './job.js';
import type { JobsRepository } from './jobs.repository.js';
import type { Outbox, StoredEntry, Waiting } from './outbox.repository.js';
import type { OutboxEntry } from './outbox.js';

type Deps = {
  repository: Pick<JobsRepository, 'insert' | 'insertDead'>;
  laneOf: (name: string) => Lane;
  /** That of the store: what is due at once is due by it, whatever the clock of the process said that wrote it. */
  clock: Clock;
  logger: Logger;
};

export function createOutboxRelay({ repository, laneOf, clock, logger }: Deps) {
  const outboxes: Outbox[] = [];

  /** Listed for administrators like a job that failed for good, in place of holding up everything that stands behind it. */
  const setAside = async (outbox: Outbox, document: Waiting, place: number, error: unknown): Promise<void> => {
    const entry: Partial<Record<keyof OutboxEntry, unknown>> = Object(document.outbox[place]);
    const failedAt = clock();
    const dead = {
      _id: typeof entry.id === 'string' ? entry.id : derivedId(outbox.collection, document._id, `${place}`),
      name: typeof entry.name === 'string' ? entry.name : `outbox.${outbox.collection}`,
      ...(typeof entry.subjectId === 'string' ? { subjectId: entry.subjectId } : {}),
      enqueuedAt: entry.at instanceof Date ? entry.at : failedAt,
      failedAt,
      lastErrorCode: 'NOT_MOVED',
      expiresAt: daysAfter(failedAt, DEAD_KEPT_DAYS),
    };
    // The words of the error may repeat what the entry holds.
    const line = { job: dead.name, jobId: dead._id, outbox: outbox.collection, code: failureCodeOf(error) };
    logger.error(line, 'what should follow a change was set aside, because it cannot be made a job');
    const payload = typeof entry.payload === 'object' && entry.payload !== null ? { payload: entry.payload } : {};
    try {
      await repository.insertDead({ ...dead, ...payload });
    } catch (failure) {
      if (isStoreFailure(failure)) throw failure;
      // Its payload is what cannot be stored.
      await repository.insertDead(dead);
    }
  };

  const moveEntry = async ({ id, lane, at, runAt, ...entry }: StoredEntry): Promise<void> => {
    const now = clock();
    const dueAt = runAt.getTime() === at.getTime() && runAt > now ? now : runAt;
    await repository.insert({ _id: id, key: null, lane: lane ?? laneOf(entry.name), enqueuedAt: at, dueAt, ...entry });
  };

  const moveFrom = async (outbox: Outbox, document: Waiting): Promise<void> => {
    // Written by hand, or half restored: there is nothing to move, and nothing that may hold up the rest.
    const entries: readonly StoredEntry[] = Array.isArray(document.outbox) ? document.outbox : [];
    for (const [place, entry] of entries.entries()) {
      try {
        await moveEntry(entry);
      } catch (error) {
        // While the store is away every entry fails, and waits.
        if (isStoreFailure(error)) throw error;
        await setAside(outbox, document, place, error);
      }
    }
    await outbox.clear(document);
  };

  /**
   * Some documents of each outbox; false when none was waiting. Safe in parallel and after a crash between the two writes, because an entry and its job
   * share an id.
   */
  const moveSome = async (lane: Lane): Promise<boolean> => {
    let hasMoved = false;
    for (const outbox of outboxes) {
      for (const document of await outbox.waiting(lane)) {
        await moveFrom(outbox, document);
        hasMoved = true;
      }
    }
    return hasMoved;
  };

  return {
    follow: (outbox: Outbox): void => void outboxes.push(outbox),

    moveSome,
    /** Everything of all lanes. */
    moveAll: async (): Promise<void> => {
      for (const lane of LANES) {
        while (await moveSome(lane));
      }
    },
    /** Before a document is removed: what follows its last change would go with it. */
    moveOf: async (outbox: Outbox, id: string): Promise<void> => {
      const document = await outbox.ofDocument(id);
      if (document) await moveFrom(outbox, document);
    },
  };
}
