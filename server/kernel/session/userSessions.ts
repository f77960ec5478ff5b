/** All sign-ins of a user: for the list of one's own devices, and to end one, the others or all. */
import type { RedisClient } from '../redis/connectRedis.js';
import { REMEMBERED_SECONDS } from './cookies.js';
import { indexKey, parseSignIn, type SignIn } from './sessionRecords.js';

export type ListedSession = {
  id: string;
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isRemembered: boolean;
};

type Kept = SignIn & { key: string };

/** A family is renewed until its last token, so the index outlives both. */
const INDEX_SECONDS = REMEMBERED_SECONDS + 24 * 3600;
const isFamily = (key: string): boolean => key.startsWith('family:');

export function createUserSessions(redis: RedisClient) {
  /** Dead keys are taken out of the index on the way. */
  const read = async (userId: string): Promise<Kept[]> => {
    const keys = await redis.smembers(indexKey(userId));
    if (keys.length === 0) return [];
    const texts = await redis.mget(keys);
    const kept = keys.flatMap((key, place) => {
      const record = parseSignIn(texts[place]);
      return record ? [{ ...record, key }] : [];
    });
    const alive = new Set(kept.map(({ key }) => key));
    const dead = keys.filter(key => !alive.has(key));
    if (dead.length > 0) await redis.srem(indexKey(userId), ...dead);
    return kept;
  };

  const drop = async (userId: string, keys: readonly string[]): Promise<void> => {
    if (keys.length > 0)
      await redis
        .multi()
        .del(...keys)
        .srem(indexKey(userId), ...keys)
        .exec();
  };

  /** RefreshTokens go first and the index is read again: what a renewal under way still added is found by the second look. */
  const endWhere = async (userId: string, isMeant: (signIn: SignIn) => boolean): Promise<number> => {
    const ended = new Set<string>();
    for (let look = 0; look < 2; look += 1) {
      const meant = (await read(userId)).filter(isMeant);
      const keys = meant.map(({ key }) => key);
      await drop(userId, [...keys.filter(isFamily), ...keys.filter(key => !isFamily(key))]);
      for (const { signInId } of meant) ended.add(signInId);
    }
    return ended.size;
  };

  return {
    add: async (userId: string, key: string): Promise<void> => {
      await redis.multi().sadd(indexKey(userId), key).expire(indexKey(userId), INDEX_SECONDS).exec();
    },
    drop,
    list: async (userId: string): Promise<ListedSession[]> => {
      const listed = new Map<string, ListedSession>();
      for (const { key, signInId, device, signedInAt, seenAt } of await read(userId)) {
        const known = listed.get(signInId);
        const lastSeenAt = new Date(Math.max(seenAt, known?.lastSeenAt.getTime() ?? 0));
        listed.set(signInId, {
          id: signInId,
          device,
          createdAt: new Date(signedInAt),
          lastSeenAt,
          isRemembered: isFamily(key) || (known?.isRemembered ?? false),
        });
      }
      return [...listed.values()].toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    },
    endAll: (userId: string): Promise<number> => endWhere(userId, () => true),
    endOne: (userId: string, signInId: string): Promise<number> =>
      endWhere(userId, signIn => signIn.signInId === signInId),
    endOthers: (userId: string, signInId: string): Promise<number> =>
      endWhere(userId, signIn => signIn.signInId !== signInId),
  };
}

export type UserSessions = ReturnType<typeof createUserSessions>;
