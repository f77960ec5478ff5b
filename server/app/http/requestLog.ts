/** Gives each request an id and writes one line when it ends: method, path without its query, status and time. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '../../kernel/logger.js';

/** Probes ask every few seconds; their answers are no news. */
const QUIET = new Set(['/healthz', '/readyz']);

export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** Answers the id of the request. */
export function beginRequest(request: IncomingMessage, response: ServerResponse, logger: Logger): string {
  const requestId = randomUUID();
  const startedAt = performance.now();
  const { method } = request;
  const path = pathOf(request);
  response.once('close', () => {
    if (QUIET.has(path)) return;
    const outcome = response.writableFinished ? response.statusCode : 'aborted';
    logger.info(
      { requestId, method, path: path.slice(0, 200), status: outcome, ms: Math.round(performance.now() - startedAt) },
      'request',
    );
  });
  return requestId;
}

export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = beginRequest(request, response, logger);
    response.locals.requestId = requestId;
    response.setHeader('x-request-id', requestId);
    next();
  };
}
