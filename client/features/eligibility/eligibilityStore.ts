/** The viewer's chances in the programs of a page: those that are drawn together are asked for together, and each is kept for a short while. */
import type { ApolloClient } from '@apollo/client';
import type { Chance_WholeFragment } from '../../kernel/fit/Chance.gql';
import type { Masked } from '../../kernel/graphql/masked';
import { MyEligibilityDocument, type MyEligibilityQuery } from './MyEligibility.gql';

/** `value` is null for a program that is not known. */
export type Fit = { readonly value: Masked<Chance_WholeFragment> | null; readonly hasFailed: boolean };

type Entry = { fit: Fit | null; askedAt: number; readonly listeners: Set<() => void> };
type Deps = {
  readonly ask: (programIds: readonly string[]) => Promise<MyEligibilityQuery['myEligibility']>;
  readonly now: () => number;
};

/** A profile that was changed in another tab shows after so long at the next page. */
const FRESH_MS = 30_000;
/** As many as the graph takes at once. */
const MAX_ASKED = 50;

export function createEligibilityStore({ ask, now }: Deps) {
  const entries = new Map<string, Entry>();
  let waiting: string[] = [];

  const entryOf = (id: string): Entry => {
    const entry = entries.get(id) ?? { fit: null, askedAt: -Infinity, listeners: new Set() };
    entries.set(id, entry);
    return entry;
  };
  const settle = (ids: readonly string[], fitOf: (id: string) => Fit): void => {
    for (const id of ids) {
      const entry = entryOf(id);
      entry.fit = fitOf(id);
      for (const listener of entry.listeners) listener();
    }
  };
  const send = async (ids: readonly string[]): Promise<void> => {
    try {
      const found = new Map((await ask(ids)).map(({ programId, chance }) => [programId, chance]));
      settle(ids, id => ({ value: found.get(id) ?? null, hasFailed: false }));
    } catch {
      // The error link has said what there is to say; what was known stays.
      settle(ids, id => ({ value: entryOf(id).fit?.value ?? null, hasFailed: true }));
    }
  };
  const flush = (): void => {
    const ids = waiting;
    waiting = [];
    for (let place = 0; place < ids.length; place += MAX_ASKED) void send(ids.slice(place, place + MAX_ASKED));
  };

  return {
    read: (id: string): Fit | null => entryOf(id).fit,
    want: (id: string): void => {
      const entry = entryOf(id);
      if (now() - entry.askedAt < FRESH_MS && !entry.fit?.hasFailed) return;
      entry.askedAt = now();
      if (waiting.length === 0) setTimeout(flush);
      if (!waiting.includes(id)) waiting.push(id);
    },
    subscribe: (id: string, listener: () => void): (() => void) => {
      const { listeners } = entryOf(id);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Store = ReturnType<typeof createEligibilityStore>;
const stores = new WeakMap<ApolloClient, Store>();

/** One for each client, and so for each person. */
export function storeOf(client: ApolloClient): Store {
  const known = stores.get(client);
  if (known) return known;
  const ask: Deps['ask'] = async programIds => {
    const { data } = await client.query({
      query: MyEligibilityDocument,
      variables: { programIds: [...programIds] },
      fetchPolicy: 'no-cache',
    });
    return data?.myEligibility ?? [];
  };
  const store = createEligibilityStore({ ask, now: Date.now });
  stores.set(client, store);
  return store;
}
