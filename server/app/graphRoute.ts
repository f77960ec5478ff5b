/** The way into the graph: limits and checks that need no schema come before it. */
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler, type Response, Router } from 'express';
import { getOperationAST, parse } from 'graphql';
import type { Env } from '../kernel/env.js';
import { sendCode, sendError } from '../kernel/errors/answerError.js';
import { GRAPH_LIMITS } from '../kernel/graphql/graphLimits.js';
import { addressKey, type RateLimiter } from '../kernel/redis/createRateLimiter.js';
import type { Context } from './createContext.js';
import { refuseCrossSite } from './refuseCrossSite.js';
import { dataHeaders } from './securityHeaders.js';

const BODY_LIMIT = '100kb';

type GraphRouteDeps = {
  apollo: ApolloServer<Context>;
  env: Env;
  limitAnonymous: RateLimiter;
  createContext: (request: { requestId: string }) => Context;
};

const refuseFlood = (limit: RateLimiter): RequestHandler => async (request, response, next) => {
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
  if (request.method !== 'GET' || typeof query !== 'string' || isRead(query, typeof operationName === 'string' ? operationName : undefined)) {
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
    return getOperationAST(parse(query, { maxTokens: GRAPH_LIMITS.tokens, noLocation: true }), operationName)?.operation !== 'mutation';
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

export function graphRoute({ apollo, env, limitAnonymous, createContext }: GraphRouteDeps): Router {
  const answer = expressMiddleware(apollo, {
    context: async ({ res }: { res: Response }) => createContext({ requestId: String(res.locals.requestId) }),
  });
  return Router().use(dataHeaders(env), neverStored, refusePathsBelow, refuseCrossSite(env.publicUrl), refuseFlood(limitAnonymous), refuseChangeByGet, express.json({ limit: BODY_LIMIT }), haveBody, answer);
}
