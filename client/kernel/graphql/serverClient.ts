import { ApolloClient, ApolloLink, Observable, type NormalizedCacheObject } from '@apollo/client';
import type { RenderDeps } from '../../../schema/site/renderContract';
import { createCache } from './cache';

/** One client a page: operations are executed in the same process, and the filled cache travels with the page. */
export function createServerClient(execute: RenderDeps['execute']) {
  const link = new ApolloLink(
    ({ query: document, variables, operationName }) =>
      new Observable(observer => {
        execute({ document, variables, operationName }).then(
          ({ data = null, errors }) => {
            observer.next(errors ? { data, errors: errors.map(error => error.toJSON()) } : { data });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  const cache = createCache();
  return { client: new ApolloClient({ cache, link, ssrMode: true }), readState: (): NormalizedCacheObject => cache.extract() };
}
