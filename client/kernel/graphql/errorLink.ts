/** Notices that the session has ended, in both shapes of a 401: the graph's UNAUTHENTICATED, and whatever a proxy answers with that status. */
import { ErrorLink } from '@apollo/client/link/error';
import { isSignedOut } from './failureOf';

/** The failed call is rejected to its caller all the same. */
export const errorLink = (onSignedOut: () => void) =>
  new ErrorLink(({ error }) => {
    if (isSignedOut(error)) onSignedOut();
  });
