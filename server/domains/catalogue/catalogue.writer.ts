/**
 * Inserts and updates catalogue items: idempotent, without overwriting fields that staff changed, safe while other processes do the same.
 * An item is matched by its address or by a former one, so a renamed item keeps its id. What was merged into another item is not written again.
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
import { type ItemMeta, type ItemOrigin, META_FIELDS } from './catalogue.records.js';
import { withLaterReadings } from './catalogue.readings.js';
import { isSupplied, withTakenFacts } from './duplicates/takenFacts.js';
import type { ImportedMeta, ItemRepository, ItemWrite } from './catalogue.items.repository.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import { addReport, changedFieldsOf, emptyReport, type WriteReport } from './catalogue.writeReport.js';

/** So few that a busy machine, too, writes them within the time that a store is given to answer. */
const BATCH = 100;
const MAX_ATTEMPTS = 6;

type Kind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
/** An item with its references resolved to ids. */
type Content = Readonly<Record<string, unknown>> & { slug: string; formerSlugs: string[] };

const knownFields = (item: object): Record<string, unknown> =>
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

/** The addresses of what was merged into an item lead to it whatever its load supplies. */
const withAbsorbedSlugs = (content: Content, { absorbedSlugs = [] }: ItemMeta): Content =>
  absorbedSlugs.length === 0
    ? content
    : {
        ...content,
        formerSlugs: [...new Set([...content.formerSlugs, ...absorbedSlugs])].filter(slug => slug !== content.slug),
      };

/** Null when nothing changed. */
const updateOf = (kind: Kind, supplied: Content, stored: ItemMeta, changedAt: Date): ItemWrite | null => {
  const contentHash = hashOfValue(supplied);
  const staff = new Set(stored.staffFields);
  const isRevived = stored.isRetired && !staff.has('isRetired');
  if (stored.contentHash === contentHash && !isRevived) return null;
  // What an import confirmed since stays confirmed; imported items follow their register, also back to an older edition.
  const readings = stored.origin === 'STARTER' ? withLaterReadings(supplied, stored) : supplied;
  const content = withTakenFacts(withAbsorbedSlugs(readings, stored), stored);
  const takenFacts = stored.takenFacts?.filter(name => !isSupplied(supplied, name));
  const ours = Object.fromEntries(Object.entries(content).filter(([field]) => !staff.has(field)));
  const unset = Object.keys(stored).filter(
    field => !META_FIELDS.has(field) && !staff.has(field) && !(field in content),
  );
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
      ...(takenFacts ? { takenFacts } : {}),
      contentHash,
      changedAt,
    },
    unset,
  };
};

/** One time for a whole batch, later than every change that it replaces: the feed of the search index depends on that order. */
export const changeTimeAfter = (now: Date, stored: readonly Pick<ItemMeta, 'changedAt'>[]): Date =>
  new Date(Math.max(now.getTime(), ...stored.map(({ changedAt }) => changedAt.getTime() + 1)));

/** What people have changed, also by a merge, is not retired by a load. */
const isUntouched = ({ staffFields, takenFacts = [] }: Pick<ItemMeta, 'staffFields' | 'takenFacts'>): boolean =>
  staffFields.length === 0 && takenFacts.length === 0;

type WriterDeps = { repository: CatalogueRepository; clock: () => Date };

