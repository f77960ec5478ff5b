/**
 * Tokens of links in mails: valid once, until they expire, stored as hashes. A token is bound to the address that it was sent to. A new token of an owner
 * replaces the former, also when two are issued at the same time: valid is the one that the owner's key names, and one write changes that. What a crash
 * leaves of the others is named by nobody and expires.
 */
import { hashOf } from '../../hash.js';
import type { RedisClient } from '../../redis/connectRedis.js';
import { secretText } from '../secrets/secretText.js';

type Options = {
  redis: RedisClient;
  /** Separates kinds of links: a token of one is not valid for another. */ name: string;
  lifeSeconds: number;
};

export type TokenHolder = {
  owner: string;
  /** Whether this is the address that the token was sent to. */
  isSentTo: (address: string) => boolean;
};

export function createOneTimeTokens({ redis, name, lifeSeconds }: Options) {
  const keyOf = (token: string): string => `${name}:${hashOf(token)}`;
  const ownerKey = (owner: string): string => `${name}-of:${owner}`;

  const holderOf = (value: string | null): TokenHolder | null => {
    if (value === null) return null;
    const cut = value.indexOf(' ');
    const sentTo = value.slice(cut + 1);
    return { owner: value.slice(0, cut), isSentTo: address => hashOf(address) === sentTo };
  };

  const peek = async (token: string): Promise<TokenHolder | null> => {
    const holder = holderOf(await redis.get(keyOf(token)));
    return holder && (await redis.get(ownerKey(holder.owner))) === keyOf(token) ? holder : null;
  };

  return {
    issue: async (owner: string, address: string): Promise<string> => {
      const token = secretText();
      await redis.set(keyOf(token), `${owner} ${hashOf(address)}`, 'EX', lifeSeconds);
      const replies = await redis
        .multi()
        .getdel(ownerKey(owner))
        .set(ownerKey(owner), keyOf(token), 'EX', lifeSeconds)
        .exec();
      const former = replies?.[0]?.[1];
      if (typeof former === 'string') await redis.del(former);
      return token;
    },
    /** Without using the token up. */
    peek,
    /** Of parallel calls exactly one gets the holder. */
    redeem: async (token: string): Promise<TokenHolder | null> => {
      const holder = await peek(token);
      return holder && (await redis.getdel(keyOf(token))) !== null ? holder : null;
    },
    /** Ends what the owner has; from the first write on it is not valid any more. */
    drop: async (owner: string): Promise<void> => {
      const key = await redis.getdel(ownerKey(owner));
      if (key !== null) await redis.del(key);
    },
  };
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;
