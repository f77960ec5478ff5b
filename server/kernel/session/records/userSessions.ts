/**
 * All sessions of a user: listed for the user, ended one by one, all others, or all. The index and the sessions are several keys, written one after
 * another: a session enters the index before it is written, and leaves it after it was deleted. A crash in between leaves a name without a session,
 * which the next reading removes, never a session that "log out everywhere" does not find.
 */
import type { RedisClient } from '../../redis/connectRedis.js';
import { REMEMBERED_SECONDS } from '../cookies/cookies.js';
import { indexKey, parseUserSession, type UserSession } from './sessionRecords.js';
import type { SessionUser } from '../viewer/viewer.js';

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

/** The most recently used first. */
function listedOf(stored: readonly StoredSession[]): ListedSession[] {
  const listed = new Map<string, ListedSession>();
  for (const { key, userSessionId, device, loggedInAt, seenAt } of stored) {
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
}

type Reading = { stored: StoredSession[]; /** Why some could not be read. */ failures: unknown[] };

const failuresOf = (outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));

export function createUserSessions(redis: RedisClient) {
  const add = async (userId: string, key: string): Promise<void> => {
    await redis.multi().sadd(indexKey(userId), key).expire(indexKey(userId), INDEX_SECONDS).exec();
  };

  const isWritten = async (key: string): Promise<boolean> => parseUserSession(await redis.get(key)) !== null;

  /** One that is being written may look expired: what is there afterwards is put back. */
  const forget = async (userId: string, dead: readonly string[]): Promise<void> => {
    await redis.srem(indexKey(userId), ...dead);
    for (const key of dead) if (await isWritten(key)) await add(userId, key);
  };

  /** Removes expired keys from the index. */
  const read = async (userId: string): Promise<Reading> => {
    const keys = await redis.smembers(indexKey(userId));
    const outcomes = await Promise.allSettled(keys.map(key => redis.get(key)));
    const stored: StoredSession[] = [];
    const dead: string[] = [];
    for (const [place, outcome] of outcomes.entries()) {
      const key = keys[place];
      if (key === undefined || outcome.status === 'rejected') continue;
      const record = parseUserSession(outcome.value);
      if (record) stored.push({ ...record, key });
      else dead.push(key);
    }
    if (dead.length > 0) await forget(userId, dead);
    return { stored, failures: failuresOf(outcomes) };
  };

  /** Ends what can be reached and rejects when something could not be. */
  const drop = async (userId: string, keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    const outcomes = await Promise.allSettled(keys.map(key => redis.del(key)));
    const ended = keys.filter((_, place) => outcomes[place]?.status === 'fulfilled');
    if (ended.length > 0) await redis.srem(indexKey(userId), ...ended);
    for (const failure of failuresOf(outcomes)) throw failure;
  };

  /**
   * Refresh tokens go first, and the index is read twice: the second pass finds what a renewal in progress added. A part of the store that does not answer
   * does not save the rest.
   */
  const endReachable = async (
    userId: string,
    matches: (userSession: UserSession) => boolean,
  ): Promise<{ count: number; failures: unknown[] }> => {
    const ended = new Set<string>();
    const failures: unknown[] = [];
    for (let pass = 0; pass < 2; pass += 1) {
      const reading = await read(userId);
      failures.push(...reading.failures);
      const matching = reading.stored.filter(matches);
      const keys = matching.map(({ key }) => key);
      for (const some of [keys.filter(isFamily), keys.filter(key => !isFamily(key))])
        await drop(userId, some).catch((error: unknown) => failures.push(error));
      for (const { userSessionId } of matching) ended.add(userSessionId);
    }
    return { count: ended.size, failures };
  };

  /** Rejects when not all could be read and ended, and may be called again. */
  const endWhere = async (userId: string, matches: (userSession: UserSession) => boolean): Promise<number> => {
    const { count, failures } = await endReachable(userId, matches);
    for (const failure of failures) throw failure;
    return count;
  };

  return {
    /** Writes a session that ends with the others. Twice in the index: a listing in between took the first for expired. */
    addAround: async (userId: string, key: string, write: () => Promise<unknown>): Promise<void> => {
      await add(userId, key);
      await write();
      await add(userId, key);
    },
    drop,
    list: async (userId: string): Promise<ListedSession[]> => {
      const { stored, failures } = await read(userId);
      for (const failure of failures) throw failure;
      return listedOf(stored);
    },
    /** After a login: also removes expired keys from the index, which would only grow otherwise. What cannot be read now is left to the next login. */
    endOldest: async (userId: string, keptId: string): Promise<void> => {
      const others = listedOf((await read(userId)).stored).filter(({ id }) => id !== keptId);
      const ended = new Set(others.slice(MAX_SESSIONS - 1).map(({ id }) => id));
      if (ended.size > 0) await endReachable(userId, ({ userSessionId }) => ended.has(userSessionId));
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