export const createCatalogueWriter = ({ repository, clock }: WriterDeps) => {
  const planOf = async (
    kind: Kind,
    collection: ItemRepository<ItemMeta>,
    contents: readonly Content[],
    origin: ItemOrigin,
  ) => {
    const stored = await collection.bySlugs(contents.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
    const bySlug = new Map(stored.map(record => [record.slug, record]));
    const byFormerSlug = new Map(stored.flatMap(record => record.formerSlugs.map(slug => [slug, record] as const)));
    const ownerOf = ({ slug, formerSlugs }: Content) =>
      bySlug.get(slug) ?? formerSlugs.map(former => bySlug.get(former)).find(Boolean) ?? byFormerSlug.get(slug);
    const absorbed = new Set(stored.flatMap(({ absorbedSlugs = [] }) => absorbedSlugs));
    const isMergedAway = ({ slug, formerSlugs }: Content): boolean =>
      absorbed.has(slug) || (!bySlug.has(slug) && formerSlugs.some(former => absorbed.has(former)));
    const changedAt = changeTimeAfter(clock(), stored);
    const report = emptyReport();
    const writes = contents.flatMap(content => {
      if (isMergedAway(content)) {
        report.unchanged++;
        return [];
      }
      const owner = ownerOf(content);
      const write = owner ? updateOf(kind, content, owner, changedAt) : insertOf(kind, content, origin, changedAt);
      if (!write) report.unchanged++;
      else if (write.kind === 'INSERT' || !owner) report.inserted++;
      else {
        const changed = changedFieldsOf(owner, write.set, write.unset);
        report[changed.length > 0 ? 'updated' : 'confirmed']++;
        for (const field of changed) report.changedFields[field] = (report.changedFields[field] ?? 0) + 1;
      }
      return write ?? [];
    });
    return { writes, report };
  };

  /** Reads, compares and writes; repeated when another process has written in between. */
  const saveBatch = async (
    kind: Kind,
    collection: ItemRepository<ItemMeta>,
    contents: readonly Content[],
    origin: ItemOrigin,
  ): Promise<WriteReport> => {
    let report: WriteReport | null = null;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const plan = await planOf(kind, collection, contents, origin);
      report ??= plan.report;
      const isWritten = await collection.write(plan.writes).catch((error: unknown) => {
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
    collection: ItemRepository<ItemMeta>,
    contents: readonly Content[],
    origin: ItemOrigin,
  ): Promise<WriteReport> => {
    const total = emptyReport();
    for (let at = 0; at < contents.length; at += BATCH)
      addReport(total, await saveBatch(kind, collection, contents.slice(at, at + BATCH), origin));
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

  const retire = async (
    kind: 'institutions' | 'programs' | 'scholarships',
    gone: readonly ImportedMeta[],
  ): Promise<void> => {
    for (let at = 0; at < gone.length; at += BATCH) {
      const batch = gone.slice(at, at + BATCH);
      const changedAt = changeTimeAfter(clock(), batch);
      // An item that staff changes meanwhile does not match any more and stays.
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
  };

  return {
    saveSources: async (sources: readonly SourceData[]): Promise<void> => {
      const records = sources.map(({ id, name, kind, url, asOf, licence, copy }) => ({
        id,
        name,
        kind,
        ...(url ? { url } : {}),
        ...(asOf ? { asOf } : {}),
        ...(licence ? { licence } : {}),
        ...(copy ? { copy } : {}),
      }));
      for (let at = 0; at < records.length; at += BATCH) await repository.sources.save(records.slice(at, at + BATCH));
    },

    saveInstitutions: (items: readonly InstitutionData[], origin: ItemOrigin): Promise<WriteReport> =>
      save(
        'INSTITUTION',
        repository.institutions,
        items.map(item => ({ ...knownFields(item), slug: item.slug, formerSlugs: item.formerSlugs })),
        origin,
      ),

    savePrograms: async (items: readonly ProgramData[], origin: ItemOrigin): Promise<WriteReport> => {
      const idOf = await institutionIds(items.map(({ institution }) => institution));
      const contents = items.map(({ institution, ...item }) => ({
        ...knownFields(item),
        slug: item.slug,
        formerSlugs: item.formerSlugs,
        institutionId: idOf(institution),
      }));
      return save('PROGRAM', repository.programs, contents, origin);
    },

    saveScholarships: async (items: readonly ScholarshipData[], origin: ItemOrigin): Promise<WriteReport> => {
      const idOf = await institutionIds(items.flatMap(({ institution }) => institution ?? []));
      const contents = items.map(({ institution, ...item }) => ({
        ...knownFields(item),
        slug: item.slug,
        formerSlugs: item.formerSlugs,
        ...(institution === undefined ? {} : { institutionId: idOf(institution) }),
      }));
      return save('SCHOLARSHIP', repository.scholarships, contents, origin);
    },

    /** Retires imported items of a register that are not in `keep`, unless staff has changed them. */
    retireVanished: async (
      kind: 'institutions' | 'programs' | 'scholarships',
      register: string,
      keep: ReadonlySet<string>,
    ): Promise<number> => {
      const gone: ImportedMeta[] = [];
      for await (const item of repository[kind].importedItems()) {
        const isOurs = item.registerKey?.startsWith(`${register}:`) ?? false;
        if (isOurs && !item.isRetired && isUntouched(item) && !keep.has(item.registerKey ?? '')) gone.push(item);
      }
      await retire(kind, gone);
      return gone.length;
    },

    /** Retires the items of the origin whose slugs are not in `keep`, unless staff has changed them. */
    retireMissing: async (
      kind: 'institutions' | 'programs' | 'scholarships',
      origin: ItemOrigin,
      keep: ReadonlySet<string>,
    ): Promise<number> => {
      const gone = (await repository[kind].ofOrigin(origin)).filter(
        item => !item.isRetired && isUntouched(item) && !keep.has(item.slug),
      );
      await retire(kind, gone);
      return gone.length;
    },
  };
};

export type CatalogueWriter = ReturnType<typeof createCatalogueWriter>;
