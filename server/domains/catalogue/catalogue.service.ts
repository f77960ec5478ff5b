/** Reading the catalogue: by address and by id, kept up while the database is away. */
import { COMPARE_MAX, COMPARE_MIN } from '../../../schema/rules/compare.limits.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { createRecordCache } from './catalogue.cache.js';
import type { ItemMeta, ProgramRecord } from './catalogue.records.js';
import type { CatalogueRepository, ItemRepository } from './catalogue.repository.js';
import type { SourceCache } from './catalogue.sources.js';

/** Records held in memory at most, by kind: a starter catalogue fits whole, a large one with what is asked for most. */
const CACHE_LIMITS = { institutions: 2000, programs: 6000, scholarships: 2000 } as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_LENGTH = 120;

type ServiceDeps = {
  repository: CatalogueRepository;
  sources: SourceCache;
  isStoreReachable: () => boolean;
  changeMarker: () => object | null;
};

export const createCatalogueService = ({ repository, sources, isStoreReachable, changeMarker }: ServiceDeps) => {
  const readerOf = <R extends ItemMeta>(items: ItemRepository<R>, limit: number) => {
    const withSources = async (records: R[]): Promise<R[]> => {
      await sources.ensure(records.flatMap(({ sourceIds }) => sourceIds));
      return records;
    };
    const cache = createRecordCache<R>({
      limit,
      isStoreReachable,
      changeMarker,
      fetchByIds: ids => items.byIds(ids).then(withSources),
      fetchBySlug: async slug => {
        const record = await items.bySlug(slug);
        if (record) await withSources([record]);
        return record;
      },
    });
    return {
      /** In the order asked; one that cannot be read is an error and leaves the others whole. */
      byIds: cache.byIds,
      atHand: cache.atHand,
      /** Null for whatever cannot be an address, without asking the database. */
      bySlug: async (slug: string): Promise<R | null> =>
        slug.length <= SLUG_LENGTH && SLUG.test(slug) ? cache.bySlug(slug) : null,
      warm: async (): Promise<void> => {
        for (const record of (await withSources(await items.latest(limit))).toReversed()) cache.remember(record);
      },
    };
  };

  const institutions = readerOf(repository.institutions, CACHE_LIMITS.institutions);
  const programs = readerOf(repository.programs, CACHE_LIMITS.programs);
  const scholarships = readerOf(repository.scholarships, CACHE_LIMITS.scholarships);

  return {
    institutions,
    programs,
    scholarships,

    /** Side by side, in the order asked, each once; at most four reads, and none of what is at hand. */
    comparedPrograms: async (slugs: readonly string[]): Promise<ProgramRecord[]> => {
      if (slugs.length < COMPARE_MIN || slugs.length > COMPARE_MAX) {
        throw new AppError('BAD_USER_INPUT', `A comparison holds ${COMPARE_MIN} to ${COMPARE_MAX} programs.`, {
          field: 'slugs',
        });
      }
      const found = await Promise.all(slugs.map(slug => programs.bySlug(slug)));
      return [...new Map(found.flatMap(program => (program ? [[program._id, program] as const] : []))).values()];
    },

    /** Fills the memory, so that a database lost right after the start takes no page with it. */
    warm: async (): Promise<void> => {
      await sources.refresh();
      await Promise.all([institutions.warm(), programs.warm(), scholarships.warm()]);
    },
  };
};

export type CatalogueService = ReturnType<typeof createCatalogueService>;
