/**
 * Refresh tokens with rotation. A remembered device holds one token `family.secret`, valid for one renewal, which replaces it. A replaced token that is
 * used again was copied: the whole family is revoked. While a rotation is in progress, other requests of the device are served as the same user.
 */
import type { Clock } from '../clock.js';
import type { RedisClient } from '../redis/connectRedis.js';
import { REMEMBERED_SECONDS } from './cookies.js';
import { type FamilyRecord, familyKey, parseUserSession, refreshKey, rotatingKey } from './sessionRecords.js';
import { secretText } from './secretText.js';
import type { UserSessions } from './userSessions.js';

type Token = { familyId: string; secret: string };
export type Rotation = Token & { record: FamilyRecord };

export type Redemption =
  | { kind: 'UNKNOWN' }
  /** This request replaces the token. */
  | { kind: 'WON'; rotation: Rotation }
  /** Another request is replacing it at this moment. */
  | { kind: 'IN_PROGRESS'; record: FamilyRecord }
  /** It had been replaced before: the family was revoked. */
  | { kind: 'REUSED'; record: FamilyRecord };

/** Longer than any request takes; the marker of a process that died expires by itself. */
const ROTATING_MS = 15_000;

export const parseToken = (text: string): Token | null => {
  const [familyId = '', secret = '', ...rest] = text.split('.');
  return familyId.length >= 16 && secret.length >= 32 && text.length <= 200 && rest.length === 0
    ? { familyId, secret }
    : null;
};
const textOf = ({ familyId, secret }: Token): string => `${familyId}.${secret}`;

export function createRefreshTokens({
  redis,
  userSessions,
  clock,
}: {
  redis: RedisClient;
  userSessions: UserSessions;
  clock: Clock;
}) {
  /** Writes the family and a token for it; null when the family was revoked meanwhile. */
  const write = async (familyId: string, record: FamilyRecord, condition: 'NX' | 'XX'): Promise<string | null> => {
    const secret = secretText();
    const family = redis.multi().set(refreshKey(familyId, secret), '1', 'EX', REMEMBERED_SECONDS);
    const text = JSON.stringify(record);
    const replies = await (
      condition === 'NX'
        ? family.set(familyKey(familyId), text, 'EX', REMEMBERED_SECONDS, 'NX')
        : family.set(familyKey(familyId), text, 'EX', REMEMBERED_SECONDS, 'XX')
    ).exec();
    if (replies?.[1]?.[1] === 'OK') return textOf({ familyId, secret });
    await redis.del(refreshKey(familyId, secret));
    return null;
  };

  const end = async (familyId: string, { user, userSessionId }: FamilyRecord): Promise<void> => {
    await userSessions.drop(user.id, [familyKey(familyId)]);
    await userSessions.endOne(user.id, userSessionId);
  };

  return {
    begin: async (record: FamilyRecord): Promise<{ familyId: string; token: string }> => {
      const familyId = secretText(16);
      await userSessions.add(record.user.id, familyKey(familyId));
      const token = await write(familyId, record, 'NX');
      if (token === null) throw new Error('a new refresh token family has the id of another');
      return { familyId, token };
    },

    /** The family of a token, without using the token up. */
    peek: async (token: Token): Promise<FamilyRecord | null> =>
      parseUserSession(await redis.get(familyKey(token.familyId))),

    /** Of parallel requests exactly one may rotate the token. */
    redeem: async ({ familyId, secret }: Token): Promise<Redemption> => {
      const rotating = rotatingKey(familyId, secret);
      const replies = await redis
        .multi()
        .get(familyKey(familyId))
        .set(rotating, '1', 'PX', ROTATING_MS, 'NX')
        .getdel(refreshKey(familyId, secret))
        .exec();
      if (!replies || replies.some(([error]) => error))
        throw replies?.find(([error]) => error)?.[0] ?? new Error('Connection is closed.');
      const [family, mark, token] = replies.map(([, reply]) => reply);
      const record = parseUserSession(typeof family === 'string' ? family : null);
      if (record && token !== null) return { kind: 'WON', rotation: { familyId, secret, record } };
      if (record && mark === null) return { kind: 'IN_PROGRESS', record };
      if (mark !== null) await redis.del(rotating);
      if (!record) return { kind: 'UNKNOWN' };
      await end(familyId, record);
      return { kind: 'REUSED', record };
    },

    /** Issues the token that replaces the redeemed one; null when the family was revoked meanwhile. */
    replace: ({ familyId, record }: Rotation, user: FamilyRecord['user']): Promise<string | null> =>
      write(familyId, { ...record, user, seenAt: clock().getTime() }, 'XX'),

    /** The answer was sent: using the former token again is reuse from now on. */
    finish: async ({ familyId, secret }: Token): Promise<void> => {
      await redis.del(rotatingKey(familyId, secret));
    },

    /** The answer was never sent: the device still holds the former token, which stays valid; the new one is dropped. */
    takeBack: async ({ familyId, secret }: Token, newToken: string): Promise<void> => {
      const fresh = parseToken(newToken);
      const undo = redis
        .multi()
        .set(refreshKey(familyId, secret), '1', 'EX', REMEMBERED_SECONDS)
        .del(rotatingKey(familyId, secret));
      await (fresh ? undo.del(refreshKey(fresh.familyId, fresh.secret)) : undo).exec();
    },

    isAlive: async (familyId: string): Promise<boolean> => (await redis.exists(familyKey(familyId))) === 1,
    end,
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;
