/**
 * Brings items into the catalogue: idempotent, blind to what staff changed, safe beside another process that does the same.
 * An item is matched by its address or by one of its former ones, so a renamed item stays itself.
 */
import type {
  InstitutionData,
  ProgramData,
  ScholarshipData,
  SourceData,
} from '../../../schema/rules/catalogue.rules.js';
import { hashOfValue } from '../../kernel/hash.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { newId } from '../../kernel/newId.js';
import { completenessOf, sourceIdsOf } from './catalogue.facts.js';
import type { ItemMeta, ItemOrigin } from './catalogue.records.js';
import type { CatalogueRepository, ItemRepository, ItemWrite } from './catalogue.repository.js';

const BATCH = 500;
const ATTEMPTS = 6;

type Kind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
/** An item with its references resolved to ids. */
type Content = Readonly<Record<string, unknown>> & { slug: string; formerSlugs: string[] };
export type WriteReport = { inserted: number; updated: number; unchanged: number; retired: number };

const META = new Set([
  '_id',
  'origin',
  'staffFields',
  'sourceIds',
  'completeness',
  'isRetired',
  'contentHash',
  'changedAt',
]);

const known = (item: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

const insertOf = (kind: Kind, content: Content, origin: ItemOrigin, changedAt: Date): ItemWrite => ({
  kind: 'INSERT',
  record: {
    ...content,
    _id: newId(),
    origin,
    staffFields: [],
    sourceIds: sourceIdsOf(content),
    completeness: completenessOf(kind, content),
    isRetired: false,
    contentHash: hashOfValue(content),
    changedAt,
  },
});

/** Null when nothing changed. */
const updateOf = (kind: Kind, content: Content, stored: ItemMeta, changedAt: Date): ItemWrite | null => {
  const contentHash = hashOfValue(content);
  const staff = new Set(stored.staffFields);
  const isRevived = stored.isRetired && !staff.has('isRetired');
  if (stored.contentHash === contentHash && !isRevived) return null;
  const ours = Object.fromEntries(Object.entries(content).filter(([field]) => !staff.has(field)));
  const unset = Object.keys(stored).filter(field => !META.has(field) && !staff.has(field) && !(field in content));
  const merged = { ...Object.fromEntries(Object.entries(stored).filter(([field]) => staff.has(field))), ...ours };
  return {
    kind: 'UPDATE',
    id: stored._id,
    seenChangedAt: stored.changedAt,
    set: {
      ...ours,
      sourceIds: sourceIdsOf(merged),
      completeness: completenessOf(kind, merged),
      ...(isRevived ? { isRetired: false } : {}),
      contentHash,
      changedAt,
    },
    unset,
  };
};

type WriterDeps = { repository: CatalogueRepository; clock: () => Date };

export const createCatalogueWriter = ({ repository, clock }: WriterDeps) => {
  /** One stamp a batch, taken just before it is written and never older than what it replaces: the feed goes by it. */
  const stampAfter = (stored: readonly ItemMeta[]): Date =>
    new Date(Math.max(clock().getTime(), ...stored.map(({ changedAt }) => changedAt.getTime() + 1)));

  const planOf = async (
    kind: Kind,
    items: ItemRepository<ItemMeta>,
    contents: readonly Content[],
    origin: ItemOrigin,
  ) => {
    const stored = await items.bySlugs(contents.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
    const bySlug = new Map(stored.map(record => [record.slug, record]));
    const byFormerSlug = new Map(stored.flatMap(record => record.formerSlugs.map(slug => [slug, record] as const)));
    const ownerOf = ({ slug, formerSlugs }: Content) =>
      bySlug.get(slug) ?? formerSlugs.map(former => bySlug.get(former)).find(Boolean) ?? byFormerSlug.get(slug);
    const changedAt = stampAfter(stored);
    return contents.flatMap(content => {
      const owner = ownerOf(content);
      return (owner ? updateOf(kind, content, owner, changedAt) : insertOf(kind, content, origin, changedAt)) ?? [];
    });
  };

  /** Read, compare, write; once more when another process wrote in between. */
  const saveBatch = async (
    kind: Kind,
    items: ItemRepository<ItemMeta>,
    contents: readonly Content[],
    origin: ItemOrigin,
  ): Promise<WriteReport> => {
    const report = { inserted: 0, updated: 0, unchanged: 0, retired: 0 };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const plan = await planOf(kind, items, contents, origin);
      if (attempt === 1) {
        report.inserted = plan.filter(write => write.kind === 'INSERT').length;
        report.updated = plan.length - report.inserted;
        report.unchanged = contents.length - plan.length;
      }
      const isWritten = await items.write(plan).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return false;
      });
      if (isWritten) return report;
    }
    throw new Error(
      `The catalogue is being written by another process: ${kind} items from ${contents[0]?.slug} on could not be saved`,
    );
  };

  const save = async (
    kind: Kind,
    items: ItemRepository<ItemMeta>,
    contents: readonly Content[],
    origin: ItemOrigin,
  ): Promise<WriteReport> => {
    const total: WriteReport = { inserted: 0, updated: 0, unchanged: 0, retired: 0 };
    for (let at = 0; at < contents.length; at += BATCH) {
      const report = await saveBatch(kind, items, contents.slice(at, at + BATCH), origin);
      total.inserted += report.inserted;
      total.updated += report.updated;
      total.unchanged += report.unchanged;
    }
    return total;
  };

  const institutionIds = async (slugs: Iterable<string>): Promise<(slug: string) => string> => {
    const ids = new Map<string, string>();
    const wanted = [...new Set(slugs)];
    for (let at = 0; at < wanted.length; at += BATCH) {
      for (const { _id, slug, formerSlugs } of await repository.institutions.bySlugs(wanted.slice(at, at + BATCH))) {
        for (const former of formerSlugs) if (!ids.has(former)) ids.set(former, _id);
        ids.set(slug, _id);
      }
    }
    return slug => {
      const id = ids.get(slug);
      if (id === undefined) throw new Error(`There is no institution ${slug} in the catalogue`);
      return id;
    };
  };

  return {
    saveSources: (sources: readonly SourceData[]): Promise<void> =>
      repository.sources.save(
        sources.map(({ id, name, url, licence }) => ({
          id,
          name,
          ...(url ? { url } : {}),
          ...(licence ? { licence } : {}),
        })),
      ),

    saveInstitutions: (items: readonly InstitutionData[], origin: ItemOrigin): Promise<WriteReport> =>
      save(
        'INSTITUTION',
        repository.institutions,
        items.map(item => ({ ...known(item), slug: item.slug, formerSlugs: item.formerSlugs })),
        origin,
      ),

    savePrograms: async (items: readonly ProgramData[], origin: ItemOrigin): Promise<WriteReport> => {
      const idOf = await institutionIds(items.map(({ institution }) => institution));
      const contents = items.map(({ institution, ...item }) => ({
        ...known(item),
        slug: item.slug,
        formerSlugs: item.formerSlugs,
        institutionId: idOf(institution),
      }));
      return save('PROGRAM', repository.programs, contents, origin);
    },

    saveScholarships: async (items: readonly ScholarshipData[], origin: ItemOrigin): Promise<WriteReport> => {
      const idOf = await institutionIds(items.flatMap(({ institution }) => institution ?? []));
      const contents = items.map(({ institution, ...item }) => ({
        ...known(item),
        slug: item.slug,
        formerSlugs: item.formerSlugs,
        ...(institution === undefined ? {} : { institutionId: idOf(institution) }),
      }));
      return save('SCHOLARSHIP', repository.scholarships, contents, origin);
    },

    /** Entries of the origin that its newest edition no longer lists leave the catalogue, unless staff has touched them. */
    retireMissing: async (
      kind: 'institutions' | 'programs' | 'scholarships',
      origin: ItemOrigin,
      keep: ReadonlySet<string>,
    ): Promise<number> => {
      const gone = (await repository[kind].ofOrigin(origin)).filter(
        ({ slug, isRetired, staffFields }) => !isRetired && staffFields.length === 0 && !keep.has(slug),
      );
      for (let at = 0; at < gone.length; at += BATCH) {
        const batch = gone.slice(at, at + BATCH);
        const changedAt = stampAfter(batch);
        // One that staff touches meanwhile no longer matches and stays.
        await repository[kind].write(
          batch.map(({ _id, changedAt: seenChangedAt }) => ({
            kind: 'UPDATE',
            id: _id,
            seenChangedAt,
            set: { isRetired: true, changedAt },
            unset: [],
          })),
        );
      }
      return gone.length;
    },
  };
};

export type CatalogueWriter = ReturnType<typeof createCatalogueWriter>;
