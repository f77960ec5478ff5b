/** Executes a request: by Apollo Server, or without its pipeline where it has validated the same text before. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { z } from 'zod';
import { AppError } from '../../kernel/errors/AppError.js';
import { sizeError } from '../../kernel/graphql/graphLimits.js';
import type { Operation } from '../../kernel/graphql/operation.js';
import { readingCost } from '../http/workBudgets.js';
import type { Context } from './createContext.js';
import { type OperationRunner, settle } from './operationRunner.js';
import type { ValidatedQueries } from './validatedQueries.js';

export type GraphqlRequest = {
  method: 'GET' | 'POST';
  headers: IncomingHttpHeaders;
  /** Query part of the address, with its question mark. */
  search: string;
  /** Of a POST. */
  body: object | undefined;
};
export type GraphqlOutcome = { status: number; headers: Record<string, string>; text: string };

/** The text of the operation, where the request has one; Apollo refuses what is no text. */
function textOf({ method, search, body }: GraphqlRequest): string {
  const query = method === 'GET' ? new URLSearchParams(search).get('query') : body && 'query' in body && body.query;
  return typeof query === 'string' ? query : '';
}

const persistedRule = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

/** Apollo takes a text whose hash is not the one that came with it for a defect of ours. */
function refuseOtherHash({ method, search, body }: GraphqlRequest, text: string): void {
  const sent = method === 'GET' ? jsonOf(new URLSearchParams(search).get('extensions')) : Object(body).extensions;
  const hash = persistedRule.safeParse(sent).data?.persistedQuery.sha256Hash;
  if (text !== '' && hash !== undefined && hash !== createHash('sha256').update(text).digest('hex'))
    throw new AppError('BAD_USER_INPUT', 'The hash of the persisted query is not that of its text.', {
      field: 'extensions.persistedQuery.sha256Hash',
    });
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export type GraphqlExecutor = (request: GraphqlRequest, context: Context) => Promise<GraphqlOutcome>;

type Deps = {
  apollo: ApolloServer<Context>;
  runner: OperationRunner;
  /** Null where each text is to pass through Apollo's pipeline. */
  validatedQueries: ValidatedQueries | null;
};
type Validated = { operation: Operation; contentType: string };

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export function createGraphqlExecutor({ apollo, runner, validatedQueries }: Deps): GraphqlExecutor {
  /** A query that Apollo has validated and answered before, in a request of which there is nothing to say; null when Apollo is to answer. */
  const validatedBefore = ({ headers: { accept = '' }, body }: GraphqlRequest, context: Context): Validated | null => {
    const operation = body && validatedQueries?.find(body);
    const contentType = validatedQueries?.contentTypeFor(accept);
    if (!operation || contentType === undefined) return null;
    try {
      runner.check(operation, context);
      return { operation, contentType };
    } catch {
      // Apollo's plugin refuses it with the same words.
      return null;
    }
  };

  const runApollo: GraphqlExecutor = async (request, context) => {
    const { method, headers, search, body } = request;
    const text = textOf(request);
    await context.charge(readingCost(text), 'WORK');
    refuseOtherHash(request, text);
    const tooLarge = sizeError(text);
    if (tooLarge) {
      const { message, extensions } = tooLarge;
      context.record.codes = [String(extensions.code)];
      return { status: 400, headers: JSON_HEADERS, text: `${JSON.stringify({ errors: [{ message, extensions }] })}\n` };
    }
    const sent = new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: sent, search, body },
      context: async () => context,
    });
    const { status = 200 } = response;
    if (response.body.kind !== 'complete') throw new Error('Nothing in the schema is delivered in parts.');
    const contentType = response.headers.get('content-type');
    if (status === 200 && contentType !== undefined)
      validatedQueries?.rememberContentType(headers.accept ?? '', contentType);
    return { status, headers: Object.fromEntries(response.headers), text: response.body.string };
  };

  return async (request, context) => {
    const validated = validatedBefore(request, context);
    if (!validated) return runApollo(request, context);
    const { operation, contentType } = validated;
    await runner.charge(operation, context);
    const { result, status = 200, retryAfter } = settle(await runner.run(operation, context), operation, context);
    const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return { status, headers: { 'content-type': contentType, ...retry }, text: `${JSON.stringify(result)}\n` };
  };
}
