/** All sessions of a user: listed for the user, ended one by one, all others, or all. */
import type { RedisClient } from '../redis/connectRedis.js';
import { REMEMBERED_SECONDS } from './cookies.js';
import { indexKey, parseUserSession, type UserSession } from './sessionRecords.js';
import type { SessionUser } from './viewer.js';

export type ListedSession = {
  id: string;
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isRemembered: boolean;
};

type StoredSession = UserSession & { key: string };

/** Longer than the refresh token, whose family is extended with each renewal. */
const INDEX_SECONDS = REMEMBERED_SECONDS + 24 * 3600;
/** Of one account; above it those that were used longest ago end. */
export const MAX_SESSIONS = 20;

const isFamily = (key: string): boolean => key.startsWith('family:');

export function createUserSessions(redis: RedisClient) {
  /** Removes expired keys from the index. */
  const read = async (userId: string): Promise<StoredSession[]> => {
    const keys = await redis.smembers(indexKey(userId));
    if (keys.length === 0) return [];
    const texts = await redis.mget(keys);
    const stored = keys.flatMap((key, place) => {
      const record = parseUserSession(texts[place]);
      return record ? [{ ...record, key }] : [];
    });
    const alive = new Set(stored.map(({ key }) => key));
    const dead = keys.filter(key => !alive.has(key));
    if (dead.length > 0) await redis.srem(indexKey(userId), ...dead);
    return stored;
  };

  const drop = async (userId: string, keys: readonly string[]): Promise<void> => {
    if (keys.length > 0)
      await redis
        .multi()
        .del(...keys)
        .srem(indexKey(userId), ...keys)
        .exec();
  };

  /** Refresh tokens go first, and the index is read twice: the second pass finds what a renewal in progress added. */
  const endWhere = async (userId: string, matches: (userSession: UserSession) => boolean): Promise<number> => {
    const ended = new Set<string>();
    for (let pass = 0; pass < 2; pass += 1) {
      const matching = (await read(userId)).filter(matches);
      const keys = matching.map(({ key }) => key);
      await drop(userId, [...keys.filter(isFamily), ...keys.filter(key => !isFamily(key))]);
      for (const { userSessionId } of matching) ended.add(userSessionId);
    }
    return ended.size;
  };

  const list = async (userId: string): Promise<ListedSession[]> => {
    const listed = new Map<string, ListedSession>();
    for (const { key, userSessionId, device, loggedInAt, seenAt } of await read(userId)) {
      const known = listed.get(userSessionId);
      const lastSeenAt = new Date(Math.max(seenAt, known?.lastSeenAt.getTime() ?? 0));
      listed.set(userSessionId, {
        id: userSessionId,
        device,
        createdAt: new Date(loggedInAt),
        lastSeenAt,
        isRemembered: isFamily(key) || (known?.isRemembered ?? false),
      });
    }
    return [...listed.values()].toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  };

  return {
    add: async (userId: string, key: string): Promise<void> => {
      await redis.multi().sadd(indexKey(userId), key).expire(indexKey(userId), INDEX_SECONDS).exec();
    },
    drop,
    list,
    /** After a login: also removes expired keys from the index, which would only grow otherwise. */
    endOldest: async (userId: string, keptId: string): Promise<void> => {
      const others = (await list(userId)).filter(({ id }) => id !== keptId);
      const ended = new Set(others.slice(MAX_SESSIONS - 1).map(({ id }) => id));
      if (ended.size > 0) await endWhere(userId, ({ userSessionId }) => ended.has(userSessionId));
    },
    endAll: (userId: string): Promise<number> => endWhere(userId, () => true),
    /** Those that began before the account was changed, and those that hold another role or name than it has now. */
    endOutdated: ({ id, role, fullName }: SessionUser, changedAt: Date): Promise<number> =>
      endWhere(
        id,
        ({ user, loggedInAt }) => loggedInAt <= changedAt.getTime() || user.role !== role || user.fullName !== fullName,
      ),
    endOne: (userId: string, userSessionId: string): Promise<number> =>
      endWhere(userId, userSession => userSession.userSessionId === userSessionId),
    endOthers: (userId: string, userSessionId: string): Promise<number> =>
      endWhere(userId, userSession => userSession.userSessionId !== userSessionId),
  };
}

export type UserSessions = ReturnType<typeof createUserSessions>;
