/** Collections of the catalogue, with their indexes. Which fields an item has, and their shape, say the rules in schema/rules, on every write. */
import { type Connection, type Model, Schema } from 'mongoose';

import { institutionRule, programRule, scholarshipRule } from '../../../schema/rules/catalogue.rules.js';
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
  takenFacts: { type: [String], default: undefined },
  sourceIds: { type: [String], required: true },
  completeness: { type: Number, required: true },
  isRetired: { type: Boolean, required: true },
  merged: Schema.Types.Mixed,
  absorbs: Schema.Types.Mixed,
  absorbedSlugs: { type: [String], default: undefined },
  distinctFrom: { type: [String], default: undefined },
  contentHash: { type: String, required: true },
  changedAt: { type: Date, required: true },
  ...outboxFields,
};

/** What a rule names and the fields above do not. The institution is stored by its id. */
const fieldsOf = ({ shape }: { shape: object }): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shape)
      .filter(field => !(field in meta))
      .map(field => [field === 'institution' ? 'institutionId' : field, Schema.Types.Mixed]),
  );

const itemSchema = (rule: { shape: object }) => {
  const schema = new Schema<ItemMeta>({ ...meta, ...fieldsOf(rule) }, options);
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

const institutionSchema = itemSchema(institutionRule);
const programSchema = itemSchema(programRule);
const scholarshipSchema = itemSchema(scholarshipRule);

// Those of an institution that is merged into another one.
programSchema.index({ institutionId: 1 });
// scholarshipCandidates: those of institutions, or of countries and tied to none.
scholarshipSchema.index({ institutionId: 1, destinations: 1 });

// Read by _id only, so it needs no other index.
const sourceSchema = new Schema<StoredSource>(
  {
    _id: { type: String, required: true },
    name: String,
    url: String,
    kind: String,
    asOf: String,
    licence: String,
    copy: String,
  },
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
