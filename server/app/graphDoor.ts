/**
 * The short way to the graph: what our own pages send is answered on node:http, before Express, and public answers of the last moments from memory.
 * Everything unusual (other methods, kinds of content, encodings, sizes, foreign origins) takes the long way (graphRoute.ts), which alone decides on it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Env } from '../kernel/env.js';
import { sendCode, sendError } from '../kernel/errors/answerError.js';
import type { Logger } from '../kernel/logger.js';
import { addressKey, type RateLimiter } from '../kernel/redis/createRateLimiter.js';
import { type AnswerCache, isVisitor } from './answerCache.js';
import { type Context, type CreateContext, isForEveryone } from './createContext.js';
import { changesByGet } from './graphRoute.js';
import { entityTag, isHeldBy } from './entityTag.js';
import { compressed, type Encoding, encodingFor, type FlatHeaders, headersSetBy, WORTH_COMPRESSING } from './prepared.js';
import { isForeign } from './refuseCrossSite.js';
import { beginRequest } from './requestLog.js';
import { dataHeaders } from './securityHeaders.js';

const LARGEST_BODY = 100 * 1024;
/** Longer requests are answered, not remembered. */
const LONGEST_KEY = 8192;

/** A plain body stays a string: head and body then leave in one write. */
export type GraphAnswer = { headers: FlatHeaders; body: Buffer | string; length: number; tag: string };

export type GraphDoorDeps = {
  apollo: ApolloServer<Context>;
  env: Env;
  logger: Logger;
  limitAnonymous: RateLimiter;
  createContext: CreateContext;
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
const isPlainGet = ({ url = '', headers }: IncomingMessage): boolean => url.startsWith('/graphql?') && url.length <= LONGEST_KEY && JSON_TYPE.test(headers['content-type'] ?? '');

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => resolve((chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)).toString('utf8')));
    request.on('error', reject);
  });
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
  if (!isVisitor(request) || text.length > LONGEST_KEY) return null;
  const { method, headers, url } = request;
  return `${method} ${encodingFor(headers['accept-encoding'])} ${headers.accept ?? ''}\n${method === 'GET' ? url : text}`;
}

export function graphDoor({ apollo, env, logger, limitAnonymous, createContext, answers, isStopping, addressOf }: GraphDoorDeps): Door {
  const always = headersSetBy([dataHeaders(env)]);

  const send = (response: ServerResponse, { headers, body, length: size }: GraphAnswer, { requestId, status }: { requestId: string; status: number }): void => {
    const closing = isStopping() ? ['connection', 'close'] : [];
    const length = status === 304 ? [] : ['content-length', String(size)];
    response.writeHead(status, [...always, 'x-request-id', requestId, ...headers, ...length, ...closing]);
    response.end(status === 304 ? undefined : body);
  };

  const sendKept = (request: IncomingMessage, response: ServerResponse, { answer, requestId }: { answer: GraphAnswer; requestId: string }): void => {
    const isKnown = request.method === 'GET' && isHeldBy(request.headers, answer.tag);
    send(response, answer, { requestId, status: isKnown ? 304 : 200 });
  };

  const headersOf = ({ method }: IncomingMessage, head: HeaderMap, { tag, encoding, isLong }: { tag: string; encoding: Encoding; isLong: boolean }): FlatHeaders => {
    const flat = ['content-type', head.get('content-type') ?? 'application/json; charset=utf-8', 'cache-control', method === 'GET' && tag !== '' ? 'private, no-cache' : 'no-store'];
    if (method === 'GET' && tag !== '') flat.push('etag', tag);
    if (isLong) flat.push('vary', 'Accept-Encoding');
    if (encoding !== 'identity') flat.push('content-encoding', encoding);
    for (const name of ['retry-after', 'allow']) {
      const value = head.get(name);
      if (value !== undefined) flat.push(name, value);
    }
    return flat;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = beginRequest(request, response, logger);
    const refuse = (say: () => void): void => {
      for (let index = 0; index < always.length; index += 2) response.setHeader(always[index] ?? '', always[index + 1] ?? '');
      response.setHeader('x-request-id', requestId);
      say();
    };
    const { method = 'POST', headers, url = '' } = request;
    const [text, { isAllowed, retryAfter }] = await Promise.all([method === 'GET' ? '' : readBody(request), limitAnonymous(addressKey(addressOf(request)))]);
    if (!isAllowed) return refuse(() => sendCode(response, 'RATE_LIMITED', { retryAfter }));

    const key = keyOf(request, text);
    const kept = key === null ? undefined : answers.get(key);
    if (kept) return sendKept(request, response, { answer: kept, requestId });

    const wanted = encodingFor(headers['accept-encoding']);
    const body = method === 'GET' ? undefined : parseBody(text);
    if (body === null) return refuse(() => sendError(response, { status: 400, code: 'BAD_REQUEST', message: 'The request cannot be read.' }));
    const marker = answers.marker();
    const contextValue = createContext({ requestId });
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: new HeaderMap([['content-type', 'application/json'], ...(headers.accept === undefined ? [] : [['accept', headers.accept] as const])]), body, search: url.slice('/graphql'.length) },
      context: async () => contextValue,
    });
    if (result.body.kind !== 'complete') throw new Error('An answer in parts was not asked for');
    const plain = result.body.string;
    const isLong = plain.length >= WORTH_COMPRESSING;
    const encoding = isLong ? wanted : 'identity';
    const isShared = key !== null && (result.status ?? 200) === 200 && isForEveryone(contextValue);
    const tag = isShared ? entityTag(plain, encoding) : '';
    const sent = encoding === 'identity' ? plain : await compressed(Buffer.from(plain), encoding);
    const made: GraphAnswer = { headers: headersOf(request, result.headers, { tag, encoding, isLong }), body: sent, length: Buffer.byteLength(sent), tag };
    if (!isShared) return send(response, made, { requestId, status: result.status ?? 200 });
    answers.put(key, made, { marker, bytes: 2 * made.length });
    sendKept(request, response, { answer: made, requestId });
  };

  const isReadByGet = (request: IncomingMessage): boolean => {
    if (request.method !== 'GET' || !isPlainGet(request)) return false;
    const key = keyOf(request, '');
    return (key !== null && answers.get(key) !== undefined) || !changesByGet(request.url ?? '');
  };

  return (request, response) => {
    const isOurs = request.method === 'POST' ? isPlainPost(request) && !isForeign(request, env.publicUrl) : isReadByGet(request);
    if (!isOurs) return false;
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'a request of the graph failed');
      if (response.headersSent || request.destroyed) response.destroy();
      else sendCode(response, 'INTERNAL_SERVER_ERROR');
    });
    return true;
  };
}
