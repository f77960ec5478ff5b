/** Counts failures of a key in a fixed window, for all instances. A try is counted before it is made, so that parallel tries cannot pass the limit. */
import { hashOf } from '../hash.js';
import type { RedisClient } from './connectRedis.js';
import type { RateVerdict } from './createBudget.js';

export type FailureCounter = {
  /** Counts the try as failed, or refuses it when the limit is reached. */
  begin: (key: string) => Promise<RateVerdict>;
  /** The try did not fail: takes it back. */
  refund: (key: string) => Promise<void>;
  /** Resets the count. */
  clear: (key: string) => Promise<void>;
};

type Options = { redis: RedisClient; name: string; limit: number; windowSeconds: number };

export function createFailureCounter({ redis, name, limit, windowSeconds }: Options): FailureCounter {
  // The subject contains an address: it is stored as a hash, and only until the window ends.
  const keyOf = (subject: string): string => `failures:${name}:${hashOf(subject).slice(0, 22)}`;
  const add = async (key: string, by: number): Promise<{ count: number; restMs: number }> => {
    const replies = await redis
      .multi()
      .set(key, 0, 'PX', windowSeconds * 1000, 'NX')
      .incrby(key, by)
      .pttl(key)
      .exec();
    const [count, restMs] = [replies?.[1]?.[1], replies?.[2]?.[1]];
    if (typeof count !== 'number' || typeof restMs !== 'number')
      throw replies?.find(([error]) => error)?.[0] ?? new Error('Connection is closed.');
    return { count, restMs };
  };

  return {
    begin: async subject => {
      const key = keyOf(subject);
      const { count, restMs } = await add(key, 1);
      // A refused try is not counted, so that trying on does not extend the block.
      if (count > limit) await add(key, -1);
      return { isAllowed: count <= limit, retryAfter: Math.max(1, Math.ceil(restMs / 1000)) };
    },
    refund: async subject => {
      await add(keyOf(subject), -1);
    },
    clear: async subject => {
      await redis.del(keyOf(subject));
    },
  };
}
