/** Collections of the catalogue, with their indexes. The rules in schema/rules check the shape of facts on every write. */
import { type Connection, type Model, Schema } from 'mongoose';

import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { ImportChunk, StagedImport } from './import/stagedImport.js';
import type { ItemMeta, LoadRecord, SourceRecord } from './catalogue.records.js';

export type CatalogueConnection = Connection;
export type StoredSource = { _id: string } & Omit<SourceRecord, 'id' | 'kind'> & Partial<Pick<SourceRecord, 'kind'>>;

const options = { versionKey: false, minimize: false, autoIndex: false, autoCreate: false } as const;

const meta = {
  _id: { type: String, required: true },
  slug: { type: String, required: true },
  formerSlugs: { type: [String], required: true },
  origin: { type: String, required: true },
  registerKey: String,
  staffFields: { type: [String], required: true },
  sourceIds: { type: [String], required: true },
  completeness: { type: Number, required: true },
  isRetired: { type: Boolean, required: true },
  contentHash: { type: String, required: true },
  changedAt: { type: Date, required: true },
  ...outboxFields,
};

const fact = Schema.Types.Mixed;
const facts = { type: [Schema.Types.Mixed], default: undefined };
const words = { type: [String], default: undefined };

const itemSchema = (fields: Record<string, unknown>) => {
  const schema = new Schema<ItemMeta>({ ...meta, ...fields }, options);
  // Queries institution(slug), program(slug), scholarship(slug); unique, so that two items never share an address.
  schema.index({ slug: 1 }, { unique: true });
  // The same queries by a former address.
  schema.index({ formerSlugs: 1 });
  // The feed of the search index: rows changed since a moment, oldest change first.
  schema.index({ changedAt: 1 });
  // Imported items by what their register calls them: to find those of an earlier edition.
  schema.index({ registerKey: 1 });
  // Items of one origin: to retire those missing from a new starter edition, and to remove synthetic ones.
  schema.index({ origin: 1 });
  indexOutbox(schema);
  return schema;
};

const institutionSchema = itemSchema({
  name: String,
  aliases: words,
  destination: String,
  city: String,
  region: String,
  campuses: facts,
  type: { type: String },
  ownership: String,
  foundedYear: Number,
  website: String,
  schoolId: fact,
  dliNumber: fact,
  summary: fact,
  features: facts,
  admissionRequirements: facts,
  englishMinimums: facts,
  minimumGpas: facts,
  costOfLiving: fact,
  semesterContribution: fact,
});

const programSchema = itemSchema({
  institutionId: String,
  title: String,
  level: String,
  award: String,
  field: String,
  campusCity: String,
  otherCampusCities: words,
  languages: words,
  duration: fact,
  firstYearTuition: fact,
  applicationFee: fact,
  costOfLiving: fact,
  intakes: facts,
  admissionRequirements: facts,
  englishMinimums: facts,
  languageLevels: facts,
  minimumGpa: fact,
  postGraduationPermit: fact,
  coopInternship: fact,
  registerCode: fact,
  website: String,
  summary: fact,
});

const scholarshipSchema = itemSchema({
  institutionId: String,
  isForNamedProgramsOnly: Boolean,
  name: String,
  provider: String,
  destinations: words,
  website: String,
  source: String,
  asOf: String,
  checkedOn: String,
  amount: fact,
  autoApplied: fact,
  eligibleNationalities: fact,
  eligibleLevels: words,
  eligibleFields: words,
  minimumGpa: fact,
  deadlines: facts,
  yearlyDeadlines: facts,
  summary: fact,
});

// scholarshipIds: those of an institution, or of a country and tied to none.
scholarshipSchema.index({ institutionId: 1, destinations: 1 });

// Read by _id only, so it needs no other index.
const sourceSchema = new Schema<StoredSource>(
  { _id: { type: String, required: true }, name: String, url: String, kind: String, asOf: String, licence: String },
  options,
);
const loadSchema = new Schema<LoadRecord>(
  { _id: { type: String, required: true }, hash: String, loadedAt: Date },
  options,
);

// Both read by _id only. Numbers of chunks follow from the import, so they need no index either.
const importSchema = new Schema<StagedImport>(
  {
    _id: { type: String, required: true },
    importId: String,
    state: String,
    chunks: Number,
    hash: String,
    kinds: [String],
    source: Schema.Types.Mixed,
    touchedAt: Date,
  },
  options,
);
const importChunkSchema = new Schema<ImportChunk>(
  { _id: { type: String, required: true }, kind: String, items: [Schema.Types.Mixed] },
  options,
);

export type ItemModel = Model<ItemMeta>;

export const createCatalogueModels = (connection: CatalogueConnection) => ({
  institutions: connection.model<ItemMeta>('Institution', institutionSchema, 'institutions'),
  programs: connection.model<ItemMeta>('Program', programSchema, 'programs'),
  scholarships: connection.model<ItemMeta>('Scholarship', scholarshipSchema, 'scholarships'),
  sources: connection.model<StoredSource>('Source', sourceSchema, 'sources'),
  imports: connection.model<StagedImport>('CatalogueImport', importSchema, 'catalogueImports'),
  importChunks: connection.model<ImportChunk>('CatalogueImportChunk', importChunkSchema, 'catalogueImportChunks'),
  loads: connection.model<LoadRecord>('CatalogueLoad', loadSchema, 'catalogueLoads'),
});

export type CatalogueModels = ReturnType<typeof createCatalogueModels>;
