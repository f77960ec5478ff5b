/** Reads strings of Redis by a pattern, changes them in code, and writes them back with the time that they had left. */
import type { RedisClient } from '../redis/connectRedis.js';

export type StoredValue = { key: string; value: string };
/** The new values by their keys, null for one that goes; keys that are left out stay as they are. */
export type ChangeValue = (
  stored: readonly StoredValue[],
) => ReadonlyMap<string, string | null> | Promise<ReadonlyMap<string, string | null>>;

const SCANNED = 500;

/** Every key that matches, a few at a time; a key may come twice. */
export async function* scannedKeys(redis: RedisClient, pattern: string): AsyncGenerator<string[]> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', SCANNED);
    if (keys.length > 0) yield keys;
    cursor = next;
  } while (cursor !== '0');
}

/** A key that expired or was deleted since it was read stays away. `beforeWrite` rejects when this process may not write any more. */
export async function rewriteKeys(
  redis: RedisClient,
  { pattern, change, beforeWrite }: { pattern: string; change: ChangeValue; beforeWrite: () => void },
): Promise<number> {
  let changed = 0;
  for await (const keys of scannedKeys(redis, pattern)) {
    // MGET answers null for a key of another type.
    const values = await redis.mget(keys);
    const stored = keys.flatMap((key, place) => {
      const value = values[place];
      return typeof value === 'string' ? [{ key, value }] : [];
    });
    const wanted = await change(stored);
    if (wanted.size > 0) beforeWrite();
    for (const [key, value] of wanted) {
      if (value === null) changed += await redis.del(key);
      else if ((await redis.set(key, value, 'KEEPTTL', 'XX')) === 'OK') changed += 1;
    }
  }
  return changed;
}
