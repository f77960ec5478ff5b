/**
 * The client of one page on the server: operations are executed in the same process, their answers are read as they came, and travel with the page in
 * the form of the browser's cache. A cache of the library for each page cost more than drawing it (server/bench/README.md).
 */
import { ApolloClient, ApolloLink, NetworkStatus, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { canonicalStringify } from '@apollo/client/utilities';
import { type DocumentNode, getOperationAST } from 'graphql';
import type { RenderDeps } from '../../../schema/site/renderContract';
import type { Answers, QueryOptions } from './answers';
import { createCache } from './cache';
import { type Answer, normalizedState } from './normalizedState';

/** Shared by all pages and always empty: nothing is written into it. */
const cache = createCache();

/** The same document for the same operation, so that the server compiles it once. */
const withTypenames = (document: DocumentNode): DocumentNode => cache.transformDocument(document);

type AnyOptions = { readonly [Name in keyof QueryOptions<unknown, OperationVariables>]?: unknown };
type Asked = { readonly query: DocumentNode; readonly variables?: OperationVariables };

/** Components may hold it; of what it can do, only `query` is used while a page is made. */
class PageClient extends ApolloClient {
  constructor(override readonly query: ApolloClient['query']) {
    super({ cache, link: ApolloLink.empty(), ssrMode: true });
  }
}

/** Nothing is ever pressed on the server. */
function resultOf(
  { variables, skip, fetchPolicy }: AnyOptions,
  read: (variables: OperationVariables) => unknown,
): object {
  const mayBeKnown = !skip && fetchPolicy !== 'network-only' && fetchPolicy !== 'no-cache';
  const data = mayBeKnown ? read((variables ?? {}) as OperationVariables) : undefined;
  const isWaiting = !skip && fetchPolicy !== 'standby' && data === undefined;
  return {
    data,
    dataState: data === undefined ? 'empty' : 'complete',
    loading: isWaiting,
    networkStatus: isWaiting ? NetworkStatus.loading : NetworkStatus.ready,
    error: undefined,
    previousData: undefined,
    variables,
  };
}

export function createServerClient(execute: RenderDeps['execute']) {
  const asked = new Map<DocumentNode, Map<string, Promise<Answer>>>();
  const answers = new Map<DocumentNode, Map<string, Answer>>();

  const answer = async (document: DocumentNode, variables: OperationVariables): Promise<Answer> => {
    const { data = null, errors } = await execute({
      document,
      variables,
      operationName: getOperationAST(document)?.name?.value,
    });
    if (errors?.length) throw new CombinedGraphQLErrors({ data, errors });
    return { document, variables, data };
  };

  const query = async ({ query: source, variables = {} }: Asked): Promise<{ data: unknown }> => {
    const document = withTypenames(source);
    const key = canonicalStringify(variables);
    const ofDocument = asked.get(document) ?? new Map<string, Promise<Answer>>();
    asked.set(document, ofDocument);
    const asking = ofDocument.get(key) ?? answer(document, variables);
    ofDocument.set(key, asking);
    const known = await asking;
    answers.set(document, (answers.get(document) ?? new Map<string, Answer>()).set(key, known));
    return { data: known.data };
  };

  const read = (source: DocumentNode, variables: OperationVariables) =>
    answers.get(withTypenames(source))?.get(canonicalStringify(variables))?.data;
  return {
    client: new PageClient(query),
    answers: { resultOf: (document, options) => resultOf(options, read.bind(null, document)) } as Answers,
    readState: () => normalizedState([...answers.values()].flatMap(known => [...known.values()])),
  };
}
