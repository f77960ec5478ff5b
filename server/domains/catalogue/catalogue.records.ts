/** Stored form of the catalogue: what a lean read gives back. Parents of the graph's types (codegen mappers). */
import type {
  InstitutionData,
  ProgramData,
  ScholarshipData,
  SourceData,
} from '../../../schema/rules/catalogue.rules.js';

/** What is unknown is absent from a stored document, never `undefined`. */
type Stored<T> = T extends (infer Item)[]
  ? Stored<Item>[]
  : T extends object
    ? { [K in keyof T]: Stored<Exclude<T[K], undefined>> }
    : T;

export type ItemOrigin = 'STARTER' | 'IMPORT' | 'STAFF' | 'SYNTHETIC';

export type ItemMeta = {
  /** Opaque, stable over renames. */
  _id: string;
  slug: string;
  formerSlugs: string[];
  origin: ItemOrigin;
  /** Top-level fields that staff changed by hand: no later load touches them. */
  staffFields: string[];
  /** Ids of the sources that its facts name, so that one read can fetch them all. */
  sourceIds: string[];
  /** Share of the optional facts that are known, 0 to 1. */
  completeness: number;
  isRetired: boolean;
  /** Fingerprint of the item as its origin wrote it: an unchanged item is not written again. */
  contentHash: string;
  changedAt: Date;
};

export type InstitutionRecord = Stored<InstitutionData> & ItemMeta;
export type ProgramRecord = Stored<Omit<ProgramData, 'institution'>> & { institutionId: string } & ItemMeta;
export type ScholarshipRecord = Stored<Omit<ScholarshipData, 'institution'>> & { institutionId?: string } & ItemMeta;
export type SourceRecord = Stored<SourceData>;

export type FactRecord = { source: string; checkedOn: string; note?: { vi: string; en: string } };
export type DeadlineRecord = ScholarshipRecord['deadlines'][number];
export type IntakeRecord = ProgramRecord['intakes'][number];

/** Written last by a load: its presence says that everything of that fingerprint is in. */
export type LoadRecord = { _id: string; hash: string; loadedAt: Date };
