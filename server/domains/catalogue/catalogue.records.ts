/** Stored form of the catalogue: what a lean read gives back. Parents of the graph's types (codegen mappers). */
import type {
  InstitutionEntry,
  ProgramEntry,
  ScholarshipEntry,
  SourceEntry,
} from '../../../schema/rules/catalogue.rules.js';

/** What is unknown is absent from a stored document, never `undefined`. */
type Stored<T> = T extends (infer Item)[]
  ? Stored<Item>[]
  : T extends object
    ? { [K in keyof T]: Stored<Exclude<T[K], undefined>> }
    : T;

export type EntryOrigin = 'STARTER' | 'IMPORT' | 'STAFF' | 'SYNTHETIC';

export type EntryMeta = {
  /** Opaque, stable over renames. */
  _id: string;
  slug: string;
  formerSlugs: string[];
  origin: EntryOrigin;
  /** Top-level fields that staff changed by hand: no later load touches them. */
  staffFields: string[];
  /** Ids of the sources that its facts name, so that one read can fetch them all. */
  sourceIds: string[];
  /** Share of the optional facts that are known, 0 to 1. */
  completeness: number;
  isRetired: boolean;
  /** Fingerprint of the entry as its origin wrote it: an unchanged entry is not written again. */
  entryHash: string;
  changedAt: Date;
};

export type InstitutionRecord = Stored<InstitutionEntry> & EntryMeta;
export type ProgramRecord = Stored<Omit<ProgramEntry, 'institution'>> & { institutionId: string } & EntryMeta;
export type ScholarshipRecord = Stored<Omit<ScholarshipEntry, 'institution'>> & { institutionId?: string } & EntryMeta;
export type SourceRecord = Stored<SourceEntry>;

export type FactRecord = { source: string; checkedOn: string; note?: { vi: string; en: string } };
export type DeadlineRecord = ScholarshipRecord['deadlines'][number];
export type IntakeRecord = ProgramRecord['intakes'][number];

/** Written last by a load: its presence says that everything of that fingerprint is in. */
export type LoadRecord = { _id: string; hash: string; loadedAt: Date };
