/** The stored catalogue: its three collections, their sources, and what was loaded and imported. */
import { trusted } from 'mongoose';
import type { SourceData } from '../../../schema/rules/catalogue.rules.js';
import type { CatalogueModels, StoredSource } from './catalogue.model.js';
import { createImportRepository } from './import/import.repository.js';
import type {
  InstitutionRecord,
  LoadRecord,
  ProgramRecord,
  ScholarshipCandidate,
  ScholarshipRecord,
  SourceRecord,
} from './catalogue.records.js';
import { type AfterEdit, createItemRepository } from './catalogue.items.repository.js';

const SOURCE_CAP = 10_000;
const SCHOLARSHIPS_CAP = 10_000;
const CANDIDATE_FIELDS = {
  institutionId: 1,
  destinations: 1,
  eligibleNationalities: 1,
  eligibleLevels: 1,
  eligibleFields: 1,
  isForNamedProgramsOnly: 1,
  deadlines: 1,
  yearlyDeadlines: 1,
} as const satisfies Partial<Record<keyof ScholarshipCandidate, 1>>;

/** A source that was stored before kinds were recorded counts as the least reliable one. */
const sourceRecordOf = ({ _id, kind = 'THIRD_PARTY', ...rest }: StoredSource): SourceRecord => ({
  id: _id,
  kind,
  ...rest,
});

export const createCatalogueRepository = (models: CatalogueModels, afterEdit: AfterEdit = async () => undefined) => ({
  institutions: createItemRepository<InstitutionRecord>(models.institutions, afterEdit),
  programs: createItemRepository<ProgramRecord>(models.programs, afterEdit),
  scholarships: createItemRepository<ScholarshipRecord>(models.scholarships, afterEdit),

  /** Those of some institutions, and those of some countries that are tied to none. */
  scholarshipCandidates: (
    institutionIds: readonly string[],
    destinations: readonly InstitutionRecord['destination'][],
  ): Promise<ScholarshipCandidate[]> =>
    models.scholarships
      .find({
        $or: [
          { institutionId: trusted({ $in: [...institutionIds] }) },
          { institutionId: null, destinations: trusted({ $in: [...destinations] }) },
        ],
        isRetired: false,
      })
      .select(CANDIDATE_FIELDS)
      .limit(SCHOLARSHIPS_CAP)
      .lean<ScholarshipCandidate[]>()
      .exec(),

  /** Programs and scholarships of an institution, retired ones too. */
  heldBy: async (institutionId: string): Promise<{ programs: ProgramRecord[]; scholarships: ScholarshipRecord[] }> => {
    const [programs, scholarships] = await Promise.all([
      models.programs.find({ institutionId }).lean<ProgramRecord[]>().exec(),
      models.scholarships.find({ institutionId }).lean<ScholarshipRecord[]>().exec(),
    ]);
    return { programs, scholarships };
  },

  sources: {
    byIds: async (ids: readonly string[]): Promise<SourceRecord[]> =>
      (
        await models.sources
          .find({ _id: trusted({ $in: [...ids] }) })
          .lean()
          .exec()
      ).map(sourceRecordOf),

    all: async (): Promise<SourceRecord[]> =>
      (await models.sources.find().limit(SOURCE_CAP).lean().exec()).map(sourceRecordOf),

    /** Those that are not stored yet. */
    add: async (sources: readonly SourceData[]): Promise<void> => {
      const operations = sources.map(({ id, ...fields }) => ({
        updateOne: { filter: { _id: id }, update: { $setOnInsert: fields }, upsert: true },
      }));
      if (operations.length > 0) await models.sources.bulkWrite(operations, { ordered: false });
    },

    save: async (sources: readonly SourceRecord[]): Promise<void> => {
      const operations = sources.map(({ id, ...fields }) => ({
        replaceOne: { filter: { _id: id }, replacement: { _id: id, ...fields }, upsert: true },
      }));
      if (operations.length > 0) await models.sources.bulkWrite(operations, { ordered: false });
    },
  },

  loads: {
    find: (id: string): Promise<LoadRecord | null> => models.loads.findById(id).lean<LoadRecord | null>().exec(),
    save: async (load: LoadRecord): Promise<void> => {
      await models.loads.updateOne(
        { _id: load._id },
        { $set: { hash: load.hash, loadedAt: load.loadedAt } },
        { upsert: true },
      );
    },
  },

  imports: createImportRepository(models),

  /** Unique indexes must exist before the first write. */
  ensureIndexes: async (): Promise<void> => {
    await Promise.all([models.institutions, models.programs, models.scholarships].map(model => model.createIndexes()));
  },
});

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;
