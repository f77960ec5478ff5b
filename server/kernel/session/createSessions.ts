/** Sessions: who a request comes from, renewal from the refresh token, and ending the sessions of a user. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import type { RedisClient } from '../redis/connectRedis.js';
import { type CookieSettings, createCookies, hasCredentials } from './cookies.js';
import { createRefreshTokens, parseToken, type Rotation } from './refreshTokens.js';
import { RequestSession } from './requestSession.js';
import { type SessionLimits, sessionKey } from './sessionRecords.js';
import { SessionStore } from './sessionStore.js';
import { createUserSessions } from './userSessions.js';
import type { SessionUser } from './viewer.js';

export type SessionDeps = {
  redis: RedisClient;
  clock: Clock;
  logger: Logger;
  limits: SessionLimits;
  /** The first signs new cookies; cookies signed by any of them are accepted. */
  secrets: readonly string[];
  cookies: CookieSettings;
  /** The account as it is now, null when it was deleted; read at each renewal. */
  findUser: (id: string) => Promise<SessionUser | null>;
  /** A refresh token was used again after it had been replaced. */
  onReuse: (user: SessionUser) => Promise<void>;
};

export function createSessions({
  redis,
  clock,
  logger,
  limits,
  secrets,
  cookies: settings,
  findUser,
  onReuse,
}: SessionDeps) {
  const cookies = createCookies(settings);
  const userSessions = createUserSessions(redis);
  const refreshTokens = createRefreshTokens({ redis, userSessions, clock });
  const expressSession = session({
    name: cookies.sessionName,
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
  const parts = { middleware, redis, userSessions, refreshTokens, cookies, clock };

  const warn = (error: unknown): void => logger.warn({ err: error }, 'a session was not tidied up');

  /** When the answer is sent, the former token counts as replaced; when it never was, the former token stays valid. */
  const settle = (response: ServerResponse, rotation: Rotation, undo: { token: string; key: string }): void => {
    const onEnd = (): void => {
      const done = response.headersSent
        ? refreshTokens.finish(rotation)
        : Promise.all([
            refreshTokens.takeBack(rotation, undo.token),
            userSessions.drop(rotation.record.user.id, [undo.key]),
          ]);
      done.catch(warn);
    };
    if (response.closed) onEnd();
    else response.once('close', onEnd);
  };

  const renew = async (
    current: RequestSession,
    { request, response, rotation }: { request: IncomingMessage; response: ServerResponse; rotation: Rotation },
    user: SessionUser,
  ): Promise<void> => {
    const { familyId, record } = rotation;
    const token = await refreshTokens.replace(rotation, user);
    if (token === null) return refreshTokens.finish(rotation);
    const now = clock().getTime();
    await current.write({ ...record, user, seenAt: now, createdAt: now, familyId });
    const key = sessionKey(Reflect.get(request, 'sessionID'));
    // The family may have been ended between the two writes; then the new session was not in the index yet.
    if (!(await refreshTokens.isAlive(familyId))) {
      await userSessions.drop(user.id, [key]);
      await current.drop();
      return refreshTokens.finish(rotation);
    }
    cookies.writeRefresh(response, token);
    settle(response, rotation, { token, key });
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
    const user = await findUser(known.user.id);
    if (!user) return refreshTokens.end(token.familyId, known);
    const redemption = await refreshTokens.redeem(token);
    if (redemption.kind === 'WON') await renew(current, { request, response, rotation: redemption.rotation }, user);
    if (redemption.kind === 'IN_PROGRESS') current.serveAs({ ...redemption.record, user });
    if (redemption.kind === 'REUSED') await onReuse(user);
  };

  return {
    /** The session of a request. Without credential cookies Redis is not read. */
    open: async (request: IncomingMessage, response: ServerResponse): Promise<RequestSession> => {
      const current = new RequestSession(parts, request, response);
      if (!hasCredentials(request)) return current;
      await current.load();
      if (current.isAway || current.viewer) return current;
      try {
        await renewFromRefreshToken(current, request, response);
      } catch (error) {
        current.fail(error);
      }
      return current;
    },

    /** After a change of password, role or account: ends all sessions and refresh tokens of the user. */
    endAll: (userId: string): Promise<number> => userSessions.endAll(userId),
    list: (userId: string) => userSessions.list(userId),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
