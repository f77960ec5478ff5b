/** The handler of /graphql, from the first byte of a request to the last of its response. `respond` lists its steps in order. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Admission, NobodyWaits } from '../../kernel/admission.js';
import type { Env } from '../../kernel/env.js';
import { AppError, STATUS_OF_CODE } from '../../kernel/errors/AppError.js';
import { sendError } from '../../kernel/errors/errorResponse.js';
import { HttpError } from '../../kernel/errors/HttpError.js';
import type { Logger } from '../../kernel/logger.js';
import { addressKey } from '../../kernel/redis/createRateLimiter.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { refuseCrossSite } from '../http/crossSite.js';
import { entityTag, hasCurrentCopy } from '../http/entityTag.js';
import { compressed, type Encoding, encodingFor, WORTH_COMPRESSING } from '../http/httpEncoding.js';
import { pathOf, type RequestLog, type RequestRecord } from '../http/requestLog.js';
import { dataHeaders, type HeaderSet } from '../http/securityHeaders.js';
import { type Payer, type WorkBudgets } from '../http/workBudgets.js';
import { type CreateContext, maxAgeMsOf } from './createContext.js';
import type { GraphqlExecutor, GraphqlOutcome } from './graphqlExecutor.js';
import { ClientGone, parseBody, readBody, refuseOtherContent } from './requestBody.js';
import { isVisitor, type ResponseCache } from './responseCache.js';

/** Responses to longer requests are not cached. */
const MAX_KEY_LENGTH = 8192;

export type CachedResponse = {
  /** Names and values in turn, as they are written: an object would be put together and taken apart again for each request. */
  headers: readonly string[];
  /** As bytes: each write of a string with Vietnamese letters would encode it again. */
  body: Buffer;
  /** Entity tag, empty when the response must not be revalidated. */
  tag: string;
  /** For the log. */
  operation: string | undefined;
};

export type GraphqlHandlerDeps = {
  execute: GraphqlExecutor;
  responseCache: ResponseCache<CachedResponse>;
  env: Env;
  logger: Logger;
  requestLog: RequestLog;
  budgets: WorkBudgets;
  admission: Admission;
  createContext: CreateContext;
  sessions: Pick<Sessions, 'open'>;
  addressOf: (request: IncomingMessage) => string;
};

export const isGraphqlPath = (request: IncomingMessage): boolean => /^\/graphql(?:\/|$)/.test(pathOf(request));

function refuseOtherPaths(request: IncomingMessage): void {
  if (!/^\/graphql\/?$/.test(pathOf(request))) throw new AppError('NOT_FOUND');
}

function methodOf({ method }: IncomingMessage): 'GET' | 'POST' {
  if (method === 'GET' || method === 'POST') return method;
  throw new HttpError(405, 'Queries are sent with GET or POST, mutations with POST.', { allow: 'GET, POST' });
}

/** Everything that a shared response depends on; null when the response must not be shared. */
function cacheKeyOf(request: IncomingMessage, text: string, encoding: Encoding): string | null {
  const { method, headers, url = '' } = request;
  const content = method === 'GET' ? url : text;
  if (!isVisitor(request) || content.length > MAX_KEY_LENGTH) return null;
  // A page of another site cannot send this header without a preflight; Apollo refuses what comes without it.
  if (method === 'GET' && headers['content-type'] !== 'application/json') return null;
  return `${method} ${encoding} ${headers.accept ?? ''}\n${content}`;
}

/** As far as can be said before the body is read. */
const mayBeCached = (request: IncomingMessage): boolean =>
  isVisitor(request) && (request.method === 'GET' || Number(request.headers['content-length']) <= MAX_KEY_LENGTH);

const inTurn = (headers: HeaderSet): string[] => Object.entries(headers).flat();

/** A shared response to a GET has an entity tag for revalidation; all others are `no-store`. */
async function encode(
  { headers, text }: GraphqlOutcome,
  { wanted, isShared, isGet }: { wanted: Encoding; isShared: boolean; isGet: boolean },
): Promise<Omit<CachedResponse, 'operation'>> {
  const plain = Buffer.from(text);
  const encoding = plain.length < WORTH_COMPRESSING ? 'identity' : wanted;
  const tag = isShared && isGet ? entityTag(plain) : '';
  const all: Record<string, string> = {
    ...headers,
    'cache-control': tag === '' ? 'no-store' : 'private, no-cache',
    vary: 'Accept, Accept-Encoding',
  };
  if (tag !== '') all.etag = tag;
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  return { headers: inTurn(all), body: await compressed(plain, encoding), tag };
}

