/**
 * Reads what the served page shows from the cache before it is taken over, each operation in a task of its own. The cache remembers what it has read. Within the
 * first render, which cannot be interrupted there, reading would be the longest task of the load, and a tap would wait for it.
 */
import type { ApolloClient } from '@apollo/client';
import type { Preload, PreloadContext } from '../kernel/page/preload';

const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** What did not come with the page ends it: that is asked for once the page is drawn. */
export const readAhead = (client: ApolloClient, preload: Preload, page: Omit<PreloadContext, 'query'>): Promise<void> =>
  preload({
    ...page,
    query: async (query, variables) => {
      await nextTask();
      // Null where the page came without it, which ends the preload as soon as that looks into it.
      return client.readQuery({ query, variables, optimistic: true }) as never;
    },
  }).then(nextTask, nextTask);
