/** What is kept of sessions in Redis, and under which keys. Values of cookies are kept as hashes only. */
import { hashOf } from '../hash.js';
import type { SessionUser } from './viewer.js';

export type SessionLimits = {
  /** Unused this long, a session ends. */
  idleMs: number;
  /** Nor does it live longer than this, however much it is used. */
  absoluteMs: number;
};

/** One sign-in on one device; a remembered one outlives its sessions. */
export type SignIn = {
  user: SessionUser;
  signInId: string;
  device: string | null;
  signedInAt: number;
  /** To the minute. */
  seenAt: number;
};

export type SessionRecord = SignIn & {
  /** When this session began; a renewed one begins anew. */
  createdAt: number;
  /** The remembered device it came from. */
  familyId: string | null;
};

/** A remembered device: the session that its refresh token may renew. */
export type FamilyRecord = SignIn;

export const sessionKey = (sid: string): string => `session:${hashOf(sid)}`;
export const familyKey = (familyId: string): string => `family:${hashOf(familyId)}`;
/** There while the token may still be used. */
export const refreshKey = (familyId: string, secret: string): string => `refresh:${hashOf(familyId)}:${hashOf(secret)}`;
/** There while whoever used the token waits for the answer that replaces it. */
export const rotatingKey = (familyId: string, secret: string): string =>
  `rotating:${hashOf(familyId)}:${hashOf(secret)}`;
/** Set of the keys of a user's sessions and refreshTokens. */
export const indexKey = (userId: string): string => `sign-ins:${userId}`;

const isRecord = (value: unknown): value is SignIn =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  typeof value.user === 'object' &&
  'signInId' in value &&
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

export const parseSignIn = (text: string | null | undefined): SignIn | null => {
  const value = parsed(text);
  return isRecord(value) ? value : null;
};
export const parseSession = (text: string | null | undefined): SessionRecord | null => {
  const value = parsed(text);
  return isSession(value) ? value : null;
};

/** How long the session may lie unused from now on; nothing or less when it is over. */
export const restOf = (
  { createdAt }: Pick<SessionRecord, 'createdAt'>,
  now: number,
  { idleMs, absoluteMs }: SessionLimits,
): number => Math.min(idleMs, createdAt + absoluteMs - now);

export const isOver = (record: SessionRecord, now: number, limits: SessionLimits): boolean =>
  now - record.seenAt >= limits.idleMs || restOf(record, now, limits) <= 0;
