/** Sessions: who a request comes from, and renewal from the refresh token. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import type { RedisClient } from '../redis/connectRedis.js';
import { type CookieSettings, createCookies, hasCredentials } from './cookies/cookies.js';
import { createRefreshTokens, parseToken, type Token } from './devices/refreshTokens.js';
import { RequestSession } from './requestSession.js';
import { createSessionIds } from './records/sessionIds.js';
import { type SessionLimits, sessionKey } from './records/sessionRecords.js';
import { SessionStore } from './records/sessionStore.js';
import type { UserSessions } from './records/userSessions.js';
import type { SessionUser, Viewer } from './viewer/viewer.js';

export type SessionDeps = {
  redis: RedisClient;
  userSessions: UserSessions;
  clock: Clock;
  logger: Logger;
  limits: SessionLimits;
  /** The first signs new cookies; cookies signed by any of them are accepted. */
  secrets: readonly string[];
  cookies: CookieSettings;
  /** The account as it is now, read at each renewal; null when it was deleted, or when a remembered device that logged in like this must log in again. */
  findUser: (id: string, login: { hasPassedSecondFactor: boolean }) => Promise<SessionUser | null>;
  /** A refresh token was used again after it had been replaced. */
  onReuse: (user: SessionUser) => Promise<void>;
};

export function createSessions({
  redis,
  userSessions,
  clock,
  logger,
  limits,
  secrets,
  cookies: settings,
  findUser,
  onReuse,
}: SessionDeps) {
  const cookies = createCookies(settings);
  const refreshTokens = createRefreshTokens({ redis, userSessions, clock, secrets });
  const sessionIds = createSessionIds();
  const expressSession = session({
    name: cookies.sessionName,
    genid: sessionIds.next,
    secret: [...secrets],
    store: new SessionStore({ redis, clock, limits }),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    proxy: settings.isSecure,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isSecure },
  });
  /** Behind a proxy that terminates TLS express-session goes by this header; the configured public address says how visitors connect. */
  const middleware: RequestHandler = (request, response, next) => {
    if (settings.isSecure) request.headers['x-forwarded-proto'] = 'https';
    expressSession(request, response, next);
  };
  const parts = { middleware, redis, userSessions, refreshTokens, cookies, clock, sessionIds };

  const warn = (error: unknown): void => logger.warn({ err: error }, 'a refresh token was not marked as replaced');

  /** An answer that was not sent replaces nothing: the device may still hold the former token. When it holds the new one, using that replaces the former. */
  const replaceOnceSent = (response: ServerResponse, token: Token, at: number): void => {
    const onEnd = (): void => {
      if (response.writableFinished) refreshTokens.replaced(token, at).catch(warn);
    };
    if (response.closed) onEnd();
    else response.once('close', onEnd);
  };

  const renewFromRefreshToken = async (
    current: RequestSession,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const token = parseToken(cookies.readRefresh(request) ?? '');
    if (!token) return;
    const known = await refreshTokens.peek(token);
    if (!known) return;
    const { hasPassedSecondFactor = false } = known;
    const user = await findUser(known.user.id, { hasPassedSecondFactor });
    if (!user) return refreshTokens.end(token.familyId, known);
    const redemption = await refreshTokens.redeem(token);
    if (redemption.kind === 'UNKNOWN') return;
    if (redemption.kind === 'REUSED') return onReuse(user);
    const { renewal } = redemption;
    const { familyId, record, sessionId } = renewal;
    const { seal: _seal, ...userSession } = record;
    if (renewal.isFirst && !(await refreshTokens.prepare(token, renewal, user))) return;
    const now = clock().getTime();
    await current.write({ ...userSession, user, seenAt: now, createdAt: now, familyId }, { sessionId });
    // The family may have been ended between the two writes; then the new session was not in the index yet.
    if (!(await refreshTokens.isAlive(familyId))) {
      await userSessions.drop(user.id, [sessionKey(sessionId)]);
      await current.drop();
      return current.expireCookies();
    }
    cookies.writeRefresh(response, renewal.successor);
    if (renewal.isFirst) replaceOnceSent(response, token, now);
  };

  return {
    /** The session of a request. Without credential cookies Redis is not read. */
    open: async (request: IncomingMessage, response: ServerResponse): Promise<RequestSession> => {
      const current = new RequestSession(parts, request, response);
      if (!hasCredentials(request)) return current;
      await current.load();
      if (current.isUnavailable || current.viewer) return current;
      try {
        await renewFromRefreshToken(current, request, response);
      } catch (error) {
        current.fail(error);
      }
      return current;
    },

    /** Of a tool: its cookies are not looked at. */
    openFor: (token: Viewer, request: IncomingMessage, response: ServerResponse): RequestSession => {
      const current = new RequestSession(parts, request, response);
      current.standFor(token);
      return current;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
