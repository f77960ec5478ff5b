/** Runs what a page does before it is shown: its data comes into the cache. */
import type { ApolloClient } from '@apollo/client';
import type { Preload, PreloadContext } from '../kernel/page/preload';
import { markQueryErrors } from './errors/queryErrors';

type PageRequest = Omit<PreloadContext, 'query'> & {
  readonly client: ApolloClient;
  /** Whether only people who are signed in see the page. */
  readonly isOwn: boolean;
};

export function runPreload(preload: Preload, { client, isOwn: isOwnPage, ...request }: PageRequest): Promise<void> {
  return preload({
    ...request,
    query: async (document, variables, { isOwn = isOwnPage } = {}) => {
      const held = isOwn ? client.readQuery({ query: document, variables }) : null;
      if (held) {
        // What others have changed, on another device or at the advisor's, comes behind it; when it does not come, what is shown stays.
        client.query({ query: document, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
        return held;
      }
      const { data } = await markQueryErrors(client.query({ query: document, variables }));
      if (data === undefined) throw new Error('The operation returned no data');
      return data;
    },
  });
}
