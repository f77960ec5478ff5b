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
    query: async (query, variables, { isOwn = isOwnPage } = {}) => {
      const asked = { query, variables };
      const held = isOwn ? client.readQuery(asked) : null;
      // What others have changed, on another device or at the advisor's, comes behind it; when it does not come, what is shown stays.
      if (held) client.query({ ...asked, fetchPolicy: 'network-only' }).catch(() => undefined);
      const data = held ?? (await markQueryErrors(client.query(asked))).data;
      if (data === undefined) throw new Error('The operation returned no data');
      return data;
    },
  });
}
