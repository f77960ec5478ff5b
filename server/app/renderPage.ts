/** Pages: the client's renderer run in this process, its operations answered by the schema without a network hop. */
import { type DocumentNode, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Request, RequestHandler, Response } from 'express';
import type { AssetManifest, Render, RenderDeps, RenderOperation } from '../../schema/site/renderContract.js';
import type { Clock } from '../kernel/clock.js';
import type { Env } from '../kernel/env.js';
import { sendError } from '../kernel/errors/answerError.js';
import { maskGraphError } from '../kernel/graphql/maskError.js';
import type { Logger } from '../kernel/logger.js';
import type { Context, CreateContext } from './createContext.js';
import { nonceOf } from './securityHeaders.js';

/** Where the renderer comes from: the build, or Vite while developing. */
export type PageSource = {
  load: () => Promise<Render>;
  manifest: AssetManifest | null;
  /** Vite adds its development client to the document. */
  finish?: (url: string, html: string) => Promise<string>;
};

export type PageDeps = {
  pages: PageSource;
  schema: GraphQLSchema;
  createContext: CreateContext;
  env: Pick<Env, 'publicUrl'>;
  clock: Clock;
  logger: Logger;
};

/** An error page that a store caused is worth another try. */
const RETRY_SECONDS = '5';

type Run = { schema: GraphQLSchema; context: Context; logger: Logger };

/** Operations of our own pages are known to be small: they need no limits, only the same masking as /graphql. */
export async function runOperation({ schema, context, logger }: Run, { document, variables, operationName }: RenderOperation): Promise<ExecutionResult> {
  const result = await execute({ schema, document: document satisfies DocumentNode, contextValue: context, variableValues: variables, operationName });
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map(error => maskGraphError(error, { requestId: context.requestId, logger })) };
}

const headersOf = (request: Request) => ({
  cookie: request.get('cookie'),
  'accept-language': request.get('accept-language'),
  referer: request.get('referer'),
  host: request.get('host'),
});

export function renderPage({ pages, schema, createContext, env, clock, logger }: PageDeps): RequestHandler {
  return async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendError(response, { status: 405, code: 'BAD_REQUEST', message: 'Pages are read with GET.' });
      return;
    }
    const requestId = String(response.locals.requestId);
    const context = createContext({ requestId });
    let isStoreAway = false;
    const deps: RenderDeps = {
      execute: async operation => {
        const result = await runOperation({ schema, context, logger }, operation);
        isStoreAway ||= result.errors?.some(error => error.extensions.code === 'SERVICE_UNAVAILABLE') ?? false;
        return result;
      },
      manifest: pages.manifest,
      nonce: nonceOf(response),
      publicUrl: env.publicUrl,
      now: clock(),
      reportError: error => logger.error({ requestId, err: error }, 'a page failed'),
    };
    const render = await pages.load();
    const { status, headers, html } = await render({ url: request.originalUrl, headers: headersOf(request) }, deps);
    // The nonce makes each answer its own: caches may keep none of it.
    if (status === 500 && isStoreAway) response.status(503).set('retry-after', RETRY_SECONDS);
    else response.status(status);
    response.set({ 'cache-control': 'no-cache', ...headers });
    response.end(pages.finish && html !== '' ? await pages.finish(request.originalUrl, html) : html);
  };
}
