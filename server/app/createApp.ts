/** The whole site as one request handler: stores and domains come from outside, so that tests build it like main.ts does. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { createAdmission } from '../kernel/admission.js';
import type { Clock } from '../kernel/clock.js';
import type { Env } from '../kernel/env.js';
import { sendError } from '../kernel/errors/errorResponse.js';
import { createCompiledQueries } from '../kernel/graphql/compiledQueries.js';
import type { Logger } from '../kernel/logger.js';
import type { Metrics } from '../kernel/metrics.js';
import type { Mongo } from '../kernel/mongo/connectMongo.js';
import { projectRoot } from '../kernel/projectRoot.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';
import { createBudget } from '../kernel/redis/createBudget.js';
import { addressKey, createRateLimiter, type RateLimiter } from '../kernel/redis/createRateLimiter.js';
import type { Services } from './createServices.js';
import { buildSchema } from './graphql/buildSchema.js';
import { createApollo } from './graphql/createApollo.js';
import { contextFactory, type CreateContext } from './graphql/createContext.js';
import { type CachedResponse, graphqlHandler, isGraphqlPath } from './graphql/graphqlHandler.js';
import { createGraphqlExecutor } from './graphql/graphqlExecutor.js';
import { createOperationRunner } from './graphql/operationRunner.js';
import { type Content, createResponseCache, joinedVersion, steadyVersion } from './graphql/responseCache.js';
import { createValidatedQueries } from './graphql/validatedQueries.js';
import { calendarRoutes } from './http/calendarRoutes.js';
import { addressReader } from './http/clientAddress.js';
import { healthRoutes } from './http/health.js';
import { inLine } from './http/inLine.js';
import { metricsRoute } from './http/metricsRoute.js';
import { offlineWorker } from './http/offlineWorker.js';
import { createRequestLog, type RequestRecord } from './http/requestLog.js';
import { dataHeaders, pageHeaders, setHeaders } from './http/securityHeaders.js';
import { withServiceTokens } from './http/serviceTokenCalls.js';
import { forStaff, sessionEnd } from './http/sessionRoutes.js';
import { addStateFigures } from './http/stateFigures.js';
import { sitemapRoutes } from './http/sitemap.js';
import { clientFiles, playgroundRoutes, refuseMissingFiles } from './http/staticFiles.js';
import { createWorkBudgets } from './http/workBudgets.js';
import { type CachedPage, cachedPageHandler } from './pages/cachedPageHandler.js';
import { type PageSource, renderPage } from './pages/renderPage.js';
import type { Shortcut } from './shortcuts.js';

const RESPONSES_BYTES = 32 * 1024 * 1024;
const PAGES_BYTES = 64 * 1024 * 1024;
/** While the catalogue changes all the time, cached lists and searches are made anew once in so long. */
export const LISTS_STEADY_MS = 5000;
/** From one address. They cannot be guessed; each is a read of the store. */
const WRONG_TOKENS_A_MINUTE = 60;

