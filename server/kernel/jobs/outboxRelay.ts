/** Moves outbox entries to the jobs collection. */
import { daysAfter } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import { isStoreFailure } from '../mongo/storeFailures.js';
import { derivedId } from '../newId.js';
import { DEAD_KEPT_DAYS, failureCodeOf, type Lane } from './job.js';
import type { JobsRepository } from './jobs.repository.js';
import type { Outbox, Waiting } from './outbox.repository.js';
import type { OutboxEntry } from './outbox.js';

type Deps = {
  repository: Pick<JobsRepository, 'insert' | 'insertDead'>;
  laneOf: (name: string) => Lane;
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

  const moveEntry = async ({ id, at, runAt, ...entry }: OutboxEntry): Promise<void> => {
    await repository.insert({ _id: id, key: null, lane: laneOf(entry.name), enqueuedAt: at, dueAt: runAt, ...entry });
  };

  const moveFrom = async (outbox: Outbox, document: Waiting): Promise<void> => {
    for (const [place, entry] of document.outbox.entries()) {
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

  return {
    follow: (outbox: Outbox): void => void outboxes.push(outbox),

    /** Safe in parallel and after a crash between the two writes, because an entry and its job share an id. */
    move: async (): Promise<void> => {
      for (const outbox of outboxes) {
        for (const document of await outbox.waiting()) await moveFrom(outbox, document);
      }
    },
    /** Before a document is removed: what follows its last change would go with it. */
    moveOf: async (outbox: Outbox, id: string): Promise<void> => {
      const document = await outbox.ofDocument(id);
      if (document) await moveFrom(outbox, document);
    },
  };
}
