/** Counts failures of a key in a window, for all instances. A try takes its place before it is made, so that tries at the same time cannot pass together. */
import { hashOf } from '../hash.js';
import type { RedisClient } from './connectRedis.js';
import type { RateVerdict } from './createRateLimiter.js';

export type FailureCounter = {
  /** Counts the try as failed, or refuses it. */
  begin: (key: string) => Promise<RateVerdict>;
  /** The try was none: its place is given back. */
  refund: (key: string) => Promise<void>;
  /** Nothing is held against the key any more. */
  clear: (key: string) => Promise<void>;
};

type Options = { redis: RedisClient; name: string; limit: number; windowSeconds: number };

export function createFailureCounter({ redis, name, limit, windowSeconds }: Options): FailureCounter {
  // The subject holds an address: it is kept neither in clear nor longer than the window.
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
      // A refused try does not count: else who keeps trying would be shut out by more than his failures.
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
