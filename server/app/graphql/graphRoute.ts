/** The way into the graph: limits and checks that need no schema come before it. */
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { getOperationAST, parse } from 'graphql';
import type { Env } from '../../kernel/env.js';
import { sendCode, sendError } from '../../kernel/errors/answerError.js';
import { GRAPH_LIMITS } from '../../kernel/graphql/graphLimits.js';
import { addressKey, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { hasCredentials } from '../../kernel/session/cookies.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Context, CreateContext } from './createContext.js';
import { refuseCrossSite } from '../http/refuseCrossSite.js';
import { dataHeaders } from '../http/securityHeaders.js';

const BODY_LIMIT = '100kb';

type GraphRouteDeps = {
  apollo: ApolloServer<Context>;
  env: Env;
  limitAnonymous: RateLimiter;
  createContext: CreateContext;
  sessions: Pick<Sessions, 'open' | 'forVisitor'>;
};

/** Reads the session once the request is known to be none of another site's. */
export const openSession =
  (sessions: Pick<Sessions, 'open' | 'forVisitor'>): RequestHandler =>
  async (request, response, next) => {
    response.locals.session = hasCredentials(request)
      ? await sessions.open(request, response)
      : sessions.forVisitor(request, response);
    next();
  };

export const sessionOf = (response: Response): RequestSession => response.locals.session;

const refuseFlood =
  (limit: RateLimiter): RequestHandler =>
  async (request, response, next) => {
    const session = sessionOf(response);
    if (session.isAway || session.viewer) {
      next();
      return;
    }
    const { isAllowed, retryAfter } = await limit(addressKey(request.ip ?? ''));
    if (isAllowed) next();
    else sendCode(response, 'RATE_LIMITED', { retryAfter });
  };

const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

/** Apollo knows this too, but only of a mutation that the schema has. */
const refuseChangeByGet: RequestHandler = (request, response, next) => {
  const { query, operationName } = request.query;
  if (
    request.method !== 'GET' ||
    typeof query !== 'string' ||
    isRead(query, typeof operationName === 'string' ? operationName : undefined)
  ) {
    next();
    return;
  }
  response.setHeader('allow', 'POST');
  sendError(response, { status: 405, code: 'BAD_REQUEST', message: 'What changes something is sent by POST.' });
};

/** The same question for an address of the graph. */
export function changesByGet(url: string): boolean {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const query = parameters.get('query');
  return query !== null && !isRead(query, parameters.get('operationName') ?? undefined);
}

function isRead(query: string, operationName: string | undefined): boolean {
  try {
    return (
      getOperationAST(parse(query, { maxTokens: GRAPH_LIMITS.tokens, noLocation: true }), operationName)?.operation !==
      'mutation'
    );
  } catch {
    // Apollo says what is wrong with it.
    return true;
  }
}

/** Apollo wants the key to be there; a request that is no JSON has no body. */
const haveBody: RequestHandler = (request, _response, next) => {
  request.body ??= {};
  next();
};

/** The graph has one address. */
const refusePathsBelow: RequestHandler = (request, response, next) => {
  if (request.path === '/') next();
  else sendCode(response, 'NOT_FOUND');
};

export function graphRoute({ apollo, env, limitAnonymous, createContext, sessions }: GraphRouteDeps): Router {
  const answer = expressMiddleware(apollo, {
    context: async ({ req, res }: { req: Request; res: Response }) =>
      createContext({
        requestId: String(res.locals.requestId),
        session: sessionOf(res),
        address: () => addressKey(req.ip ?? ''),
      }),
  });
  return Router().use(
    dataHeaders(env),
    neverStored,
    refusePathsBelow,
    refuseCrossSite(env.publicUrl),
    openSession(sessions),
    refuseFlood(limitAnonymous),
    refuseChangeByGet,
    express.json({ limit: BODY_LIMIT }),
    haveBody,
    answer,
  );
}
