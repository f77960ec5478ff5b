/** Reads the catalogue by address and by id, from a cache that also serves while the database is down. */
import { COMPARE_MAX, COMPARE_MIN } from '../../../schema/rules/compare.limits.js';
import type { FollowedChanges } from '../../kernel/changeLog.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { orThrow } from '../../kernel/orThrow.js';
import { createRecordCache } from './catalogue.cache.js';
import type { ItemMeta, ProgramRecord } from './catalogue.records.js';
import type { ItemRepository } from './catalogue.items.repository.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { SourceCache } from './catalogue.sources.js';

/** Cached records at most, by kind: the starter catalogue fits as a whole. */
const CACHE_LIMITS = { institutions: 2000, programs: 6000, scholarships: 2000 } as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_LENGTH = 120;

const mergedInto = (record: ItemMeta | null | Error): string | null =>
  record === null || record instanceof Error ? null : (record.merged?.into ?? null);

type ServiceDeps = {
  repository: CatalogueRepository;
  sources: SourceCache;
  isStoreReachable: () => boolean;
  changes: FollowedChanges;
};

export const createCatalogueService = ({ repository, sources, isStoreReachable, changes }: ServiceDeps) => {
  const readerOf = <R extends ItemMeta>(collection: ItemRepository<R>, limit: number) => {
    const withSources = async (records: R[]): Promise<R[]> => {
      await sources.ensure(records.flatMap(({ sourceIds }) => sourceIds));
      return records;
    };
    const cache = createRecordCache<R>({
      limit,
      isStoreReachable,
      changes,
      fetchByIds: ids => collection.byIds(ids).then(withSources),
      fetchBySlug: async slug => {
        const record = await collection.bySlug(slug);
        if (record) await withSources([record]);
        return record;
      },
    });
    /** An item that was merged, and that one again, leads to the item that stays. */
    const following = async (found: (R | null | Error)[]): Promise<(R | null | Error)[]> => {
      const wanted = found.flatMap(record => mergedInto(record) ?? []);
      if (wanted.length === 0) return found;
      const next = await following(await cache.byIds(wanted));
      let place = 0;
      return found.map(record => (mergedInto(record) === null ? record : (next[place++] ?? null)));
    };
    return {
      /** In the order of the ids; an id that cannot be read gives an error and does not affect the others. */
      byIds: (ids: readonly string[]): Promise<(R | null | Error)[]> => cache.byIds(ids).then(following),
      fresh: (id: string): R | null => {
        const record = cache.fresh(id);
        return record?.merged === undefined ? record : null;
      },
      isOlderCopy: cache.isOlderCopy,
      /** Null without a read for a text that cannot be an address. */
      bySlug: async (slug: string): Promise<R | null> => {
        if (slug.length > SLUG_LENGTH || !SLUG.test(slug)) return null;
        const [found = null] = await following([await cache.bySlug(slug)]);
        return orThrow(found);
      },
      warm: async (): Promise<void> => {
        const mark = changes.mark();
        for (const record of (await withSources(await collection.latest(limit))).toReversed())
          cache.remember(record, mark);
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

    /** In the order of the keys, each once; at most four reads. */
    comparedPrograms: async (
      keys: readonly string[],
      field: 'slugs' | 'ids',
      find: (key: string) => Promise<ProgramRecord | null>,
    ): Promise<ProgramRecord[]> => {
      if (keys.length < COMPARE_MIN || keys.length > COMPARE_MAX) {
        throw new AppError('BAD_USER_INPUT', `A comparison holds ${COMPARE_MIN} to ${COMPARE_MAX} programs.`, {
          field,
        });
      }
      const found = await Promise.all(keys.map(find));
      return [...new Map(found.flatMap(program => (program ? [[program._id, program] as const] : []))).values()];
    },

    /** Fills the cache, so that pages keep working when the database fails right after the start. */
    warm: async (): Promise<void> => {
      await sources.refresh();
      await Promise.all([institutions.warm(), programs.warm(), scholarships.warm()]);
    },
  };
};

export type CatalogueService = ReturnType<typeof createCatalogueService>;
