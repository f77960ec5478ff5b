/** Answers that a page has before it is drawn. On the server its hooks read them as they came; in the browser nothing provides any, and the hooks ask the cache. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext } from 'react';

export type Answers = {
  /** Undefined when the operation was not asked with these variables. */
  readonly read: <D, V extends OperationVariables>(
    document: TypedDocumentNode<D, V>,
    variables: OperationVariables,
  ) => D | undefined;
};

const PageAnswersContext = createContext<Answers | null>(null);

export const PageAnswersProvider = PageAnswersContext.Provider;
export { PageAnswersContext };
