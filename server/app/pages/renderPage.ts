/** Pages: the client's renderer run in this process, its operations answered by the schema without a network hop. */
import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { fromPath } from '../../../schema/site/locales.js';
import type {
  AssetManifest,
  Render,
  RenderDeps,
  RenderRequest,
  RenderResult,
  SiteSheet,
} from '../../../schema/site/renderContract.js';
import { pathMatches, type RouteDefinition, routes } from '../../../schema/site/routes.js';
import { type Admission, NobodyWaits } from '../../kernel/admission.js';
import type { Clock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import { HttpError } from '../../kernel/errors/HttpError.js';
import type { Logger } from '../../kernel/logger.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { addressKey } from '../../kernel/redis/createRateLimiter.js';
import { hasCredentials, REMEMBERED_SECONDS } from '../../kernel/session/cookies/cookies.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { type CreateContext, maxAgeMsOf } from '../graphql/createContext.js';
import type { OperationRunner } from '../graphql/operationRunner.js';
import { encodingFor } from '../http/httpEncoding.js';
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
  buildId?: string | undefined;
  /** Vite adds its development client to the document. */
  finish?: (url: string, html: string) => Promise<string>;
};

export type PageDeps = {
  pages: PageSource;
  /** Pages of visitors; see cachedPageHandler.ts for what may enter. */
  cache: PageCache;
  schema: GraphQLSchema;
  runner: OperationRunner;
  createContext: CreateContext;
  sessions: Pick<Sessions, 'open'>;
  budgets: WorkBudgets;
  admission: Admission;
  addressOf: (request: IncomingMessage) => string;
  env: Env;
  clock: Clock;
  logger: Logger;
};

/** An error page that a store caused is worth another try. */
const RETRY_SECONDS = '5';

/** Where a line was full, not the budget of a minute spent. */
const SOON_SECONDS = 2;
const SPREAD_SECONDS = 4;

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
  if (session.isUnavailable) return 'UNKNOWN';
  const { viewer } = session;
  return viewer && { fullName: viewer.fullName, role: viewer.role, ...copiesOf(session, deps) };
};

/** A page behind the link of a mail: no cache and no history of a shared device may hold it. */
const hasToken = (url: string): boolean => /[?&]token=/.test(url);

/** The operations of a page are part of its cost. */
const chargedAsPage: Payer['charge'] = async () => undefined;

/** Null unless the caller has asked for too much: of a minute, or at a time. */
const asOverLimit = (error: unknown): AppError | null =>
  error instanceof AppError && error.code === 'RATE_LIMITED' ? error : null;

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

type Asked = { request: Request; response: Response; session: RequestSession; address: string };
/** Sends what was made; making it is the work that is limited. */
type Send = () => void | Promise<void>;

export function renderPage(deps: PageDeps): RequestHandler {
  const { pages, cache, schema, runner, createContext, sessions, budgets, admission, addressOf, env, clock, logger } =
    deps;

  const headersOfPage = createPageHeaders(env);

  const draw = async (asked: Asked, visitor: RenderRequest | null, isOverLimit: boolean) => {
    const { request, response, session, address } = asked;
    const record: RequestRecord = response.locals.record;
    // A copy: the log names and prices the page, not one of its operations.
    const context = createContext({ record: { ...record }, session, address, charge: chargedAsPage });
    const operations = createPageOperations({ schema, runner }, context);
    const url = request.originalUrl;
    const isInWorkspace = isWorkspace(pathOf({ url }));
    const styleNonce = isInWorkspace && env.mode !== 'development' ? randomBytes(16).toString('base64') : undefined;
    const render = await pages.load();
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
      isOverLimit,
      reportError: error => logger.error({ requestId: record.requestId, err: error }, 'a page failed'),
    });
    if (result.routeId !== undefined) record.route = result.routeId;
    const security = headersOfPage({ hash: result.styleHash, nonce: styleNonce });
    return { result, security, context, operations, isInWorkspace };
  };

  /** Constant and without scripts, so that it needs no line. */
  const refuse = async (asked: Asked, { code, status, extensions }: AppError): Promise<void> => {
    const { response } = asked;
    const { result, security } = await draw(asked, null, true);
    response.locals.record.codes = [code];
    response.status(status).set({ ...security, ...result.headers, 'cache-control': 'no-store' });
    const { retryAfter = 1 } = extensions;
    response.set('retry-after', String(retryAfter));
    // A class that opened the site together: the browser asks again by itself, not all of them at once.
    if (retryAfter <= SOON_SECONDS) response.set('refresh', String(retryAfter + randomInt(SPREAD_SECONDS)));
    response.end(result.html);
  };

  const make = async (asked: Asked, visitor: RenderRequest | null, payer: Payer): Promise<Send> => {
    const { request, response, session } = asked;
    await payer.charge(PAGE_COST, 'WORK');
    const stamp = cache.stamp();
    const { result, security, context, operations, isInWorkspace } = await draw(asked, visitor, false);
    response.locals.record.cost = PAGE_COST;
    const url = request.originalUrl;
    const { html } = result;
    const maxAgeMs = maxAgeMsOf(context);
    // While developing, Vite writes into the document: nothing is cached.
    const isShared = visitor !== null && result.status === 200 && !isInWorkspace && !hasToken(url) && !pages.finish;
    if (isShared && maxAgeMs !== null) {
      const page = cachedPage(result, security);
      await page.body(encodingFor(request));
      const { isByEntries, reads } = context.cacheability;
      cache.put(cacheKeyOf(visitor), page, { stamp, isByEntries, reads, bytes: 3 * html.length, maxAgeMs });
      return () => sendCachedPage(request, response, page, page.security);
    }
    const status = result.status === 500 && operations.isStoreAway() ? 503 : result.status;
    // As bytes: a text with Vietnamese letters would be encoded by the socket, at twice the cost.
    const bytes = Buffer.from(pages.finish && html !== '' ? await pages.finish(url, html) : html);
    return () => {
      response.status(status).set(security);
      if (status === 503) response.set('retry-after', RETRY_SECONDS);
      // With the cookies of a session that is over, a visitor would never be served from the cache.
      if (hasCredentials(request) && viewerOf(session, { env, clock }) === null) session.expireCookies();
      setHeadersOf(result, response, visitor === null || isInWorkspace || hasToken(url));
      response.end(bytes);
    };
  };

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, 'Pages are read with GET.', { allow: 'GET, HEAD' });
    const record: RequestRecord = response.locals.record;
    record.kind = 'page';
    const session = await sessions.open(request, response);
    const address = addressKey(addressOf(request));
    const asked = { request, response, session, address };
    const payer = budgets.payerOf(session, address);
    const visitor = visitorRequest({ url: request.originalUrl, headers: request.headers }, env.publicUrl);
    const same = visitor && cacheKeyOf(visitor);
    const find = (): Send | undefined => {
      const page = same === null ? undefined : cache.get(same);
      if (!page) return undefined;
      return () => {
        Object.assign(record, { isFromCache: true, route: page.route });
        return sendCachedPage(request, response, page, page.security);
      };
    };
    const isWanted = (): boolean => !request.socket.destroyed;
    try {
      payer.refuseSpent({ isSmall: false });
      const send = await admission.run(payer.line, () => make(asked, visitor, payer), { isWanted, find, same });
      await send();
    } catch (error) {
      const overLimit = asOverLimit(error);
      if (overLimit) {
        await admission.mayRefuse(payer.line);
        await refuse(asked, overLimit);
      } else if (error instanceof NobodyWaits) response.destroy();
      else throw error;
    }
  };
}
