/**
 * Follow-ups that are written in the same document write as the change that they follow, so that neither is there without the other. A relay moves
 * them to the jobs (outbox.repository.ts); the id of an entry becomes the id of its job, so that moving it twice makes one job.
 */
import { newId } from '../newId.js';
import type { JobKind } from './job.js';

export type OutboxEntry = Readonly<{
  id: string;
  name: string;
  payload: object;
  subjectId: string | null;
  at: Date;
  runAt: Date;
}>;

/** What a document with follow-ups holds until they are moved. */
export type WithOutbox = {
  outbox?: OutboxEntry[];
  /** Id of the newest entry: the mark by which the relay finds the document, and knows that nothing was added since it read it. */
  outboxLast?: string;
};

/** An entry for a document. Without `runAt` it is due at once. */
export function followUp<Payload extends object>(
  kind: JobKind<Payload>,
  payload: Payload,
  { at, runAt = at }: { at: Date; runAt?: Date },
): OutboxEntry {
  const parsed = kind.payload.parse(payload);
  return { id: newId(), name: kind.name, payload: parsed, subjectId: kind.subjectOf(parsed), at, runAt };
}

/** For a document that is inserted. */
export function outboxOf(entries: readonly OutboxEntry[]): WithOutbox {
  const last = entries.at(-1);
  return last ? { outbox: [...entries], outboxLast: last.id } : {};
}

type Update = { $set?: object; $push?: object };

/** An update of a document, and what follows it. */
export function withFollowUps<U extends Update>(update: U, entries: readonly OutboxEntry[]): U {
  const last = entries.at(-1);
  if (!last) return update;
  return {
    ...update,
    $set: { ...update.$set, outboxLast: last.id },
    $push: { ...update.$push, outbox: { $each: [...entries] } },
  };
}
