/** Pages: the client's renderer run in this process, its operations answered by the schema without a network hop. */
import { type DocumentNode, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Request, RequestHandler, Response } from 'express';
import type { AssetManifest, Render, RenderDeps, RenderOperation } from '../../../schema/site/renderContract.js';
import type { Clock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import { sendError } from '../../kernel/errors/answerError.js';
import { maskGraphError } from '../../kernel/graphql/maskError.js';
import { publicMaxAge } from '../../kernel/graphql/operationPolicy.js';
import type { Logger } from '../../kernel/logger.js';
import { addressKey } from '../../kernel/redis/createRateLimiter.js';
import { hasCredentials } from '../../kernel/session/cookies.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { CompiledQueries } from '../../kernel/graphql/compiledQueries.js';
import { type Context, type CreateContext, isForEveryone } from '../graphql/createContext.js';
import { keptPage, keyOf, PAGE_CACHE_CONTROL, type PageCache, visitorRequest } from './cachedPageHandler.js';
import { nonceOf } from '../http/securityHeaders.js';

/** Where the renderer comes from: the build, or Vite while developing. */
export type PageSource = {
  load: () => Promise<Render>;
  manifest: AssetManifest | null;
  /** Vite adds its development client to the document. */
  finish?: (url: string, html: string) => Promise<string>;
};

export type PageDeps = {
  pages: PageSource;
  /** Pages of visitors; see pageCache.ts for what may enter. */
  cache: PageCache;
  schema: GraphQLSchema;
  compiled: CompiledQueries;
  createContext: CreateContext;
  sessions: Pick<Sessions, 'open' | 'forVisitor'>;
  env: Pick<Env, 'publicUrl'>;
  clock: Clock;
  logger: Logger;
};

/** An error page that a store caused is worth another try. */
const RETRY_SECONDS = '5';

type Run = { schema: GraphQLSchema; compiled: CompiledQueries; context: Context; logger: Logger };

/** Operations of our own pages are known to be small: they need no limits, only the same masking as /graphql. */
export async function runOperation(
  { schema, compiled, context, logger }: Run,
  { document, variables, operationName }: RenderOperation,
): Promise<ExecutionResult> {
  const done = await compiled.execute({
    document,
    operationName: operationName ?? null,
    contextValue: context,
    variables,
  });
  if (done) return done;
  const result = await execute({
    schema,
    document: document satisfies DocumentNode,
    contextValue: context,
    variableValues: variables,
    operationName,
  });
  if (!result.errors) return result;
  return {
    ...result,
    errors: result.errors.map(error => maskGraphError(error, { requestId: context.requestId, logger })),
  };
}

const viewerOf = (session: RequestSession): RenderDeps['viewer'] => {
  if (session.isAway) return 'UNKNOWN';
  const { viewer } = session;
  return viewer && { fullName: viewer.fullName, role: viewer.role };
};

const headersOf = (request: Request) => ({
  cookie: request.get('cookie'),
  'accept-language': request.get('accept-language'),
  referer: request.get('referer'),
  host: request.get('host'),
});

export function renderPage({
  pages,
  cache,
  schema,
  compiled,
  createContext,
  sessions,
  env,
  clock,
  logger,
}: PageDeps): RequestHandler {
  return async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendError(response, { status: 405, code: 'BAD_REQUEST', message: 'Pages are read with GET.' });
      return;
    }
    const requestId = String(response.locals.requestId);
    const session = hasCredentials(request)
      ? await sessions.open(request, response)
      : sessions.forVisitor(request, response);
    const context = createContext({ requestId, session, address: () => addressKey(request.ip ?? '') });
    const marker = cache.marker();
    const nonce = nonceOf(response);
    let isStoreAway = false;
    let isPublic = true;
    const deps: RenderDeps = {
      viewer: viewerOf(session),
      execute: async operation => {
        const result = await runOperation({ schema, compiled, context, logger }, operation);
        isStoreAway ||= result.errors?.some(error => error.extensions.code === 'SERVICE_UNAVAILABLE') ?? false;
        isPublic &&=
          !result.errors &&
          publicMaxAge({ schema, document: operation.document, operationName: operation.operationName }) !== null;
        return result;
      },
      manifest: pages.manifest,
      nonce,
      styleNonce: nonce,
      publicUrl: env.publicUrl,
      now: clock(),
      reportError: error => logger.error({ requestId, err: error }, 'a page failed'),
    };
    const render = await pages.load();
    const asked = visitorRequest({ url: request.originalUrl, headers: request.headers }, env.publicUrl);
    const { status, headers, html } = await render(
      asked ?? { url: request.originalUrl, headers: headersOf(request) },
      deps,
    );
    if (status === 503 || (status === 500 && isStoreAway)) response.status(503).set('retry-after', RETRY_SECONDS);
    else response.status(status);
    const { 'set-cookie': remembered, ...others } = headers;
    // Cookies of a session that is over would keep their bearer from every kept page.
    if (hasCredentials(request) && viewerOf(session) === null) session.expireCookies();
    if (remembered !== undefined) response.appendHeader('set-cookie', remembered);
    response.set({
      'cache-control': PAGE_CACHE_CONTROL,
      ...others,
      ...(asked ? {} : { 'cache-control': 'private, no-store' }),
    });
    context.audience.isPublicAnswer = isPublic;
    // While developing, Vite writes into the document: nothing is kept.
    if (asked && status === 200 && !pages.finish && isForEveryone(context)) {
      const page = keptPage({ headers, html }, nonce);
      cache.put(keyOf(asked), page, { marker, bytes: 3 * html.length });
      response.set('etag', page.tag);
    }
    // As bytes: a text with Vietnamese letters would be encoded by the socket, at twice the cost.
    response.end(Buffer.from(pages.finish && html !== '' ? await pages.finish(request.originalUrl, html) : html));
  };
}
