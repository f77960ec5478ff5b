/** What a process that serves no pages answers: whether it lives, whether it can work, and its figures. */
import type { RequestListener } from 'node:http';
import express from 'express';
import type { Env } from '../kernel/env.js';
import type { Logger } from '../kernel/logger.js';
import type { Metrics } from '../kernel/metrics.js';
import type { Mongo } from '../kernel/mongo/connectMongo.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';
import type { Services } from './createServices.js';
import { healthRoutes } from './http/health.js';
import { metricsRoute } from './http/metricsRoute.js';
import { createRequestLog } from './http/requestLog.js';
import { dataHeaders, setHeaders } from './http/securityHeaders.js';
import { addStateFigures } from './http/stateFigures.js';
import { notFound } from './http/staticFiles.js';

type HealthAppDeps = {
  env: Env;
  logger: Logger;
  metrics: Metrics;
  mongo: Pick<Mongo, 'ping'>;
  redis: Pick<RedisStore, 'ping'>;
  services: Services;
  buildId: string | undefined;
};

export type HealthApp = {
  handler: RequestListener;
  /** From now on `/readyz` says no. */
  beginStopping: () => void;
  stop: () => Promise<void>;
};

export function createHealthApp({ env, logger, metrics, mongo, redis, services, buildId }: HealthAppDeps): HealthApp {
  let isStopping = false;
  const requestLog = createRequestLog({ logger, metrics, isStopping: () => isStopping });
  const stores = { mongo: mongo.ping, redis: redis.ping };
  addStateFigures({ metrics, stores, queue: services.jobs.queue, buildId });
  const handler = express()
    .disable('x-powered-by')
    .disable('etag')
    .use(
      (request, response, next) => {
        response.set(requestLog(request, response, 'other').headers);
        next();
      },
      setHeaders(dataHeaders(env)),
    )
    .use(healthRoutes({ checks: { ...stores, ...services.combined.health }, isStopping: () => isStopping }))
    .use(metricsRoute({ metrics, env }))
    .use((_request, response) => notFound(response));
  return {
    handler,
    beginStopping: () => {
      isStopping = true;
    },
    stop: () => Promise.resolve(),
  };
}
