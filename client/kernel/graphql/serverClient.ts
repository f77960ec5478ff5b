import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { from } from 'rxjs';
import type { RenderDeps } from '../../../schema/site/renderContract';
import { createCache } from './cache';

/** One client a page: operations are executed in the same process, and the filled cache travels with the page. */
export function createServerClient(execute: RenderDeps['execute']) {
  async function answer({ query: document, variables, operationName }: ApolloLink.Operation): Promise<ApolloLink.Result> {
    const { data = null, errors } = await execute({ document, variables, operationName });
    return errors ? { data, errors: errors.map(error => error.toJSON()) } : { data };
  }
  const cache = createCache();
  const client = new ApolloClient({ cache, link: new ApolloLink(operation => from(answer(operation))), ssrMode: true });
  return { client, readState: (): NormalizedCacheObject => cache.extract() };
}
