import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache';
import { errorLink } from './errorLink';
import { sessionRefreshGate } from './sessionRefreshGate';

/** The browser's client: it starts from what the server has read, and asks /graphql for everything else. */
export const createBrowserClient = (state: NormalizedCacheObject, onSignedOut: () => void) =>
  new ApolloClient({
    cache: createCache().restore(state),
    // Without the library's version in each request: a new version would split every cache on the way.
    link: ApolloLink.from([errorLink(onSignedOut), new HttpLink({ uri: '/graphql', fetch: sessionRefreshGate() })]),
    enhancedClientAwareness: { transport: false },
  });
