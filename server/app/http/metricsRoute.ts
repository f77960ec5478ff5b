/** `/metrics`: the figures of this process in the text format of Prometheus. Open while the site is reached on this machine alone, else for staff. */
import { type RequestHandler, Router } from 'express';
import type { Env } from '../../kernel/env.js';
import type { Metrics } from '../../kernel/metrics.js';
import { dataHeaders, setHeaders } from './securityHeaders.js';

type Deps = { metrics: Metrics; env: Env; forStaff: readonly RequestHandler[] };

export function metricsRoute({ metrics, env, forStaff }: Deps): Router {
  const send: RequestHandler = async (_request, response) => {
    response.set({ 'content-type': metrics.contentType, 'cache-control': 'no-store' }).send(await metrics.text());
  };
  const guards = env.exposure === 'closed' ? forStaff : [];
  return Router().get('/metrics', setHeaders(dataHeaders(env)), ...guards, send);
}
