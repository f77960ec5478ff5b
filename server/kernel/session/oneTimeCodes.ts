/** Codes of six digits that a mail brings and a person types: valid once, for a short time and few tries, stored as hashes. A new code replaces the former. */
import { randomInt } from 'node:crypto';
import { hashOf } from '../hash.js';
import type { RedisClient } from '../redis/connectRedis.js';

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
      await redis
        .multi()
        .set(keyOf(owner), hashedCode(owner, code), 'EX', lifeSeconds)
        .set(triesKey(owner), 0, 'EX', lifeSeconds)
        .exec();
      return code;
    },
    /** A try is counted before it is judged, so that parallel tries cannot pass the limit. */
    matches: async (owner: string, code: string): Promise<boolean> => {
      const replies = await redis
        .multi()
        .get(keyOf(owner))
        .set(triesKey(owner), 0, 'EX', lifeSeconds, 'NX')
        .incrby(triesKey(owner), 1)
        .exec();
      const [stored, count] = [replies?.[0]?.[1], replies?.[2]?.[1]];
      return typeof count === 'number' && count <= MAX_TRIES && stored === hashedCode(owner, code);
    },
    /** Of parallel calls exactly one gets true. */
    use: async (owner: string): Promise<boolean> => (await redis.del(keyOf(owner))) === 1,
    drop: async (owner: string): Promise<void> => {
      await redis.del(keyOf(owner), triesKey(owner));
    },
  };
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
