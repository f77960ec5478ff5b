/**
 * Transactional outbox: follow-ups are written in the same document write as the change, so that neither exists without the other. A relay moves them
 * to the jobs collection (outboxRelay.ts); the id of an entry becomes the id of its job, so that moving it twice makes one job.
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

/** Fields of a document until its follow-ups were moved. */
export type WithOutbox = {
  outbox?: OutboxEntry[];
  /** Id of the newest entry. The relay finds documents by it, and clears them only while it is unchanged. */
  outboxLast?: string;
};

/** An outbox entry. Without `runAt` it is due at once. */
export function followUp<Payload extends object>(
  kind: JobKind<Payload>,
  payload: Payload,
  { at, runAt = at }: { at: Date; runAt?: Date },
): OutboxEntry {
  const parsed = kind.payload.parse(payload);
  return { id: newId(), name: kind.name, payload: parsed, subjectId: kind.subjectOf(parsed), at, runAt };
}

/** For an insert. */
export function outboxOf(entries: readonly OutboxEntry[]): WithOutbox {
  const last = entries.at(-1);
  return last ? { outbox: [...entries], outboxLast: last.id } : {};
}

type Update = { $set?: object; $push?: object };

/** For an update. */
export function withFollowUps<U extends Update>(update: U, entries: readonly OutboxEntry[]): U {
  const last = entries.at(-1);
  if (!last) return update;
  return {
    ...update,
    $set: { ...update.$set, outboxLast: last.id },
    $push: { ...update.$push, outbox: { $each: [...entries] } },
  };
}
