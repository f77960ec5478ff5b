/** The whole site as one request handler: stores and rooms come from outside, so that tests build it like main.ts does. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../kernel/clock.js';
import type { Env } from '../kernel/env.js';
import { answerError } from '../kernel/errors/answerError.js';
import { createCompiledQueries } from '../kernel/graphql/compiledQueries.js';
import type { Logger } from '../kernel/logger.js';
import type { Mongo } from '../kernel/mongo/connectMongo.js';
import { projectRoot } from '../kernel/projectRoot.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';
import { createRateLimiter } from '../kernel/redis/createRateLimiter.js';
import { buildSchema } from './graphql/buildSchema.js';
import type { Services } from './createServices.js';
import { createAnswerCache } from './graphql/responseCache.js';
import { createApollo } from './graphql/createApollo.js';
import { contextFactory, type CreateContext } from './graphql/createContext.js';
import { type GraphAnswer, graphDoor } from './graphql/graphDoor.js';
import { graphRoute } from './graphql/graphRoute.js';
import { healthRoutes } from './http/health.js';
import { createKnownOperations } from './graphql/validatedQueryCache.js';
import { type PageCache, pageDoor } from './pages/cachedPageHandler.js';
import { type PageSource, renderPage } from './pages/renderPage.js';
import { requestLog } from './http/requestLog.js';
import { dataHeaders, pageHeaders } from './http/securityHeaders.js';
import { sitemapRoutes } from './http/sitemap.js';
import { clientFiles, playgroundRoutes, refuseMissingFiles } from './http/staticFiles.js';
import { forStaff, sessionEnd } from './http/sessionRoutes.js';

/** A figure that depends on the hour (a deadline that passed) may be this old. */
const ANSWER_LIFE_MS = 10_000;
/** "Today" on a page is never older than half a minute. */
const PAGE_LIFE_MS = 30_000;
const ANSWERS_BYTES = 32 * 1024 * 1024;
const PAGES_BYTES = 64 * 1024 * 1024;

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
  handler: RequestListener;
  schema: GraphQLSchema;
  createContext: CreateContext;
  /** From now on `/readyz` says no and answers close their connections. */
  beginStopping: () => void;
  stop: () => Promise<void>;
};

export async function createApp({
  env,
  logger,
  clock,
  mongo,
  redis,
  services,
  pages,
  dist = join(projectRoot, 'dist'),
}: AppDeps): Promise<App> {
  const { combined, domains, sessions } = services;
  const schema = buildSchema(combined.resolvers);
  const createContext = contextFactory(combined.createLoaders);
  const compiled = createCompiledQueries({ schema });
  const known = createKnownOperations({ schema, compiled });
  const mutationLimit = createRateLimiter({
    redis: redis.client,
    clock,
    name: 'mutations',
    limit: env.limits.mutationsPerMinute,
    windowSeconds: 60,
  });
  const apollo = createApollo({ schema, compiled, known, env, logger, mutationLimit });
  await apollo.start();
  const limitAnonymous = createRateLimiter({
    redis: redis.client,
    clock,
    name: 'graph',
    limit: env.limits.anonymousPerMinute,
    windowSeconds: 60,
  });
  let isStopping = false;

  const closeWhenStopping: RequestHandler = (_request, response, next) => {
    if (isStopping) response.setHeader('connection', 'close');
    next();
  };
  const checks = { mongo: mongo.ping, redis: redis.ping, ...combined.health };

  const answers = createAnswerCache<GraphAnswer>({
    changeMarker: domains.search.provides.version,
    lifeMs: ANSWER_LIFE_MS,
    maxBytes: ANSWERS_BYTES,
  });
  const cache: PageCache = createAnswerCache({
    changeMarker: domains.search.provides.version,
    lifeMs: PAGE_LIFE_MS,
    maxBytes: PAGES_BYTES,
  });

  const site = express()
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', env.trustProxy)
    .set('query parser', 'simple')
    .use(requestLog(logger), closeWhenStopping)
    .use(['/healthz', '/readyz'], dataHeaders(env))
    .use(healthRoutes({ checks, isStopping: () => isStopping }))
    .use(compression())
    .use('/graphql', graphRoute({ apollo, env, limitAnonymous, createContext, sessions }))
    .use('/session/end', sessionEnd({ sessions, env, logger }))
    .use(playgroundRoutes(dist, env, forStaff(sessions)))
    .use(...pageHeaders(env))
    .use(sitemapRoutes({ publicUrl: env.publicUrl, addresses: domains.search.provides.addresses, clock, logger }));
  // While developing, Vite serves the client's files from its sources.
  site.use(pages.middleware ?? clientFiles(dist));
  site.use(
    refuseMissingFiles,
    renderPage({ pages, cache, schema, compiled, createContext, sessions, env, clock, logger }),
    answerError(logger),
  );

  /** Who is behind the trusted proxies, as Express finds it. */
  const addressOf = (request: IncomingMessage): string =>
    env.trustProxy === 0
      ? (request.socket.remoteAddress ?? '')
      : String(Reflect.get(Object.setPrototypeOf(request, site.request), 'ip') ?? '');
  const stopping = () => isStopping;
  const toGraph = graphDoor({
    apollo,
    known,
    env,
    logger,
    limitAnonymous,
    createContext,
    sessions,
    answers,
    isStopping: stopping,
    addressOf,
  });
  const toPages = pageDoor({ cache, env, logger, isStopping: stopping });

  return {
    handler: (request, response) => {
      if (!toGraph(request, response) && !toPages(request, response)) site(request, response);
    },
    schema,
    createContext,
    beginStopping: () => {
      isStopping = true;
    },
    stop: () => apollo.stop(),
  };
}
