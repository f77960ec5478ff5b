import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache';
import { requestLink } from './requestLink';

/** The browser's client: it starts from what the server has read, and asks /graphql for everything else. */
export const createBrowserClient = (state: NormalizedCacheObject, onSignedOut: () => void) =>
  new ApolloClient({
    cache: createCache().restore(state),
    // Without the library's version in each request: a new version would split every cache on the way.
    link: requestLink(onSignedOut),
    enhancedClientAwareness: { transport: false },
  });
