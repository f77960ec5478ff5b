/**
 * What a visitor without an account leaves on the site: small texts in Redis, under a secret that only the visitor's cookie holds. The cookie and the keys begin
 * with the first text that is written, so that somebody who only reads costs nothing, and they end together, so long after the last one. The first name of
 * what is written or removed comes before the others: where the first is missing, a crash came between, and the rest is not to be used.
 */
import type { RedisClient } from '../../redis/connectRedis.js';
import { hashOf } from '../../hash.js';

export const VISITOR_COOKIE = 'visitor-token';
export const VISITOR_SECONDS = 24 * 3600;

type Deps = {
  redis: RedisClient;
  /** Of the cookie; null for somebody who has left nothing. */
  token: string | null;
  /** Sets the cookie anew; with null a new secret is made. */
  renew: (token: string | null) => string;
};

async function firstThenRest<T>([first, ...rest]: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  if (first === undefined) return;
  await act(first);
  await Promise.all(rest.map(act));
}

export function createVisitorItems({ redis, token: sent, renew }: Deps) {
  let token = sent;
  const keyOf = (owner: string, name: string): string => `visitor:${hashOf(owner)}:${name}`;

  return {
    /** In the order of the names; null where there is none. */
    read: async (names: readonly string[]): Promise<(string | null)[]> => {
      const owner = token;
      if (owner === null) return names.map(() => null);
      return Promise.all(names.map(name => redis.get(keyOf(owner, name))));
    },
    /** `together` are the names of all that ends at the same time as what is written: it must not end before, so it is prolonged first. */
    write: async (
      items: readonly (readonly [name: string, text: string])[],
      { together }: { together: readonly string[] },
    ): Promise<void> => {
      const owner = renew(token);
      token = owner;
      await Promise.all(together.map(name => redis.expire(keyOf(owner, name), VISITOR_SECONDS)));
      await firstThenRest(items, ([name, text]) => redis.set(keyOf(owner, name), text, 'EX', VISITOR_SECONDS));
    },
    remove: async (names: readonly string[]): Promise<void> => {
      const owner = token;
      if (owner !== null) await firstThenRest(names, name => redis.del(keyOf(owner, name)));
    },
  };
}

export type VisitorItems = ReturnType<typeof createVisitorItems>;
