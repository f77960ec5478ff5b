/**
 * The short way to the graph: what our own pages send is answered on node:http, before Express, and public answers of the last moments from memory.
 * Everything unusual (other methods, kinds of content, encodings, sizes, foreign origins) takes the long way (graphRoute.ts), which alone decides on it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Env } from '../../kernel/env.js';
import { sendCode, sendError } from '../../kernel/errors/answerError.js';
import type { Logger } from '../../kernel/logger.js';
import { hasCredentials } from '../../kernel/session/cookies.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { addressKey, type QuickRateLimiter, type RateVerdict } from '../../kernel/redis/createRateLimiter.js';
import { type AnswerCache, isVisitor } from './responseCache.js';
import { type Context, type CreateContext, isForEveryone } from './createContext.js';
import { changesByGet } from './graphRoute.js';
import { entityTag, isHeldBy } from '../http/entityTag.js';
import type { KnownOperations } from './validatedQueryCache.js';
import {
  compressed,
  type Encoding,
  encodingFor,
  type FlatHeaders,
  headersSetBy,
  WORTH_COMPRESSING,
} from '../http/httpEncoding.js';
import { isForeign } from '../http/refuseCrossSite.js';
import { beginRequest } from '../http/requestLog.js';
import { dataHeaders } from '../http/securityHeaders.js';

const LARGEST_BODY = 100 * 1024;
/** Longer requests are answered, not remembered. */
const MAX_K_LENGTHEY = 8192;

/** The body as bytes: a text with Vietnamese letters would be encoded anew by each write. */
export type GraphAnswer = { headers: FlatHeaders; body: Buffer; tag: string };

export type GraphDoorDeps = {
  apollo: ApolloServer<Context>;
  known: KnownOperations;
  env: Env;
  logger: Logger;
  limitAnonymous: QuickRateLimiter;
  createContext: CreateContext;
  sessions: Pick<Sessions, 'open' | 'forVisitor'>;
  answers: AnswerCache<GraphAnswer>;
  isStopping: () => boolean;
  addressOf: (request: IncomingMessage) => string;
};

/** Whether the request was taken. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean;

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const isPlainPost = ({ url, headers }: IncomingMessage): boolean =>
  url === '/graphql' &&
  JSON_TYPE.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length']) <= LARGEST_BODY;

/** A header that a page of another site cannot send without asking first. */
const isPlainGet = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/graphql?') && url.length <= MAX_K_LENGTHEY && JSON_TYPE.test(headers['content-type'] ?? '');

const EXEMPT: RateVerdict = { isAllowed: true, retryAfter: 0 };
/** The limit of an address is for those who are not known; while sessions cannot be read it would only make the wait longer. */
const isSignedIn = (session: RequestSession): boolean => session.isAway || session.viewer !== null;

type Taken = { text: (body: string) => void; failed: (error: unknown) => void };

/** Calls instead of promises: what is kept is sent in the same turn. */
function readBody(request: IncomingMessage, { text, failed }: Taken): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => void chunks.push(chunk));
  request.on('end', () =>
    text((chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)).toString('utf8')),
  );
  request.on('error', failed);
}

