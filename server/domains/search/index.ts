/** The public API of the search domain. */
import type { StudyWishes } from '../../../schema/rules/personalSort.rules.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { withinTime } from '../../kernel/withinTime.js';
import { createMoments } from './indexMoments.js';
import type { SearchPorts } from './search.ports.js';
import { createSearchResolvers, type PersonOf } from './search.resolvers.js';
import { createSearchService } from './search.service.js';

export { runIndexBuilder, type BuilderOptions } from './build/builderThread.js';
export type { ReadRates } from './build/indexer.js';
export type { IndexHolder } from './indexHolder.js';
export { createInProcessIndex, type InProcessIndex } from './inProcessIndex.js';
export { fileSnapshots } from './snapshot/fileSnapshots.js';
export { gridFsSnapshots, occasionally } from './snapshot/gridFsSnapshots.js';
export { runSnapshotReader } from './snapshot/readerThread.js';
export type { KeptSnapshots, SnapshotStore } from './snapshot/snapshot.js';
export type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from './search.ports.js';
export { createWorkerIndex, heapMbFor, type IndexInUse } from './workerIndex.js';

/** Without an index the site can still show pages, so it starts after this time and reports the missing index in /readyz. */
const FIRST_INDEX_MS = 60_000;

export const searchDomain = defineDomain({
  name: 'search',
  create: (
    { clock, logger, metrics },
    { holder, studyWishesOf, earliestIntakeOf, comingIntakesOf, scholarshipDeadlinesOf, rates }: SearchPorts,
  ) => {
    const service = createSearchService({ holder, rates, clock });
    const secondsSince = (moment: Date | null) =>
      moment ? [{ value: Math.max(0, clock().getTime() - moment.getTime()) / 1000 }] : [];
    metrics.gauge(
      {
        name: 'search_index_age_seconds',
        help: 'Since the search index in use was built; absent while there is none.',
      },
      () => secondsSince(holder.state().lastBuiltAt),
    );
    metrics.gauge(
      {
        name: 'search_index_behind_seconds',
        help: 'Since the catalogue was last read for the search index; absent before the first time.',
      },
      () => secondsSince(holder.state().lastRefreshedAt),
    );
    const personOf: PersonOf = async viewer => {
      const wishes = viewer && (await studyWishesOf(viewer.id));
      return wishes ? { wishes, rates: rates() } : null;
    };
    return {
      resolvers: createSearchResolvers(service, {
        personOf,
        earliestIntakeOf,
        comingIntakesOf,
        scholarshipDeadlinesOf,
      }),
      health: {
        search: () => {
          if (!holder.state().isReady) throw new Error('There is no search index yet.');
        },
      },
      provides: {
        counts: service.counts,
        programsWithin: service.programsWithin,
        /** For one person, in the personal order. */
        searchProgramsFor: (wishes: StudyWishes, args: { text?: string; filter: object; page: { size: number } }) =>
          service.searchPrograms({ ...args, sort: 'BEST_MATCH_2' }, { wishes, rates: rates() }),
        similarProgramIds: service.similarProgramIds,
        programCountOf: service.programCountOf,
        /** Of all items whose pages are listed to search engines, for the sitemap. */
        *addresses() {
          for (const { kind, slug, changedAt } of service.listedItems()) yield { kind, slug, updatedAt: changedAt };
        },
        /** Another object with each index; null before the first. */
        version: () => holder.version(),
        /** Another object whenever a status changes because its moment has come: a deadline passes, an intake opens. */
        moments: createMoments(holder, clock),
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
