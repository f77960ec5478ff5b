/** One write for a change, its line of history and what must follow; refused when somebody else changed the document since it was read. */
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { type OutboxEntry, withFollowUps } from '../jobs/outbox.js';

export type DocumentChange<T> = {
  id: string;
  /** Fields as they were read: the change is made only while they still hold. `updatedAt` is set anew when it is among them. */
  seen: Partial<T>;
  set: Partial<T>;
  unset?: readonly (keyof T & string)[];
  /** Added to the document's `history`. */
  history?: object;
  followUps?: readonly OutboxEntry[];
  now: Date;
};

/** Later than the former one even within a millisecond, so that it names one state of the document. */
export const nextUpdatedAt = (former: Date, now: Date): Date => new Date(Math.max(now.getTime(), former.getTime() + 1));

const updatedAtOf = (seen: object): Date | null =>
  'updatedAt' in seen && seen.updatedAt instanceof Date ? seen.updatedAt : null;

/** The document as it is now; CONFLICT when it was changed or removed in between. */
export async function changeDocument<T extends { _id: string }>(
  model: Model<T>,
  { id, seen, set, unset = [], history, followUps = [], now }: DocumentChange<T>,
): Promise<T | 'CONFLICT'> {
  const former = updatedAtOf(seen);
  const update: { $set: object; $unset?: object; $push?: object } = {
    $set: { ...set, ...(former ? { updatedAt: nextUpdatedAt(former, now) } : {}) },
    ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map(field => [field, 1])) } : {}),
    ...(history ? { $push: { history } } : {}),
  };
  const filter: QueryFilter<T> = { ...seen, _id: id };
  const changed = await model
    .findOneAndUpdate(filter, withFollowUps(update, followUps) as UpdateQuery<T>, { returnDocument: 'after' })
    .lean<T | null>()
    .exec();
  return changed ?? 'CONFLICT';
}