function parseBody(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

/** Everything that an answer for everyone depends on; null for who has a session. */
function keyOf(request: IncomingMessage, text: string): string | null {
  if (!isVisitor(request) || text.length > MAX_K_LENGTHEY) return null;
  const { method, headers, url } = request;
  return `${method} ${encodingFor(headers['accept-encoding'])} ${headers.accept ?? ''}\n${method === 'GET' ? url : text}`;
}

type Request = {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  text: string;
  session: RequestSession;
  address: () => string;
};

export function graphDoor({
  apollo,
  known,
  env,
  logger,
  limitAnonymous,
  createContext,
  sessions,
  answers,
  isStopping,
  addressOf,
}: GraphDoorDeps): Door {
  const always = headersSetBy([dataHeaders(env)]);

  const send = ({ response, requestId }: Request, { headers, body }: GraphAnswer, status: number): void => {
    const head = ['x-request-id', requestId, ...headers];
    if (status !== 304) head.push('content-length', String(body.length));
    if (isStopping()) head.push('connection', 'close');
    response.writeHead(status, head);
    response.end(status === 304 ? undefined : body);
  };

  const sendKept = (asked: Request, answer: GraphAnswer): void => {
    const isHeld = asked.request.method === 'GET' && isHeldBy(asked.request.headers, answer.tag);
    send(asked, answer, isHeld ? 304 : 200);
  };

  const refuse = ({ response, requestId }: Request, say: () => void): void => {
    for (let index = 0; index < always.length; index += 2)
      response.setHeader(always[index] ?? '', always[index + 1] ?? '');
    response.setHeader('x-request-id', requestId);
    say();
  };

  const headersOf = (
    { method }: IncomingMessage,
    head: HeaderMap,
    { tag, encoding, isLong }: { tag: string; encoding: Encoding; isLong: boolean },
  ): FlatHeaders => {
    const isNamed = method === 'GET' && tag !== '';
    const flat = [
      ...always,
      'content-type',
      head.get('content-type') ?? 'application/json; charset=utf-8',
      'cache-control',
      isNamed ? 'private, no-cache' : 'no-store',
    ];
    if (isNamed) flat.push('etag', tag);
    if (isLong) flat.push('vary', 'Accept-Encoding');
    if (encoding !== 'identity') flat.push('content-encoding', encoding);
    for (const name of ['retry-after', 'allow']) {
      const value = head.get(name);
      if (value !== undefined) flat.push(name, value);
    }
    return flat;
  };

  /** The answer as Apollo gives it, by the short way where that leads. */
  const ask = async (
    { request: { method = 'POST', headers, url = '' } }: Request,
    body: object | undefined,
    contextValue: Context,
  ): Promise<{ head: HeaderMap; status: number; plain: string }> => {
    const accept = headers.accept ?? '';
    const contentType = known.contentTypeFor(accept);
    const short = body === undefined || contentType === undefined ? null : await known.answer(body, contextValue);
    if (short !== null && contentType !== undefined)
      return { head: new HeaderMap([['content-type', contentType]]), status: 200, plain: short };
    const sent = new HeaderMap([
      ['content-type', 'application/json'],
      ...(headers.accept === undefined ? [] : [['accept', headers.accept] as const]),
    ]);
    const {
      headers: head,
      status = 200,
      body: result,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: sent, body, search: url.slice('/graphql'.length) },
      context: async () => contextValue,
    });
    if (result.kind !== 'complete') throw new Error('An answer in parts was not asked for');
    const given = head.get('content-type');
    if (status === 200 && given !== undefined) known.rememberContentType(accept, given);
    return { head, status, plain: result.string };
  };

  const make = async (asked: Request, key: string | null): Promise<void> => {
    const { request, response, text } = asked;
    const body = request.method === 'GET' ? undefined : parseBody(text);
    if (body === null)
      return refuse(asked, () =>
        sendError(response, { status: 400, code: 'BAD_REQUEST', message: 'The request cannot be read.' }),
      );
    const marker = answers.marker();
    const contextValue = createContext(asked);
    const { head, status, plain } = await ask(asked, body, contextValue);
    const isLong = plain.length >= WORTH_COMPRESSING;
    const encoding = isLong ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const isShared = key !== null && status === 200 && isForEveryone(contextValue);
    const tag = isShared ? entityTag(plain, encoding) : '';
    const bytes = Buffer.from(plain);
    const made: GraphAnswer = {
      headers: headersOf(request, head, { tag, encoding, isLong }),
      body: encoding === 'identity' ? bytes : await compressed(bytes, encoding),
      tag,
    };
    if (!isShared) return send(asked, made, status);
    answers.put(key, made, { marker, bytes: 2 * made.body.length });
    sendKept(asked, made);
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = beginRequest(request, response, logger);
    const failed = (error: unknown): void => {
      logger.error({ err: error }, 'a request of the graph failed');
      if (response.headersSent || request.destroyed) response.destroy();
      else sendCode(response, 'INTERNAL_SERVER_ERROR');
    };
    const answerAs = ({ isAllowed, retryAfter }: RateVerdict, asked: Request): void => {
      if (!isAllowed) return refuse(asked, () => sendCode(response, 'RATE_LIMITED', { retryAfter }));
      const key = keyOf(request, asked.text);
      const kept = key === null ? undefined : answers.get(key);
      if (kept) sendKept(asked, kept);
      else make(asked, key).catch(failed);
    };
    const judge = (asked: Request, isExempt: boolean): void => {
      // Behind a proxy a connection carries the requests of many.
      const verdict = isExempt
        ? EXEMPT
        : env.trustProxy === 0
          ? limitAnonymous.atOnce(request.socket, asked.address)
          : undefined;
      if (verdict) answerAs(verdict, asked);
      else
        limitAnonymous(asked.address())
          .then(late => answerAs(late, asked))
          .catch(failed);
    };
    const take = (text: string): void => {
      try {
        const address = () => addressKey(addressOf(request));
        const asked = { request, response, requestId, text, session: sessions.forVisitor(request, response), address };
        if (hasCredentials(request)) {
          sessions
            .open(request, response)
            .then(session => judge({ ...asked, session }, isSignedIn(session)))
            .catch(failed);
        } else judge(asked, false);
      } catch (error) {
        failed(error);
      }
    };
    if (request.method === 'GET') take('');
    else readBody(request, { text: take, failed });
  };

  const isReadByGet = (request: IncomingMessage): boolean => {
    if (request.method !== 'GET' || !isPlainGet(request)) return false;
    const key = keyOf(request, '');
    return (key !== null && answers.get(key) !== undefined) || !changesByGet(request.url ?? '');
  };

  return (request, response) => {
    const isOurs =
      request.method === 'POST' ? isPlainPost(request) && !isForeign(request, env.publicUrl) : isReadByGet(request);
    if (isOurs) answer(request, response);
    return isOurs;
  };
}
