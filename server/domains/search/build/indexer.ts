/** Reads the feed and builds a new index when facts in rows or exchange rates changed, or when a status in the old one is out of date. */
import { createTokenCache } from './tokenCache.js';
import type { RefreshReport } from '../indexHolder.js';
import type { Rates } from './bands.js';
import { createRowStore } from './rowStore.js';
import { buildSearchIndex } from './buildSearchIndex.js';
import type { CatalogueFeed } from '../search.ports.js';

export type IndexerOptions = {
  feed: CatalogueFeed;
  rates: ReadRates;
  clock: () => Date;
  /** How long after a build that took so long changes are collected for the next; in milliseconds, 0 when left out. */
  restAfter?: (buildMs: number) => number;
};

/** The exchange rates in force. */
export type ReadRates = () => Rates | Promise<Rates>;

/** Resolves with the new index, or with why there is none: the last one is valid, or it lacks changes that are still collected. Rejects when the feed fails. */
export type Indexer = { refresh(): Promise<RefreshReport> };

export function createIndexer({ feed, rates, clock, restAfter = () => 0 }: IndexerOptions): Indexer {
  const rows = createRowStore();
  const tokens = createTokenCache();
  let validUntil = -Infinity;
  let usedRates = '';
  let restsUntil = -Infinity;
  return {
    async refresh() {
      await rows.refresh(feed, clock().getTime());
      const current = await rates();
      const key = JSON.stringify(current);
      const asOf = clock();
      if (!rows.hasChanges(asOf.getTime()) && key === usedRates && asOf.getTime() < validUntil)
        return { kind: 'unchanged', at: clock().getTime() };
      const begun = performance.now();
      if (begun < restsUntil) return { kind: 'behind' };
      const index = buildSearchIndex(rows.takeSource(), { asOf, rates: current }, tokens);
      const ended = performance.now();
      restsUntil = ended + restAfter(ended - begun);
      validUntil = index.validUntil;
      usedRates = key;
      return { kind: 'built', index, at: clock().getTime() };
    },
  };
}
