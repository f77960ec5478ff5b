/** Session records in Redis and their keys. Values of cookies are stored as hashes only. */
import { hashOf } from '../../hash.js';
import type { SessionUser } from '../viewer/viewer.js';

export type SessionLimits = {
  /** A session ends after so long without a request. */
  idleMs: number;
  /** And after so long in any case. */
  absoluteMs: number;
};

/** A login on one device; with a refresh token it outlives its express sessions. */
export type UserSession = {
  user: SessionUser;
  userSessionId: string;
  device: string | null;
  loggedInAt: number;
  /** Updated about once a minute. */
  seenAt: number;
  /** A code was entered at this login; absent in records of 0.2.0 and before. */
  hasPassedSecondFactor?: boolean;
};

export type SessionRecord = UserSession & {
  /** Start of this express session; a renewal starts a new one. */
  createdAt: number;
  /** Its refresh token family; null without "remember me". */
  familyId: string | null;
};

/** A refresh token family: the user session that its token renews. */
export type FamilyRecord = UserSession & {
  /** Made with a secret of the server (familySeal.ts). */
  seal?: string;
};

export const sessionKey = (sid: string): string => `session:${hashOf(sid)}`;
export const familyKey = (familyId: string): string => `family:${hashOf(familyId)}`;
/** Exists while the token may be used, and a little longer. */
export const refreshKey = (familyId: string, secret: string): string => `refresh:${hashOf(familyId)}:${hashOf(secret)}`;
/** Set of the keys of a user's sessions and refresh token families. */
export const indexKey = (userId: string): string => `user-sessions:${userId}`;

const isRecord = (value: unknown): value is FamilyRecord =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  typeof value.user === 'object' &&
  'userSessionId' in value &&
  'seenAt' in value &&
  typeof value.seenAt === 'number';
const isSession = (value: unknown): value is SessionRecord =>
  isRecord(value) && 'createdAt' in value && typeof value.createdAt === 'number';

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export const parseUserSession = (text: string | null | undefined): FamilyRecord | null => {
  const value = parsed(text);
  return isRecord(value) ? value : null;
};
export const parseSession = (text: string | null | undefined): SessionRecord | null => {
  const value = parsed(text);
  return isSession(value) ? value : null;
};

/** Milliseconds until the session expires; zero or less when it has. */
export const remainingMs = (
  { createdAt }: Pick<SessionRecord, 'createdAt'>,
  now: number,
  { idleMs, absoluteMs }: SessionLimits,
): number => Math.min(idleMs, createdAt + absoluteMs - now);

export const isExpired = (record: SessionRecord, now: number, limits: SessionLimits): boolean =>
  now - record.seenAt >= limits.idleMs || remainingMs(record, now, limits) <= 0;
