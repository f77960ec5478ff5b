/** Reads strings of Redis by a pattern, changes them in code, and writes them back with the time that they had left. */
import type { RedisStore } from '../redis/connectRedis.js';

export type StoredValue = { key: string; value: string };
/** The new values by their keys, null for one that goes; keys that are left out stay as they are. */
export type ChangeValue = (
  stored: readonly StoredValue[],
) => ReadonlyMap<string, string | null> | Promise<ReadonlyMap<string, string | null>>;

const SCANNED = 500;

export type KeyStore = Pick<RedisStore, 'client' | 'masters'>;

/** Every key that matches, on every server that holds keys, a few at a time; a key may come twice. */
export async function* scannedKeys({ masters }: Pick<KeyStore, 'masters'>, pattern: string): AsyncGenerator<string[]> {
  for (const server of masters()) {
    let cursor = '0';
    do {
      const [next, keys] = await server.scan(cursor, 'MATCH', pattern, 'COUNT', SCANNED);
      if (keys.length > 0) yield keys;
      cursor = next;
    } while (cursor !== '0');
  }
}

/** A key that expired or was deleted since it was read stays away. `beforeWrite` rejects when this process may not write any more. */
export async function rewriteKeys(
  store: KeyStore,
  { pattern, change, beforeWrite }: { pattern: string; change: ChangeValue; beforeWrite: () => void },
): Promise<number> {
  const { client: redis } = store;
  /** Null for a key of another type. */
  const valueOf = async (key: string): Promise<string | null> =>
    (await redis.type(key)) === 'string' ? redis.get(key) : null;
  let changed = 0;
  for await (const keys of scannedKeys(store, pattern)) {
    const values = await Promise.all(keys.map(valueOf));
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
