import { mongo } from 'mongoose';

const CODE = 11000;

/** Whether a unique index refused the write; with `field`, whether that field is part of the index. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== CODE) return false;
  return field === undefined || Object.hasOwn(Object(error.keyPattern), field);
}
