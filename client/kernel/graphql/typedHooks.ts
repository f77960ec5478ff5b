/** Makes the hooks that codegen writes beside each operation: variables are required exactly when the operation requires them. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { use } from 'react';
import { type CompleteResult, PageAnswersContext, type QueryOptions } from './answers';

type OptionsOf<V, O> = Record<string, never> extends V ? [options?: O] : [options: O & { variables: V }];

export const queryHook =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (...[options]: OptionsOf<V, QueryOptions<D, V>>): CompleteResult<D, V> => {
    const answers = use(PageAnswersContext);
    // Provided or not for the whole life of a page.
    if (answers) return answers.resultOf(document, (options ?? {}) as QueryOptions<D, V>);
    return useQuery<D, V>(document, options as useQuery.Options<D, V>) as CompleteResult<D, V>;
  };

export const mutationHook =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (options?: useMutation.Options<D, V>) =>
    useMutation<D, V>(document, options);
