/**
 * Transactional outbox: follow-ups are written in the same document write as the change, so that neither exists without the other. A relay moves them
 * to the jobs collection (outboxRelay.ts); the id of an entry becomes the id of its job, so that moving it twice makes one job.
 */
import { newId } from '../newId.js';
import type { JobKind, Lane } from './job.js';

export type OutboxEntry = Readonly<{
  id: string;
  name: string;
  lane: Lane;
  payload: object;
  subjectId: string | null;
  at: Date;
  runAt: Date;
}>;

/** Fields of a document until its follow-ups were moved. */
export type WithOutbox = {
  outbox?: OutboxEntry[];
  /**
   * Id of the newest entry, after `BULK_MARK` when that is of the lane BULK. The relay of each lane finds documents by it, and clears them only while it is
   * unchanged.
   */
  outboxLast?: string;
};

/** Sorts after every id: the documents of a lane are one range of the index. */
export const BULK_MARK = '~';

/** An outbox entry. Without `runAt` it is due at once. */
export function followUp<Payload extends object>(
  kind: JobKind<Payload>,
  payload: Payload,
  { at, runAt = at }: { at: Date; runAt?: Date },
): OutboxEntry {
  const parsed = kind.payload.parse(payload);
  const { name, lane } = kind;
  return { id: newId(), name, lane, payload: parsed, subjectId: kind.subjectOf(parsed), at, runAt };
}

/** Somebody who waits for one of the entries waits for the document. */
const lastOf = (entries: readonly OutboxEntry[]): string | null => {
  const last = entries.at(-1);
  if (!last) return null;
  return entries.every(({ lane }) => lane === 'BULK') ? `${BULK_MARK}${last.id}` : last.id;
};

/** For an insert. */
export function outboxOf(entries: readonly OutboxEntry[]): WithOutbox {
  const outboxLast = lastOf(entries);
  return outboxLast === null ? {} : { outbox: [...entries], outboxLast };
}

type Update = { $set?: object; $push?: object };

/** For an update. */
export function withFollowUps<U extends Update>(update: U, entries: readonly OutboxEntry[]): U {
  const outboxLast = lastOf(entries);
  if (outboxLast === null) return update;
  return {
    ...update,
    $set: { ...update.$set, outboxLast },
    $push: { ...update.$push, outbox: { $each: [...entries] } },
  };
}
