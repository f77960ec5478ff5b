/** Collections of the catalogue. The shape of facts is held by schema/rules on every write; here stand storage types and indexes. */
import { type Connection, type Model, Schema } from 'mongoose';

import type { ItemMeta, LoadRecord } from './catalogue.records.js';

export type CatalogueConnection = Connection;
export type StoredSource = { _id: string; name: string; url?: string; licence?: string };

const options = { versionKey: false, minimize: false, autoIndex: false, autoCreate: false } as const;

const meta = {
  _id: { type: String, required: true },
  slug: { type: String, required: true },
  formerSlugs: { type: [String], required: true },
  origin: { type: String, required: true },
  staffFields: { type: [String], required: true },
  sourceIds: { type: [String], required: true },
  completeness: { type: Number, required: true },
  isRetired: { type: Boolean, required: true },
  contentHash: { type: String, required: true },
  changedAt: { type: Date, required: true },
};

const fact = Schema.Types.Mixed;
const facts = { type: [Schema.Types.Mixed], default: undefined };
const words = { type: [String], default: undefined };

const itemSchema = (fields: Record<string, unknown>) => {
  const schema = new Schema<ItemMeta>({ ...meta, ...fields }, options);
  // institution(slug), program(slug), scholarship(slug); and the guard against two items at one address.
  schema.index({ slug: 1 }, { unique: true });
  // The same queries by an address of the past.
  schema.index({ formerSlugs: 1 });
  // Feed of the search index: rows changed since, oldest change first.
  schema.index({ changedAt: 1 });
  // Entries of one origin: those that vanished from a starter edition, removal of synthetic ones.
  schema.index({ origin: 1 });
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
  costOfLiving: fact,
});

const programSchema = itemSchema({
  institutionId: String,
  title: String,
  level: String,
  award: String,
  field: String,
  campusCity: String,
  languages: words,
  duration: fact,
  firstYearTuition: fact,
  applicationFee: fact,
  costOfLiving: fact,
  intakes: facts,
  admissionRequirements: facts,
  englishMinimums: facts,
  postGraduationPermit: fact,
  coopInternship: fact,
  registerCode: fact,
  website: String,
  summary: fact,
});

const scholarshipSchema = itemSchema({
  institutionId: String,
  name: String,
  provider: String,
  destinations: words,
  website: String,
  source: String,
  checkedOn: String,
  amount: fact,
  autoApplied: fact,
  eligibleNationalities: fact,
  eligibleLevels: words,
  eligibleFields: words,
  deadlines: facts,
  summary: fact,
});

// Read by _id alone: no further index.
const sourceSchema = new Schema<StoredSource>(
  { _id: { type: String, required: true }, name: String, url: String, licence: String },
  options,
);
const loadSchema = new Schema<LoadRecord>(
  { _id: { type: String, required: true }, hash: String, loadedAt: Date },
  options,
);

export type ItemModel = Model<ItemMeta>;

export const createCatalogueModels = (connection: CatalogueConnection) => ({
  institutions: connection.model<ItemMeta>('Institution', institutionSchema, 'institutions'),
  programs: connection.model<ItemMeta>('Program', programSchema, 'programs'),
  scholarships: connection.model<ItemMeta>('Scholarship', scholarshipSchema, 'scholarships'),
  sources: connection.model<StoredSource>('Source', sourceSchema, 'sources'),
  loads: connection.model<LoadRecord>('CatalogueLoad', loadSchema, 'catalogueLoads'),
});

export type CatalogueModels = ReturnType<typeof createCatalogueModels>;
