/** Moves outbox entries to the jobs collection. */
import type { Lane } from './job.js';
import type { JobsRepository } from './jobs.repository.js';
import type { Outbox, Waiting } from './outbox.repository.js';

export function createOutboxRelay(repository: Pick<JobsRepository, 'insert'>, laneOf: (name: string) => Lane) {
  const outboxes: Outbox[] = [];

  const moveFrom = async (outbox: Outbox, document: Waiting): Promise<void> => {
    for (const { id, at, runAt, ...entry } of document.outbox)
      await repository.insert({ _id: id, key: null, lane: laneOf(entry.name), enqueuedAt: at, dueAt: runAt, ...entry });
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
