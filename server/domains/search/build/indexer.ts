/** Follows the feed and builds a new index when something changed, or when time made a judgement of the old one untrue. */
import { createBuildMemory } from './tokenCache.js';
import type { SearchIndex } from './searchIndex.js';
import type { Rates } from './indexParts.js';
import { createRowStore } from './rowStore.js';
import { buildSearchIndex } from './buildSearchIndex.js';
import type { CatalogueFeed } from '../search.ports.js';

export type IndexerOptions = { feed: CatalogueFeed; rates: Rates; clock: () => Date };

/** Answers the new index, or null when the last one still holds. Fails when the feed does. */
export type Indexer = { refresh(): Promise<SearchIndex | null> };

export function createIndexer({ feed, rates, clock }: IndexerOptions): Indexer {
  const rows = createRowStore();
  const memory = createBuildMemory();
  let validUntil = -Infinity;
  return {
    async refresh() {
      await rows.refresh(feed, clock().getTime());
      const asOf = clock();
      if (!rows.hasNews() && asOf.getTime() < validUntil) return null;
      const index = buildSearchIndex(rows.takeSource(), { asOf, rates }, memory);
      validUntil = index.validUntil;
      return index;
    },
  };
}
