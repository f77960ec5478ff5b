/** Moves outbox entries to the jobs collection. */
import type { JobsRepository } from './jobs.repository.js';
import type { Outbox } from './outbox.repository.js';

export function createOutboxRelay(repository: Pick<JobsRepository, 'insert'>) {
  const outboxes: Outbox[] = [];
  return {
    follow: (outbox: Outbox): void => void outboxes.push(outbox),

    /** Safe in parallel and after a crash between the two writes, because an entry and its job share an id. */
    move: async (): Promise<void> => {
      for (const outbox of outboxes) {
        for (const document of await outbox.waiting()) {
          for (const { id, at, runAt, ...entry } of document.outbox)
            await repository.insert({ _id: id, key: null, enqueuedAt: at, dueAt: runAt, ...entry });
          await outbox.clear(document);
        }
      }
    },
  };
}
