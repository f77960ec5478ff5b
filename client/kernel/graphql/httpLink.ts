import { ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { errorLink } from './errorLink';
import { freshnessLink } from './freshnessLink';
import { sessionRefreshGate } from './sessionRefreshGate';

type Options = {
  /** When the page was loaded: the session was fresh then. In milliseconds since 1970. */
  readonly startedAt: number;
  readonly onSignedOut: () => void;
};

export const createHttpLink = ({ startedAt, onSignedOut }: Options) =>
  ApolloLink.from([
    errorLink(onSignedOut),
    freshnessLink(),
    new HttpLink({ uri: '/graphql', fetch: sessionRefreshGate({ startedAt }) }),
  ]);
