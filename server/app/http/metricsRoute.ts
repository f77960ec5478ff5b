/**
 * `/metrics`: the figures of this process in the text format of Prometheus. Open while the site is reached on this machine alone; on any other address
 * whoever reads them sends the token of the operator. No person's session opens them: a scraper has none.
 */
import { timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { Env } from '../../kernel/env.js';
import { hashOf } from '../../kernel/hash.js';
import type { Metrics } from '../../kernel/metrics.js';
import { dataHeaders, setHeaders } from './securityHeaders.js';
import { notFound } from './staticFiles.js';

type Deps = { metrics: Metrics; env: Env };

/** Hashes have one length and tell nothing of the token by the time that comparing them takes. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

function forTokenHolders({ exposure, metricsToken }: Env): RequestHandler {
  return (request, response, next) => {
    if (exposure === 'open') return next();
    if (metricsToken === undefined) return notFound(response);
    const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (sent !== undefined && isSame(sent, metricsToken)) return next();
    response.status(401).set({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' }).end();
  };
}

export function metricsRoute({ metrics, env }: Deps): Router {
  const send: RequestHandler = async (_request, response) => {
    response.set({ 'content-type': metrics.contentType, 'cache-control': 'no-store' }).send(await metrics.text());
  };
  return Router().get('/metrics', setHeaders(dataHeaders(env)), forTokenHolders(env), send);
}
