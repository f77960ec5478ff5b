/** Tokens of links in mails: good once, for a while, and kept as hashes only. A new one takes the place of the former one of its owner. */
import { hashOf } from '../hash.js';
import type { RedisClient } from '../redis/connectRedis.js';
import { secretText } from './secretText.js';

type Options = { redis: RedisClient; /** Kinds of links do not open each other. */ name: string; lifeSeconds: number };

export function createOneTimeTokens({ redis, name, lifeSeconds }: Options) {
  const keyOf = (token: string): string => `${name}:${hashOf(token)}`;
  const ownerKey = (owner: string): string => `${name}-of:${owner}`;

  const drop = async (owner: string): Promise<void> => {
    const key = await redis.getdel(ownerKey(owner));
    if (key !== null) await redis.del(key);
  };

  return {
    issue: async (owner: string): Promise<string> => {
      await drop(owner);
      const token = secretText();
      await redis
        .multi()
        .set(keyOf(token), owner, 'EX', lifeSeconds)
        .set(ownerKey(owner), keyOf(token), 'EX', lifeSeconds)
        .exec();
      return token;
    },
    /** Whose it is, without using it. */
    peek: (token: string): Promise<string | null> => redis.get(keyOf(token)),
    /** Exactly one caller gets the owner. */
    redeem: (token: string): Promise<string | null> => redis.getdel(keyOf(token)),
    drop,
  };
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;
