import { mongo } from 'mongoose';

/** True when MongoDB did not answer, false when it answered with an error. */
export function isStoreFailure(error: unknown): boolean {
  if (error instanceof mongo.MongoServerSelectionError || error instanceof mongo.MongoNetworkError) return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError) return true;
  if (error instanceof mongo.MongoOperationTimeoutError) return true;
  if (error instanceof mongo.MongoError && error.name === 'MongoWaitQueueTimeoutError') return true;
  if (
    error instanceof mongo.MongoError &&
    (error.hasErrorLabel('RetryableWriteError') || error.hasErrorLabel('RetryableError'))
  )
    return true;
  return error instanceof mongo.MongoServerError && NOT_PRIMARY_CODES.has(Number(error.code));
}

/** A replica set that is electing or shutting down (driver specification: not writable primary, node is recovering). */
const NOT_PRIMARY_CODES = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);
