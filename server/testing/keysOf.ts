import { scannedKeys } from '../kernel/migrations/rewriteKeys.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';

/** Every key of Redis that matches, sorted. */
export async function keysOf(redis: Pick<RedisStore, 'masters'>, pattern = '*'): Promise<string[]> {
  const found = new Set<string>();
  for await (const keys of scannedKeys(redis, pattern)) for (const key of keys) found.add(key);
  return [...found].toSorted();
}
