/** Answers that a page has before it is drawn. On the server its hooks read them as they came; in the browser nothing provides any, and the hooks ask the cache. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { useQuery } from '@apollo/client/react';
import { createContext } from 'react';

/** Data is whole or not there: nothing here asks for partial data, and GraphQL 16 knows no @defer. */
export type CompleteResult<D, V extends OperationVariables> = useQuery.Result<D, V, 'empty' | 'complete'>;
export type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'variables'> & {
  variables?: V;
};

export type Answers = {
  /** What `useQuery` says in the browser's first render, where the same answer is in the cache. */
  readonly resultOf: <D, V extends OperationVariables>(
    document: TypedDocumentNode<D, V>,
    options: QueryOptions<D, V>,
  ) => CompleteResult<D, V>;
};

const PageAnswersContext = createContext<Answers | null>(null);

export const PageAnswersProvider = PageAnswersContext.Provider;
export { PageAnswersContext };
