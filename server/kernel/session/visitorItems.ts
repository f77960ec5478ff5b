/**
 * What a visitor without an account leaves on the site: small texts in Redis, under a secret that only the visitor's cookie holds. The cookie and the keys begin
 * with the first text that is written, so that somebody who only reads costs nothing, and they end together, so long after the last one.
 */
import type { RedisClient } from '../redis/connectRedis.js';
import { hashOf } from '../hash.js';

export const VISITOR_COOKIE = 'visitor-token';
export const VISITOR_SECONDS = 24 * 3600;

type Deps = {
  redis: RedisClient;
  /** Of the cookie; null for somebody who has left nothing. */
  token: string | null;
  /** Sets the cookie anew; with null a new secret is made. */
  renew: (token: string | null) => string;
};

export function createVisitorItems({ redis, token: sent, renew }: Deps) {
  let token = sent;
  const keyOf = (owner: string, name: string): string => `visitor:${hashOf(owner)}:${name}`;

  return {
    /** In the order of the names; null where there is none. */
    read: async (names: readonly string[]): Promise<(string | null)[]> => {
      const owner = token;
      if (owner === null) return names.map(() => null);
      return redis.mget(names.map(name => keyOf(owner, name)));
    },
    /** Null removes a text. `together` are the names of all that ends at the same time as what is written. */
    write: async (
      items: Readonly<Record<string, string | null>>,
      { together }: { together: readonly string[] },
    ): Promise<void> => {
      const owner = renew(token);
      token = owner;
      const transaction = redis.multi();
      for (const name of together) transaction.expire(keyOf(owner, name), VISITOR_SECONDS);
      for (const [name, text] of Object.entries(items)) {
        if (text === null) transaction.del(keyOf(owner, name));
        else transaction.set(keyOf(owner, name), text, 'EX', VISITOR_SECONDS);
      }
      await transaction.exec();
    },
    remove: async (names: readonly string[]): Promise<void> => {
      const owner = token;
      if (owner !== null && names.length > 0) await redis.del(names.map(name => keyOf(owner, name)));
    },
  };
}

export type VisitorItems = ReturnType<typeof createVisitorItems>;