export function graphqlHandler(deps: GraphqlHandlerDeps): RequestListener {
  const { execute, responseCache, env, logger, requestLog, budgets, admission, createContext, sessions, addressOf } =
    deps;
  const securityHeaders = dataHeaders(env);
  const security = inTurn(securityHeaders);

  type Exchange = { request: IncomingMessage; response: ServerResponse; record: RequestRecord };

  const send = (
    { request, response, record }: Exchange,
    status: number,
    made: Omit<CachedResponse, 'operation'>,
  ): void => {
    const isNotModified = status === 200 && request.method === 'GET' && hasCurrentCopy(request.headers, made.tag);
    const headers = [...security, ...made.headers, ...inTurn(record.headers)];
    if (isNotModified) response.writeHead(304, headers).end();
    else response.writeHead(status, [...headers, 'content-length', String(made.body.length)]).end(made.body);
  };

  type Made = Omit<CachedResponse, 'operation'>;
  type Answer = { status: number; made: Made } | { cached: CachedResponse };
  type Asked = {
    session: RequestSession;
    address: string;
    payer: Payer;
    text: string;
    key: string | null;
    wanted: Encoding;
  };

  /** All that is work, from the first letter of the text to the bytes of the response. */
  const answerAnew = async ({ request, record }: Exchange, asked: Asked): Promise<Answer> => {
    const { session, address, payer, text, key, wanted } = asked;
    const { method, headers, url = '' } = request;
    const isGet = method === 'GET';
    const stamp = responseCache.stamp();
    const context = createContext({ record, session, address, charge: payer.charge });
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const body = isGet
      ? undefined
      : await parseBody(text).catch(async (error: unknown) => {
          await payer.charge(0, 'WORK');
          throw error;
        });
    const outcome = await execute({ method: isGet ? 'GET' : 'POST', headers, search, body }, context);
    const maxAgeMs = outcome.status === 200 ? maxAgeMsOf(context) : null;
    const isShared = key !== null && maxAgeMs !== null;
    const made = await encode(outcome, { wanted, isShared, isGet });
    const { operation } = record;
    const { isByEntries, reads } = context.cacheability;
    if (isShared)
      responseCache.put(
        key,
        { ...made, operation },
        { stamp, isByEntries, reads, bytes: 2 * made.body.length, maxAgeMs },
      );
    return { status: outcome.status, made };
  };

  const answerFor = async (exchange: Exchange, caller: Omit<Asked, 'text' | 'key' | 'wanted'>): Promise<Answer> => {
    const { request } = exchange;
    const { payer } = caller;
    payer.refuseSpent({ isSmall: mayBeCached(request) });
    const text = request.method === 'POST' ? await readBody(request) : '';
    const wanted = encodingFor(request);
    const key = cacheKeyOf(request, text, wanted);
    const find = (): Answer | undefined => {
      const cached = key === null ? undefined : responseCache.get(key);
      return cached && { cached };
    };
    const isWanted = (): boolean => !request.socket.destroyed;
    const work = (): Promise<Answer> => answerAnew(exchange, { ...caller, text, key, wanted });
    return admission.run(payer.line, work, { isWanted, find, same: key });
  };

  const respond = async (exchange: Exchange): Promise<void> => {
    const { request, response, record } = exchange;
    refuseOtherPaths(request);
    const method = methodOf(request);
    if (method === 'POST') refuseOtherContent(request);
    if (method === 'POST') refuseCrossSite(request, env.publicUrl);
    const session = await sessions.open(request, response);
    const address = addressKey(addressOf(request));
    const payer = budgets.payerOf(session, address);
    const answer = await answerFor(exchange, { session, address, payer }).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') await admission.mayRefuse(payer.line);
      throw error;
    });
    if (!('cached' in answer)) {
      if (answer.status === STATUS_OF_CODE.RATE_LIMITED) await admission.mayRefuse(payer.line);
      send(exchange, answer.status, answer.made);
      return;
    }
    record.isFromCache = true;
    if (answer.cached.operation !== undefined) record.operation = answer.cached.operation;
    send(exchange, 200, answer.cached);
  };

  return (request, response) => {
    const record = requestLog(request, response, 'graphql');
    respond({ request, response, record }).catch((error: unknown) => {
      if (error instanceof ClientGone || error instanceof NobodyWaits) {
        response.destroy();
        return;
      }
      const headers = Object.entries({ ...securityHeaders, ...record.headers });
      if (!response.headersSent) for (const [name, value] of headers) response.setHeader(name, value);
      record.codes = [sendError(response, error, { requestId: record.requestId, logger })];
    });
  };
}
