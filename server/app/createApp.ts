/** The whole site as one request handler: stores and rooms come from outside, so that tests build it like main.ts does. */
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../kernel/clock.js';
import type { Env } from '../kernel/env.js';
import { answerError } from '../kernel/errors/answerError.js';
import type { Logger } from '../kernel/logger.js';
import type { Mongo } from '../kernel/mongo/connectMongo.js';
import { projectRoot } from '../kernel/projectRoot.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';
import { createRateLimiter } from '../kernel/redis/createRateLimiter.js';
import { createApollo } from './createApollo.js';
import { contextFactory, type CreateContext } from './createContext.js';
import { graphRoute } from './graphRoute.js';
import { healthRoutes } from './health.js';
import { type PageSource, renderPage } from './renderPage.js';
import { requestLog } from './requestLog.js';
import { dataHeaders, pageHeaders } from './securityHeaders.js';
import { sitemapRoutes } from './sitemap.js';
import { clientFiles, playgroundRoutes, refuseMissingFiles } from './staticFiles.js';
import { wireResolvers } from './wireResolvers.js';
import type { Services } from './wireServices.js';

export type AppDeps = {
  env: Env;
  logger: Logger;
  clock: Clock;
  mongo: Pick<Mongo, 'ping'>;
  redis: RedisStore;
  services: Services;
  pages: PageSource & { middleware?: RequestHandler };
  /** Folder of the build. */
  dist?: string;
};

export type App = {
  handler: Express;
  schema: GraphQLSchema;
  createContext: CreateContext;
  /** From now on `/readyz` says no and answers close their connections. */
  beginStopping: () => void;
  stop: () => Promise<void>;
};

export async function createApp({ env, logger, clock, mongo, redis, services, pages, dist = join(projectRoot, 'dist') }: AppDeps): Promise<App> {
  const schema = wireResolvers(services.resolvers);
  const createContext = contextFactory(services.createLoaders);
  const apollo = createApollo({ schema, env, logger });
  await apollo.start();
  const limitAnonymous = createRateLimiter({ redis: redis.client, clock, name: 'graph', limit: env.limits.anonymousPerMinute, windowSeconds: 60 });
  let isStopping = false;

  const closeWhenStopping: RequestHandler = (_request, response, next) => {
    if (isStopping) response.setHeader('connection', 'close');
    next();
  };
  const checks = { mongo: mongo.ping, redis: redis.ping, search: services.checkSearch };

  const handler = express()
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', env.trustProxy)
    .set('query parser', 'simple')
    .use(requestLog(logger), closeWhenStopping)
    .use(['/healthz', '/readyz'], dataHeaders(env))
    .use(healthRoutes({ checks, isStopping: () => isStopping }))
    .use(compression())
    .use('/graphql', graphRoute({ apollo, env, limitAnonymous, createContext }))
    .use(playgroundRoutes(dist, env))
    .use(...pageHeaders(env))
    .use(sitemapRoutes({ publicUrl: env.publicUrl, addresses: services.addresses, clock, logger }));
  // While developing, Vite serves the client's files from its sources.
  handler.use(pages.middleware ?? clientFiles(dist));
  handler.use(refuseMissingFiles, renderPage({ pages, schema, createContext, env, clock, logger }), answerError(logger));

  return {
    handler,
    schema,
    createContext,
    beginStopping: () => {
      isStopping = true;
    },
    stop: () => apollo.stop(),
  };
}
