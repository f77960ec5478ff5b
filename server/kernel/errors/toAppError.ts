import { isStoreFailure } from '../mongo/storeFailures.js';
import { isRedisFailure } from '../redis/redisFailures.js';
import { AppError } from './AppError.js';

/** What any thrown value means to the caller: a known code as it is, a store that does not answer as such, all else masked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isStoreFailure(error) || isRedisFailure(error))
    return new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5, cause: error });
  return new AppError('INTERNAL_SERVER_ERROR', undefined, { cause: error });
}
