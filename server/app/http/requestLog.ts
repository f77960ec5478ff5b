/**
 * Gives each request an id and, when it ends, writes one line and counts it: method, path without its query, status, time, and what its handler noted
 * (operation and cost, or route). Never variables, bodies, addresses or cookies.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_CODES } from '../../kernel/errors/errorResponse.js';
import type { Logger } from '../../kernel/logger.js';
import type { Metrics } from '../../kernel/metrics.js';

const KINDS = ['graphql', 'page', 'other'] as const;
/** `aborted`: the client went away before the end. */
const STATUSES = ['2xx', '3xx', '4xx', '5xx', 'aborted'];

/** What a handler notes of a request, for its log line. */
export type RequestRecord = {
  readonly requestId: string;
  /** Of every response: the id, and that the connection closes while the site is stopping. */
  readonly headers: Readonly<Record<string, string>>;
  kind: (typeof KINDS)[number];
  /** Name of the GraphQL operation. */
  operation?: string;
  cost?: number;
  /** Id of the page's route. */
  route?: string;
  isFromCache?: boolean;
  /** Codes of the errors in the response. */
  codes?: readonly string[];
};

export type RequestLog = (
  request: IncomingMessage,
  response: ServerResponse,
  kind: RequestRecord['kind'],
) => RequestRecord;

/** Probes come every few seconds and would fill the log. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);
const MAX_PATH = 200;
const MAX_NAME = 80;

export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** A path that cannot be decoded is no address of ours and may hold anything; one whose question mark was encoded would show what stands in the query. */
function loggedPath(path: string): string {
  try {
    return (decodeURIComponent(path).includes('?') ? path.replace(/%3f.*$/is, '') : path).slice(0, MAX_PATH);
  } catch {
    return '(cannot be decoded)';
  }
}

type Deps = { logger: Logger; metrics: Metrics; isStopping: () => boolean };

export function createRequestLog({ logger, metrics, isStopping }: Deps): RequestLog {
  const durations = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response.',
    labels: ['kind', 'status'],
    known: { kind: KINDS, status: STATUSES },
  });
  const errors = metrics.counter({
    name: 'errors_total',
    help: 'Errors in responses, by code.',
    labels: ['code'],
    known: { code: ERROR_CODES },
  });

  return (request, response, kind) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const headers = { 'x-request-id': requestId, ...(isStopping() ? { connection: 'close' } : {}) };
    const record: RequestRecord = { requestId, headers, kind };
    const { method } = request;
    const path = pathOf(request);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.writableFinished ? response.statusCode : 'aborted';
      durations.observe({ kind: record.kind, status: String(status).replace(/\d\d$/, 'xx') }, ms / 1000);
      const { operation, cost, route, isFromCache, codes } = record;
      for (const code of codes ?? []) errors.inc({ code });
      if (QUIET.has(path)) return;
      const noted = { operation: operation?.slice(0, MAX_NAME), cost, route, isFromCache, codes };
      logger.info({ requestId, method, path: loggedPath(path), status, ms: Math.round(ms), ...noted }, 'request');
    });
    return record;
  };
}
