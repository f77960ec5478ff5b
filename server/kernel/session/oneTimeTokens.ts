/** Tokens of links in mails: valid once, until they expire, stored as hashes. A new token of an owner replaces the former. */
import { hashOf } from '../hash.js';
import type { RedisClient } from '../redis/connectRedis.js';
import { secretText } from './secretText.js';

type Options = {
  redis: RedisClient;
  /** Separates kinds of links: a token of one is not valid for another. */ name: string;
  lifeSeconds: number;
};

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
    /** The owner, without using the token up. */
    peek: (token: string): Promise<string | null> => redis.get(keyOf(token)),
    /** The owner; of parallel calls exactly one gets it. */
    redeem: (token: string): Promise<string | null> => redis.getdel(keyOf(token)),
    drop,
  };
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;
