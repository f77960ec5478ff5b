import { mongo } from 'mongoose';
import { StoreSilentError } from './deadline.js';

/** True when MongoDB did not answer, false when it answered with an error. */
export function isStoreFailure(error: unknown): boolean {
  if (error instanceof StoreSilentError) return true;
  if (error instanceof mongo.MongoServerSelectionError || error instanceof mongo.MongoNetworkError) return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError) return true;
  // A client that waited for ever was replaced by a new one in the middle of this command.
  if (error instanceof mongo.MongoClientClosedError || error instanceof mongo.MongoExpiredSessionError) return true;
  if (error instanceof mongo.MongoOperationTimeoutError) return true;
  // The driver does not export these two.
  if (error instanceof mongo.MongoError && WITHOUT_CONNECTION.has(error.name)) return true;
  if (
    error instanceof mongo.MongoError &&
    (error.hasErrorLabel('RetryableWriteError') || error.hasErrorLabel('RetryableError'))
  )
    return true;
  return error instanceof mongo.MongoServerError && UNAVAILABLE_CODES.has(Number(error.code));
}

/** No connection came free in time, or the pool was closed since its client was replaced. */
const WITHOUT_CONNECTION = new Set(['MongoWaitQueueTimeoutError', 'MongoPoolClosedError']);

const UNAVAILABLE_CODES = new Set([
  // A disk that is full or refuses writes.
  39, 14031,
  // A replica set that is electing or shutting down (driver specification: not writable primary, node is recovering).
  91, 189, 10058, 10107, 11600, 11602, 13435, 13436,
]);
