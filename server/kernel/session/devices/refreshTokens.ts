/**
 * Refresh tokens with rotation. A remembered device holds one token `family.secret`; using it replaces it. The successor and the session that comes with
 * it are derived from the token, so that the same token always leads to the same two: parallel requests, and a request whose answer was lost, get what
 * the first one got. After a leeway a replaced token that is used again was copied: the whole family is revoked.
 */
import { createHmac } from 'node:crypto';
import type { Clock } from '../../clock.js';
import type { RedisClient } from '../../redis/connectRedis.js';
import { REMEMBERED_SECONDS } from '../cookies/cookies.js';
import { familySeal } from './familySeal.js';
import { type FamilyRecord, familyKey, parseUserSession, refreshKey } from '../records/sessionRecords.js';
import { secretText } from '../secrets/secretText.js';
import type { UserSessions } from '../records/userSessions.js';

export type Token = { familyId: string; secret: string };
export type Renewal = {
  familyId: string;
  record: FamilyRecord;
  /** Text of the token that replaces the one that was used. */
  successor: string;
  sessionId: string;
  /** False within the leeway: another request has replaced the token already. */
  isFirst: boolean;
};

export type Redemption =
  | { kind: 'UNKNOWN' }
  | { kind: 'VALID'; renewal: Renewal }
  /** It had been replaced before: the family was revoked. */
  | { kind: 'REUSED'; record: FamilyRecord };

/** An answer that was lost on the way is asked for again within this time. */
export const LEEWAY_MS = 20_000;
/** A replaced token stays known a little longer than the leeway: the clock decides, the expiry only cleans up. */
const REPLACED_SECONDS = 60;

/** Value of a token that was not replaced; behind it stands the key of the token that it replaced. */
const CURRENT = 'current ';

export const parseToken = (text: string): Token | null => {
  const [familyId = '', secret = '', ...rest] = text.split('.');
  return familyId.length >= 16 && secret.length >= 32 && text.length <= 200 && rest.length === 0
    ? { familyId, secret }
    : null;
};
const textOf = ({ familyId, secret }: Token): string => `${familyId}.${secret}`;

type Deps = {
  redis: RedisClient;
  userSessions: UserSessions;
  clock: Clock;
  /** Of the server. The first seals; what any of them sealed is valid. */
  secrets: readonly string[];
};

export function createRefreshTokens({ redis, userSessions, clock, secrets }: Deps) {
  const [serverSecret = ''] = secrets;

  const derive = (purpose: 'token' | 'session', token: Token): string =>
    createHmac('sha256', serverSecret)
      .update(`${purpose} ${textOf(token)}`)
      .digest('base64url');
  const keyOf = ({ familyId, secret }: Token): string => refreshKey(familyId, secret);

  const end = async (familyId: string, { user, userSessionId }: FamilyRecord): Promise<void> => {
    await userSessions.drop(user.id, [familyKey(familyId)]);
    await userSessions.endOne(user.id, userSessionId);
  };

  const sealOf = (familyId: string): string => familySeal(serverSecret, familyKey(familyId));
  /** Null for a device whose secret was taken away. */
  const readFamily = (familyId: string, text: string | null | undefined): FamilyRecord | null => {
    const record = parseUserSession(text);
    const key = familyKey(familyId);
    return record && secrets.some(secret => familySeal(secret, key) === record.seal) ? record : null;
  };

  const isReplaced = (value: string): boolean => !value.startsWith(CURRENT);
  const isInLeeway = (value: string): boolean => clock().getTime() - Number(value) < LEEWAY_MS;
  const successorOf = (token: Token): Token => ({ familyId: token.familyId, secret: derive('token', token) });

  /** Begins the leeway of a token, once. Somebody who uses its successor has got the answer that replaced it. */
  const replace = async (key: string, at: number): Promise<void> => {
    const value = key === '' ? null : await redis.get(key);
    if (value !== null && !isReplaced(value)) await redis.set(key, String(at), 'EX', REPLACED_SECONDS, 'XX');
  };

  /** The successor of a replaced token may have been replaced as well. */
  const lastReplaced = async (token: Token): Promise<Token> => {
    const next = successorOf(token);
    const value = await redis.get(keyOf(next));
    return value !== null && isReplaced(value) ? lastReplaced(next) : token;
  };

  return {
    begin: async (record: FamilyRecord): Promise<{ familyId: string; token: string }> => {
      const token = { familyId: secretText(16), secret: secretText() };
      const key = familyKey(token.familyId);
      const text = JSON.stringify({ ...record, seal: sealOf(token.familyId) });
      // The token before the family: a family is listed as a device, and one without a token would be no device.
      await redis.set(keyOf(token), CURRENT, 'EX', REMEMBERED_SECONDS);
      await userSessions.addAround(record.user.id, key, () => redis.set(key, text, 'EX', REMEMBERED_SECONDS));
      return { familyId: token.familyId, token: textOf(token) };
    },

    /** The family of a token, without using the token. */
    peek: async (token: Token): Promise<FamilyRecord | null> =>
      readFamily(token.familyId, await redis.get(familyKey(token.familyId))),

    /** What a token leads to. Nothing is changed, unless it is used after its leeway. */
    redeem: async (token: Token): Promise<Redemption> => {
      // The family first: its token was there before it, and is never taken away, only replaced.
      const record = readFamily(token.familyId, await redis.get(familyKey(token.familyId)));
      if (!record) return { kind: 'UNKNOWN' };
      const value = await redis.get(keyOf(token));
      if (!value || (isReplaced(value) && !isInLeeway(value))) {
        await end(token.familyId, record);
        return { kind: 'REUSED', record };
      }
      const last = isReplaced(value) ? await lastReplaced(token) : token;
      const { familyId } = token;
      return {
        kind: 'VALID',
        renewal: {
          familyId,
          record,
          successor: textOf(successorOf(last)),
          sessionId: derive('session', last).slice(0, 32),
          isFirst: !isReplaced(value),
        },
      };
    },

    /** Stores the successor beside the token, which stays valid until the answer was sent; false when the family was revoked meanwhile. */
    prepare: async (token: Token, { familyId, record }: Renewal, user: FamilyRecord['user']): Promise<boolean> => {
      const successor = successorOf(token);
      const value = await redis.get(keyOf(token));
      if (value === null) return false;
      if (!isReplaced(value)) await replace(value.slice(CURRENT.length), clock().getTime());
      const text = JSON.stringify({ ...record, user, seenAt: clock().getTime(), seal: sealOf(familyId) });
      // The family first: a revoked one stays so. Without the second write the device goes on with the token that it has.
      if ((await redis.set(familyKey(familyId), text, 'EX', REMEMBERED_SECONDS, 'XX')) !== 'OK') return false;
      await redis.set(keyOf(successor), CURRENT + keyOf(token), 'EX', REMEMBERED_SECONDS, 'NX');
      return true;
    },

    /** The answer was sent: the leeway of the replaced token began with it. */
    replaced: (token: Token, at: number): Promise<void> => replace(keyOf(token), at),

    isAlive: async (familyId: string): Promise<boolean> => (await redis.exists(familyKey(familyId))) === 1,
    end,
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;
