/** What of sessions is asked for outside the graph. */
import { type RequestHandler, Router } from 'express';
import { includesRole } from '../../../schema/rules/session.values.js';
import type { Env } from '../../kernel/env.js';
import { sendCode } from '../../kernel/errors/answerError.js';
import type { Logger } from '../../kernel/logger.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import { openSession, sessionOf } from '../graphql/graphRoute.js';
import { isForeign } from './refuseCrossSite.js';
import { dataHeaders } from './securityHeaders.js';
import { notFound } from './staticFiles.js';

type Deps = { sessions: Pick<Sessions, 'open' | 'forVisitor'>; env: Env; logger: Logger };

/** `POST /session/end`: cookies that scripts cannot expire are expired here, whatever the state of the session and of the stores. */
export function sessionEnd({ sessions, env, logger }: Deps): Router {
  const onlyOwnPages: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST') {
      response.status(405).set({ allow: 'POST', 'cache-control': 'no-store' }).end();
    } else if (isForeign(request, env.publicUrl)) sendCode(response, 'FORBIDDEN');
    else next();
  };
  const end: RequestHandler = async (_request, response) => {
    const session = sessionOf(response);
    try {
      await session.end();
    } catch (error) {
      logger.warn({ err: error }, 'a session was not ended');
    }
    session.expireCookies({ withPending: true });
    response.status(204).set('cache-control', 'no-store').end();
  };
  return Router().use(dataHeaders(env), onlyOwnPages, openSession(sessions), end);
}

/** Everyone else is told that there is nothing here. */
export const forStaff =
  (sessions: Deps['sessions']): RequestHandler =>
  (request, response, next) =>
    openSession(sessions)(request, response, () => {
      const session = sessionOf(response);
      response.set('cache-control', 'private, no-store');
      if (session.isAway) sendCode(response, 'SERVICE_UNAVAILABLE', { retryAfter: 5 });
      else if (session.viewer && includesRole(session.viewer.role, 'ADVISOR')) next();
      else notFound(response);
    });