export type AppDeps = {
  env: Env;
  logger: Logger;
  metrics: Metrics;
  clock: Clock;
  mongo: Pick<Mongo, 'ping'>;
  redis: RedisStore;
  services: Services;
  pages: PageSource & { middleware?: RequestHandler };
  /** Folder of the build. */
  dist?: string;
  /** Switched off by the bench, to measure what they are worth. */
  without?: ReadonlySet<Shortcut>;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

export type App = {
  handler: RequestListener;
  schema: GraphQLSchema;
  createContext: CreateContext;
  /** From now on `/readyz` says no and responses close their connections. */
  beginStopping: () => void;
  stop: () => Promise<void>;
};

export async function createApp(deps: AppDeps): Promise<App> {
  const { env, logger, metrics, clock, mongo, redis, services, pages, dist = join(projectRoot, 'dist') } = deps;
  const { without = new Set(), elapsed } = deps;
  const { combined, domains, sessions } = services;
  let isStopping = false;
  const requestLog = createRequestLog({ logger, metrics, isStopping: () => isStopping });
  const addressOf = addressReader(env.trustProxy);
  const aMinute = (name: string, limit: number) => ({
    redis: redis.client,
    clock,
    name,
    limit,
    windowSeconds: 60,
    ...(without.has('rateLimitLease') ? { block: 1 } : {}),
  });
  const budgets = createWorkBudgets({
    address: createBudget(aMinute('address', env.limits.addressCostPerMinute)),
    suggestions: createBudget(aMinute('suggestions', env.limits.suggestionCostPerMinute)),
    user: createBudget(aMinute('user', env.limits.userCostPerMinute)),
  });
  const admission = createAdmission();
  const { search, reviews, rates, catalogue } = domains;
  const time = elapsed ? { elapsed } : {};
  const content: Content = {
    changes: catalogue.provides.changes,
    common: joinedVersion(search.provides.moments, rates.provides.version),
    lists: joinedVersion(
      steadyVersion(search.provides.version, { leastMs: LISTS_STEADY_MS, ...time }),
      reviews.provides.version,
    ),
  };

  const schema = buildSchema(combined.resolvers);
  const createContext = contextFactory(combined.createLoaders);
  const compiled = createCompiledQueries(without.has('compiledQueries') ? { compileAt: Infinity } : {});
  const runner = createOperationRunner({ compiled, hideSuggestions: env.exposure === 'closed', logger });
  const validatedQueries = without.has('validatedQueries') ? null : createValidatedQueries();
  const mutationLimit = createRateLimiter(aMinute('mutations', env.limits.mutationsPerMinute));
  const addressLimits = new Map<string, RateLimiter>();
  const limitOfAddress = (name: string, anHour: number): RateLimiter => {
    const limit = Math.max(1, Math.floor((anHour * env.limits.addressMutationsPercent) / 100));
    const made =
      addressLimits.get(name) ??
      // One by one: what a process reserves ahead and does not use would be lost to the address for an hour.
      createRateLimiter({ redis: redis.client, clock, name: `address-${name}`, limit, windowSeconds: 3600, block: 1 });
    addressLimits.set(name, made);
    return made;
  };
  const apollo = createApollo({ schema, runner, validatedQueries, env, logger, mutationLimit, limitOfAddress });
  await apollo.start();
  const graphql = graphqlHandler({
    execute: createGraphqlExecutor({ apollo, runner, validatedQueries }),
    responseCache: createResponseCache<CachedResponse>({
      name: 'responses',
      metrics,
      content,
      maxBytes: without.has('responseCache') ? 0 : RESPONSES_BYTES,
      ...time,
    }),
    env,
    logger,
    requestLog,
    budgets,
    admission,
    createContext,
    sessions: withServiceTokens({
      sessions,
      viewerOf: domains.serviceTokens.provides.viewerOf,
      failures: createBudget({ ...aMinute('wrong-tokens', WRONG_TOKENS_A_MINUTE), block: 1 }),
      addressOf,
    }),
    addressOf,
  });

  const pageCache = createResponseCache<CachedPage>({
    name: 'pages',
    metrics,
    content,
    maxBytes: without.has('pageCache') ? 0 : PAGES_BYTES,
    ...time,
  });
  const cachedPages = cachedPageHandler({ cache: pageCache, env, logger, requestLog });

  const logRequest: RequestHandler = (request, response, next) => {
    const record = requestLog(request, response, 'other');
    response.locals.record = record;
    response.set(record.headers);
    next();
  };
  // Express knows a handler of errors by its four parameters.
  const handleError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const record: RequestRecord = response.locals.record;
    record.codes = [sendError(response, error, { requestId: record.requestId, logger })];
  };
  const stores = { mongo: mongo.ping, redis: redis.ping };
  const checks = { ...stores, ...combined.health };
  addStateFigures({ metrics, stores, queue: services.jobs.queue, buildId: pages.buildId });
  const staff = forStaff(sessions);

  /** GraphQL and cached pages are handled before Express, which would cost them a quarter or more (docs/decisions/0001). */
  const beforeExpress = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isGraphqlPath(request)) return cachedPages(request, response);
    graphql(request, response);
    return true;
  };
  const inExpress: RequestHandler = (request, response, next) => {
    if (!beforeExpress(request, response)) next();
  };

  const site = express()
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', 'simple')
    .use(...(without.has('beforeExpress') ? [inExpress] : []), logRequest)
    .use(['/healthz', '/readyz'], setHeaders(dataHeaders(env)))
    .use(healthRoutes({ checks, isStopping: () => isStopping }))
    .use(metricsRoute({ metrics, env }))
    .use(compression())
    .use('/session/end', sessionEnd({ sessions, env, logger }))
    .use(
      calendarRoutes({
        sessions,
        calendar: domains.calendar.provides,
        admission,
        addressOf,
        redis: redis.client,
        env,
        clock,
      }),
    )
    .use(playgroundRoutes(dist, env, staff))
    .use(setHeaders(pageHeaders(env)))
    .use(/^\/sitemap[^/]*\.xml$/, inLine({ admission, addressOf }))
    .use(
      sitemapRoutes({
        publicUrl: env.publicUrl,
        addresses: domains.search.provides.addresses,
        version: domains.search.provides.version,
        charge: (request, cost) => budgets.payerOfAddress(addressKey(addressOf(request))).charge(cost, 'WORK'),
        clock,
        logger,
      }),
    )
    .use(offlineWorker(env))
    // While developing, Vite serves the client's files from its sources.
    .use(pages.middleware ?? clientFiles(dist))
    .use(
      refuseMissingFiles,
      renderPage({
        pages,
        cache: pageCache,
        schema,
        runner,
        createContext,
        sessions,
        budgets,
        admission,
        addressOf,
        env,
        clock,
        logger,
      }),
      handleError,
    );

  return {
    handler: (request, response) => {
      if (without.has('beforeExpress') || !beforeExpress(request, response)) site(request, response);
    },
    schema,
    createContext,
    beginStopping: () => {
      isStopping = true;
    },
    stop: () => apollo.stop(),
  };
}
