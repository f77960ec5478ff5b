/** Makes the hooks that codegen writes beside each operation: variables are required exactly when the operation requires them. */
import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { use } from 'react';
import { type Answers, PageAnswersContext } from './answers';

type OptionsOf<V, O> = Record<string, never> extends V ? [options?: O] : [options: O & { variables: V }];

/** Data is whole or not there: nothing here asks for partial data, and GraphQL 16 knows no @defer. */
type CompleteResult<D, V extends OperationVariables> = useQuery.Result<D, V, 'empty' | 'complete'>;
type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'variables'> & { variables?: V };

/** What `useQuery` says in the browser's first render, where the same answer is in the cache. Nothing is ever pressed on the server. */
function readAnswer<D, V extends OperationVariables>(
  answers: Answers,
  document: TypedDocumentNode<D, V>,
  { variables, skip, fetchPolicy }: QueryOptions<D, V>,
): CompleteResult<D, V> {
  const mayBeKnown = !skip && fetchPolicy !== 'network-only' && fetchPolicy !== 'no-cache';
  const data = mayBeKnown ? answers.read(document, variables ?? {}) : undefined;
  const isWaiting = !skip && fetchPolicy !== 'standby' && data === undefined;
  const networkStatus = isWaiting ? NetworkStatus.loading : NetworkStatus.ready;
  const result: object = {
    data,
    dataState: data === undefined ? 'empty' : 'complete',
    loading: isWaiting,
    networkStatus,
    error: undefined,
    previousData: undefined,
    variables,
  };
  return result as CompleteResult<D, V>;
}

export const queryHook =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (...[options]: OptionsOf<V, QueryOptions<D, V>>): CompleteResult<D, V> => {
    const answers = use(PageAnswersContext);
    // Provided or not for the whole life of a page.
    if (answers) return readAnswer<D, V>(answers, document, (options ?? {}) as QueryOptions<D, V>);
    return useQuery<D, V>(document, options as useQuery.Options<D, V>) as CompleteResult<D, V>;
  };

export const mutationHook =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (options?: useMutation.Options<D, V>) =>
    useMutation<D, V>(document, options);
