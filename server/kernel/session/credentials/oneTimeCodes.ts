/**
 * Codes of six digits that a mail brings and a person types: valid once, for a short time and few tries, stored as hashes. A new code replaces the former.
 * A code and the count of its tries are two keys: while the count is set back there is no code, so that no code ever has more tries than it may.
 */
import { randomInt } from 'node:crypto';
import { hashOf } from '../../hash.js';
import type { RedisClient } from '../../redis/connectRedis.js';

type Options = { redis: RedisClient; /** Separates kinds of codes. */ name: string; lifeSeconds: number };

/** Of one code, right ones too: whoever needs a second code as well sends it twice. */
const MAX_TRIES = 6;
const DIGITS = 6;

export function createOneTimeCodes({ redis, name, lifeSeconds }: Options) {
  const keyOf = (owner: string): string => `${name}:${owner}`;
  const triesKey = (owner: string): string => `${name}-tries:${owner}`;
  const hashedCode = (owner: string, code: string): string => hashOf(`${owner} ${code}`);

  return {
    issue: async (owner: string): Promise<string> => {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      await redis.del(keyOf(owner));
      await redis.set(triesKey(owner), 0, 'EX', lifeSeconds);
      await redis.set(keyOf(owner), hashedCode(owner, code), 'EX', lifeSeconds);
      return code;
    },
    /** A try is counted before it is judged, so that parallel tries cannot pass the limit. */
    matches: async (owner: string, code: string): Promise<boolean> => {
      const key = triesKey(owner);
      const replies = await redis.multi().set(key, 0, 'EX', lifeSeconds, 'NX').incrby(key, 1).exec();
      const count = replies?.[1]?.[1];
      if (typeof count !== 'number' || count > MAX_TRIES) return false;
      return (await redis.get(keyOf(owner))) === hashedCode(owner, code);
    },
    /** Of parallel calls exactly one gets true. */
    use: async (owner: string): Promise<boolean> => (await redis.del(keyOf(owner))) === 1,
    drop: async (owner: string): Promise<void> => {
      await redis.del(keyOf(owner));
      await redis.del(triesKey(owner));
    },
  };
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
