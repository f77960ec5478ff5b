/** The public API of the search domain. */
import { isStale } from '../../../schema/rules/staleness.rules.js';
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { withinTime } from '../../kernel/withinTime.js';
import type { SearchPorts } from './search.ports.js';
import { createSearchResolvers } from './search.resolvers.js';
import { createSearchService } from './search.service.js';

export { runIndexBuilder, type BuilderOptions } from './build/builderThread.js';
export type { IndexHolder } from './indexHolder.js';
export { createInProcessIndex, type InProcessIndex } from './inProcessIndex.js';
export type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from './search.ports.js';
export { createWorkerIndex } from './workerIndex.js';

/** A site without its index can still show pages; it says so in /readyz instead of not starting at all. */
const FIRST_INDEX_MS = 60_000;
/** The index looks for changes every second. */
const CLOSE_MS = 3000;

export const searchDomain = defineDomain({
  name: 'search',
  create: ({ clock, logger }, { holder }: SearchPorts) => {
    const service = createSearchService({ holder, rates: exchangeRates.rates });
    const followsClosely = (): boolean =>
      Math.abs(clock().getTime() - (holder.state().lastRefreshedAt?.getTime() ?? 0)) <= CLOSE_MS;
    return {
      resolvers: createSearchResolvers({ service, exchangeRates, isStale: checkedOn => isStale(checkedOn, clock()) }),
      health: {
        search: () => {
          if (!holder.state().isReady) throw new Error('There is no search index yet.');
        },
      },
      provides: {
        counts: service.counts,
        /** Every entry that is found, for the sitemap. */
        *addresses() {
          for (const { kind, slug, changedAt } of service.entries()) yield { kind, slug, updatedAt: changedAt };
        },
        /** Another object whenever the catalogue that visitors see has changed; null before there is one. */
        version: () => holder.current(),
        /** The same, and null while the silence of the index does not mean that nothing changed. */
        closeVersion: () => (followsClosely() ? holder.current() : null),
      },
      start: async () => {
        holder.start();
        await withinTime(FIRST_INDEX_MS, holder.ready, () =>
          logger.error('the search index takes long: the site starts without it'),
        );
      },
      stop: () => holder.stop(),
    };
  },
});
