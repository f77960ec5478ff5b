/** Makes the hooks that codegen writes beside each operation: variables are required exactly when the operation requires them. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';

type OptionsOf<V, O> = Record<string, never> extends V ? [options?: O] : [options: O & { variables: V }];

/** Data is whole or not there: nothing here asks for partial data, and GraphQL 16 knows no @defer. */
type CompleteResult<D, V extends OperationVariables> = useQuery.Result<D, V, 'empty' | 'complete'>;

export const queryHook =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (...[options]: OptionsOf<V, Omit<useQuery.Options<D, V>, 'variables'> & { variables?: V }>): CompleteResult<D, V> =>
    useQuery<D, V>(document, options as useQuery.Options<D, V>) as CompleteResult<D, V>;

export const mutationHook =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (options?: useMutation.Options<D, V>) =>
    useMutation<D, V>(document, options);
