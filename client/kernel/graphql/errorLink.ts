/** Notices that the session has ended, in both shapes of a 401: the graph's UNAUTHENTICATED, and whatever a proxy answers with that status. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

const UNAUTHORIZED = 401;

export const isSignedOut = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === UNAUTHORIZED;

/** The failed call is rejected to its caller all the same. */
export const errorLink = (onSignedOut: () => void) =>
  new ErrorLink(({ error }) => {
    if (isSignedOut(error)) onSignedOut();
  });
