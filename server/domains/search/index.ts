/** The door of the search room. */
import { isStale } from '../../../schema/rules/staleness.rules.js';
import type { IndexHolder } from './indexHolder.js';
import { createSearchResolvers, type PublishedRates } from './search.resolvers.js';
import { createSearchService } from './search.service.js';

export { runIndexBuilder, type BuilderOptions } from './build/builderThread.js';
export type { IndexHolder, KeeperState } from './indexHolder.js';
export { createInProcessIndex, type InProcessIndex } from './inProcessIndex.js';
export type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from './search.ports.js';
export type { CatalogueEntry, DestinationCounts, KindCounts, SearchService } from './search.service.js';
export { createWorkerIndex, type WorkerIndexOptions } from './workerIndex.js';

export type SearchDeps = {
  /** From createWorkerIndex in the server, from createInProcessIndex in tests. */
  holder: IndexHolder;
  exchangeRates: PublishedRates;
  clock: () => Date;
};

export function createSearch({ holder, exchangeRates, clock }: SearchDeps) {
  const service = createSearchService({ holder, rates: exchangeRates.rates });
  return {
    service,
    resolvers: createSearchResolvers({ service, exchangeRates, isStale: checkedOn => isStale(checkedOn, clock()) }),
    /** Resolves with the first index. */
    ready: holder.ready,
    start: () => holder.start(),
    stop: () => holder.stop(),
  };
}
