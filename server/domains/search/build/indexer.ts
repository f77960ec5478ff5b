/** Reads the feed and builds a new index when rows or exchange rates changed, or when a status in the old one is out of date. */
import { createTokenCache } from './tokenCache.js';
import type { SearchIndex } from './searchIndex.js';
import type { Rates } from './bands.js';
import { createRowStore } from './rowStore.js';
import { buildSearchIndex } from './buildSearchIndex.js';
import type { CatalogueFeed } from '../search.ports.js';

export type IndexerOptions = { feed: CatalogueFeed; rates: ReadRates; clock: () => Date };

/** The exchange rates in force. */
export type ReadRates = () => Rates | Promise<Rates>;

/** Resolves with the new index, or null when the last one is still valid. Rejects when the feed fails. */
export type Indexer = { refresh(): Promise<SearchIndex | null> };

export function createIndexer({ feed, rates, clock }: IndexerOptions): Indexer {
  const rows = createRowStore();
  const tokens = createTokenCache();
  let validUntil = -Infinity;
  let usedRates = '';
  return {
    async refresh() {
      await rows.refresh(feed, clock().getTime());
      const current = await rates();
      const key = JSON.stringify(current);
      const asOf = clock();
      if (!rows.hasChanges() && key === usedRates && asOf.getTime() < validUntil) return null;
      const index = buildSearchIndex(rows.takeSource(), { asOf, rates: current }, tokens);
      validUntil = index.validUntil;
      usedRates = key;
      return index;
    },
  };
}
