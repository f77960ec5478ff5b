/** The door of the search room. */
import { FACT_FRESH_DAYS } from '../../../schema/rules/catalogue.values.js';
import type { IndexHolder } from './indexHolder.js';
import { createSearchResolvers, type PublishedRates } from './search.resolvers.js';
import { createSearchService } from './search.service.js';

export { runIndexBuilder, type BuilderOptions } from './build/builderThread.js';
export type { IndexHolder, KeeperState } from './indexHolder.js';
export { createInProcessIndex, type InProcessIndex } from './inProcessIndex.js';
export type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from './search.ports.js';
export type { CatalogueEntry, DestinationCounts, KindCounts, SearchService } from './search.service.js';
export { createWorkerIndex, type WorkerIndexOptions } from './workerIndex.js';

const DAY_MS = 86_400_000;

export type SearchDeps = {
  /** From createWorkerIndex in the server, from createInProcessIndex in tests. */
  holder: IndexHolder;
  exchangeRates: PublishedRates;
  clock: () => Date;
};

export function createSearch({ holder, exchangeRates, clock }: SearchDeps) {
  const service = createSearchService({ holder, rates: exchangeRates.rates });
  const isStale = (checkedOn: string) => clock().getTime() - Date.parse(checkedOn) > FACT_FRESH_DAYS * DAY_MS;
  return {
    service,
    resolvers: createSearchResolvers({ service, exchangeRates, isStale }),
    /** Resolves with the first index. */
    ready: holder.ready,
    start: () => holder.start(),
    stop: () => holder.stop(),
  };
}
