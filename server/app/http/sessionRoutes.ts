/** Routes and guards of Express that need the session of a request. */
import { type RequestHandler, type Response, Router } from 'express';
import { includesRole } from '../../../schema/rules/session.values.js';
import type { Env } from '../../kernel/env.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { HttpError } from '../../kernel/errors/HttpError.js';
import type { Logger } from '../../kernel/logger.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { refuseCrossSite } from './crossSite.js';
import { dataHeaders, setHeaders } from './securityHeaders.js';
import { notFound } from './staticFiles.js';

type Deps = { sessions: Pick<Sessions, 'open'>; env: Env; logger: Logger };

export const openSession =
  (sessions: Deps['sessions']): RequestHandler =>
  async (request, response, next) => {
    response.locals.session = await sessions.open(request, response);
    next();
  };

export const sessionOf = (response: Response): RequestSession => response.locals.session;

/** `POST /session/end`: cookies that scripts cannot expire are expired here, whatever the state of the session and of the stores. */
export function sessionEnd({ sessions, env, logger }: Deps): Router {
  const onlyOwnPages: RequestHandler = (request, _response, next) => {
    if (request.method !== 'POST') throw new HttpError(405, 'A session is ended with POST.', { allow: 'POST' });
    refuseCrossSite(request, env.publicUrl);
    next();
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
  return Router().use(setHeaders(dataHeaders(env)), onlyOwnPages, openSession(sessions), end);
}

/** Everyone else gets 404. */
export const forStaff = (sessions: Deps['sessions']): RequestHandler[] => [
  openSession(sessions),
  (_request, response, next) => {
    const session = sessionOf(response);
    response.set('cache-control', 'private, no-store');
    if (session.isUnavailable) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
    if (session.viewer && includesRole(session.viewer.role, 'ADVISOR')) next();
    else notFound(response);
  },
];
