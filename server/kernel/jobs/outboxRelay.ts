/** Moves follow-ups from the documents that they were written with to the jobs. */
import type { JobsRepository } from './jobs.repository.js';
import type { Outbox } from './outbox.repository.js';

export function createOutboxRelay(repository: Pick<JobsRepository, 'insert'>) {
  const outboxes: Outbox[] = [];
  return {
    follow: (outbox: Outbox): void => void outboxes.push(outbox),

    /** Several processes may do it at once, and a process may die between the two writes: the id of an entry is the id of its job. */
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
