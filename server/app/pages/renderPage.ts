/** Pages: the client's renderer run in this process, its operations answered by the schema without a network hop. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { fromPath } from '../../../schema/site/locales.js';
import type {
  AssetManifest,
  Render,
  RenderDeps,
  RenderResult,
  SiteSheet,
} from '../../../schema/site/renderContract.js';
import { pathMatches, type RouteDefinition, routes } from '../../../schema/site/routes.js';
import type { Clock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import { HttpError } from '../../kernel/errors/HttpError.js';
import type { Logger } from '../../kernel/logger.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { addressKey } from '../../kernel/redis/createRateLimiter.js';
import { hasCredentials, REMEMBERED_SECONDS } from '../../kernel/session/cookies.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { type CreateContext, maxAgeMsOf } from '../graphql/createContext.js';
import type { QueryRunner } from '../graphql/queryRunner.js';
import { pathOf, type RequestRecord } from '../http/requestLog.js';
import { createPageHeaders } from '../http/securityHeaders.js';
import { PAGE_COST, type Payer, type WorkBudgets } from '../http/workBudgets.js';
import {
  cachedPage,
  cacheKeyOf,
  PAGE_CACHE_CONTROL,
  type PageCache,
  sendCachedPage,
  visitorRequest,
} from './cachedPageHandler.js';
import { createPageOperations } from './pageOperations.js';

/** Where the renderer comes from: the build, or Vite while developing. */
export type PageSource = {
  load: () => Promise<Render>;
  manifest: AssetManifest | null;
  /** Left out while developing. */
  sheet?: SiteSheet;
  /** Which build it is; left out while developing. */
  buildId?: string;
  /** Vite adds its development client to the document. */
  finish?: (url: string, html: string) => Promise<string>;
};

export type PageDeps = {
  pages: PageSource;
  /** Pages of visitors; see cachedPageHandler.ts for what may enter. */
  cache: PageCache;
  schema: GraphQLSchema;
  runner: QueryRunner;
  createContext: CreateContext;
  sessions: Pick<Sessions, 'open'>;
  budgets: WorkBudgets;
  addressOf: (request: IncomingMessage) => string;
  env: Env;
  clock: Clock;
  logger: Logger;
};

/** An error page that a store caused is worth another try. */
const RETRY_SECONDS = '5';

const table: readonly RouteDefinition[] = routes;
const isWorkspace = (path: string): boolean =>
  table.some(route => route.layout === 'workspace' && pathMatches(route.path, fromPath(path).path));

/** A copy ends when the session does: with "remember me" when its token would, unless that is used. */
function copiesOf({ record }: RequestSession, { env, clock }: Pick<PageDeps, 'env' | 'clock'>) {
  if (!record || !env.keepsOfflineCopies) return {};
  const until =
    record.familyId === null
      ? record.createdAt + env.session.absoluteMs
      : clock().getTime() + REMEMBERED_SECONDS * 1000;
  return { copies: { owner: record.user.id, until: new Date(until).toISOString() } };
}

const viewerOf = (session: RequestSession, deps: Pick<PageDeps, 'env' | 'clock'>): RenderDeps['viewer'] => {
  if (session.isAway) return 'UNKNOWN';
  const { viewer } = session;
  return viewer && { fullName: viewer.fullName, role: viewer.role, ...copiesOf(session, deps) };
};

/** A page behind the link of a mail: no cache and no history of a shared device may hold it. */
const hasToken = (url: string): boolean => /[?&]token=/.test(url);

/** The operations of a page are part of its cost. */
const chargedAsPage: Payer['charge'] = async () => undefined;

/** Charges the page; the refusal when the budget is spent. */
async function overLimitOf({ charge }: Payer): Promise<AppError | null> {
  try {
    await charge(PAGE_COST, 'WORK');
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return error;
    throw error;
  }
}

const headersOf = ({ headers }: IncomingMessage) => ({
  cookie: headers.cookie,
  'accept-language': headers['accept-language'],
  referer: headers.referer,
  host: headers.host,
});

function setHeadersOf({ headers }: RenderResult, response: Response, isPrivate: boolean): void {
  const { 'set-cookie': remembered, ...others } = headers;
  if (remembered !== undefined) response.appendHeader('set-cookie', remembered);
  response.set({
    'cache-control': PAGE_CACHE_CONTROL,
    ...others,
    ...(isPrivate ? { 'cache-control': 'private, no-store' } : {}),
  });
}

export function renderPage(deps: PageDeps): RequestHandler {
  const { pages, cache, schema, runner, createContext, sessions, budgets, addressOf, env, clock, logger } = deps;

  const headersOfPage = createPageHeaders(env);

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, 'Pages are read with GET.', { allow: 'GET, HEAD' });
    const record: RequestRecord = response.locals.record;
    record.kind = 'page';
    const session = await sessions.open(request, response);
    const address = addressKey(addressOf(request));
    const overLimit = await overLimitOf(budgets.payerOf(session, address));
    const context = createContext({ record, session, address, charge: chargedAsPage });
    const operations = createPageOperations({ schema, runner }, context);
    const url = request.originalUrl;
    const isInWorkspace = isWorkspace(pathOf({ url }));
    const styleNonce = isInWorkspace && env.mode !== 'development' ? randomBytes(16).toString('base64') : undefined;

    const version = cache.version();
    const render = await pages.load();
    const visitor = visitorRequest({ url, headers: request.headers }, env.publicUrl);
    const result = await render(visitor ?? { url, headers: headersOf(request) }, {
      viewer: viewerOf(session, { env, clock }),
      execute: operations.execute,
      manifest: pages.manifest,
      sheet: pages.sheet,
      buildId: pages.buildId,
      styleNonce,
      publicUrl: env.publicUrl,
      operator: env.operator,
      analytics: env.analytics ?? undefined,
      now: clock(),
      isOverLimit: overLimit !== null,
      reportError: error => logger.error({ requestId: record.requestId, err: error }, 'a page failed'),
    });
    const { html, routeId, styleHash } = result;
    const security = headersOfPage({ hash: styleHash, nonce: styleNonce });
    response.set(security);
    if (routeId !== undefined) record.route = routeId;
    if (overLimit) {
      record.codes = [overLimit.code];
      response.status(overLimit.status).set({ ...result.headers, 'cache-control': 'no-store' });
      response.set('retry-after', String(overLimit.extensions.retryAfter)).end(result.html);
      return;
    }
    record.cost = PAGE_COST;

    const maxAgeMs = maxAgeMsOf(context);
    // While developing, Vite writes into the document: nothing is cached.
    const isShared = visitor !== null && result.status === 200 && !isInWorkspace && !hasToken(url) && !pages.finish;
    if (isShared && maxAgeMs !== null) {
      const page = cachedPage(result, security);
      cache.put(cacheKeyOf(visitor), page, { version, bytes: 3 * html.length, maxAgeMs });
      await sendCachedPage(request, response, page, {});
      return;
    }
    const status = result.status === 500 && operations.isStoreAway() ? 503 : result.status;
    response.status(status);
    if (status === 503) response.set('retry-after', RETRY_SECONDS);
    // With the cookies of a session that is over, a visitor would never be served from the cache.
    if (hasCredentials(request) && viewerOf(session, { env, clock }) === null) session.expireCookies();
    setHeadersOf(result, response, visitor === null || isInWorkspace || hasToken(url));
    // As bytes: a text with Vietnamese letters would be encoded by the socket, at twice the cost.
    response.end(Buffer.from(pages.finish && html !== '' ? await pages.finish(url, html) : html));
  };
}
