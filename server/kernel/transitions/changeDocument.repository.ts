/** Compare-and-set: a change, its history entry and its follow-ups in one write, refused when the document was changed since it was read. */
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { type OutboxEntry, withFollowUps } from '../jobs/outbox.js';

export type DocumentChange<T> = {
  id: string;
  /** Fields as they were read; the write is conditional on them. `updatedAt` is advanced when it is among them. */
  seen: Partial<T>;
  set: Partial<T>;
  unset?: readonly (keyof T & string)[];
  /** Added to the document's `history`. */
  history?: object;
  followUps?: readonly OutboxEntry[];
  now: Date;
};

/** Strictly increasing, also within a millisecond, so that it identifies one version of the document. */
export const nextUpdatedAt = (former: Date, now: Date): Date => new Date(Math.max(now.getTime(), former.getTime() + 1));

const updatedAtOf = (seen: object): Date | null =>
  'updatedAt' in seen && seen.updatedAt instanceof Date ? seen.updatedAt : null;

/** The changed document; CONFLICT when it was changed or removed in between. */
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
