/** Reads the feed and builds a new index when facts in rows or exchange rates changed, or when a status in the old one is out of date. */
import { createTokenCache } from './tokenCache.js';
import type { RefreshReport } from '../indexHolder.js';
import type { Rates } from './bands.js';
import type { IndexSource } from './indexSource.js';
import { areRowsOf } from './keptRows.js';
import { createRowStore } from './rowStore.js';
import { buildSearchIndex } from './buildSearchIndex.js';
import type { SearchIndex } from './searchIndex.js';
import type { CatalogueFeed, CatalogueStamps } from '../search.ports.js';

export type IndexerOptions = {
  feed: CatalogueFeed;
  rates: ReadRates;
  clock: () => Date;
  /** How long after a build that took so long changes are collected for the next; in milliseconds, 0 when left out. */
  restAfter?: (buildMs: number) => number;
};

/** The exchange rates in force. */
export type ReadRates = () => Rates | Promise<Rates>;

/** Rows of an earlier process, and of the index in use what decides how long it is valid; null where they are not what it was built from. */
export type LeftRows = {
  kept: IndexSource;
  inUse: Pick<SearchIndex, 'rates' | 'validUntil'> | null;
  catalogue: CatalogueStamps;
};

export type Indexer = {
  /** Resolves with the new index, or with why there is none: the last one is valid, or it may lack changes. Rejects when the feed fails. */
  refresh(): Promise<RefreshReport>;
  /** Goes on from what an earlier process left, before the first refresh. */
  resume(left: LeftRows): void;
  /** What the last index was built from, until the next refresh. */
  source(): IndexSource;
};

export function createIndexer({ feed, rates, clock, restAfter = () => 0 }: IndexerOptions): Indexer {
  let rows = createRowStore();
  const tokens = createTokenCache();
  let validUntil = -Infinity;
  let usedRates = '';
  let restsUntil = -Infinity;
  /** Rows that were kept, until it is known whether the catalogue still has them. */
  let unproven: LeftRows | null = null;
  let isProving = false;
  let isRefuted = false;

  /** Meanwhile changes are read and built as always. */
  const prove = async ({ catalogue, kept }: LeftRows): Promise<void> => {
    isProving = true;
    try {
      isRefuted = !(await areRowsOf(catalogue, kept));
      unproven = null;
    } catch {
      // The store is away: the next refresh says so, and one after it begins anew.
    }
    isProving = false;
  };

  return {
    async refresh() {
      if (isRefuted) rows = createRowStore();
      isRefuted = false;
      await rows.refresh(feed, clock().getTime());
      if (unproven && !isProving) void prove(unproven);
      const current = await rates();
      const key = JSON.stringify(current);
      const asOf = clock();
      if (!rows.hasChanges(asOf.getTime()) && key === usedRates && asOf.getTime() < validUntil)
        return unproven || isRefuted ? { kind: 'behind' } : { kind: 'unchanged', at: clock().getTime() };
      const begun = performance.now();
      if (begun < restsUntil) return { kind: 'behind' };
      const index = buildSearchIndex(rows.takeSource(), { asOf, rates: current }, tokens);
      const ended = performance.now();
      restsUntil = ended + restAfter(ended - begun);
      validUntil = index.validUntil;
      usedRates = key;
      return { kind: 'built', index, at: clock().getTime() };
    },
    resume(left) {
      const { kept, inUse } = left;
      rows.restore(kept, { isBuilt: inUse !== null });
      unproven = left;
      if (!inUse) return;
      validUntil = inUse.validUntil;
      usedRates = JSON.stringify(inUse.rates);
    },
    source: () => rows.source(),
  };
}
