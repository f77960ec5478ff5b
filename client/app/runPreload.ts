/** Runs what a page does before it is shown: its data comes into the cache. */
import type { ApolloClient } from '@apollo/client';
import type { Preload, PreloadContext } from '../kernel/page/preload';
import { markQueryErrors } from './errors/queryErrors';

type PageRequest = Omit<PreloadContext, 'query'> & { readonly client: ApolloClient };

export function runPreload(preload: Preload, { client, ...request }: PageRequest): Promise<void> {
  return preload({
    ...request,
    query: async (document, variables) => {
      const { data } = await markQueryErrors(client.query({ query: document, variables }));
      if (data === undefined) throw new Error('The operation returned no data');
      return data;
    },
  });
}
