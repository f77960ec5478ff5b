/** Stored documents of the catalogue, as a lean read returns them; the parent types of the GraphQL resolvers (codegen mappers). */
import type { WithOutbox } from '../../kernel/jobs/outbox.js';
import type {
  InstitutionData,
  ProgramData,
  ScholarshipData,
  SourceData,
} from '../../../schema/rules/catalogue.rules.js';

/** Unknown fields are absent from a stored document, never `undefined`. */
type Stored<T> = T extends (infer Item)[]
  ? Stored<Item>[]
  : T extends object
    ? { [K in keyof T]: Stored<Exclude<T[K], undefined>> }
    : T;

export type ItemOrigin = 'STARTER' | 'IMPORT' | 'STAFF' | 'SYNTHETIC';

/** Of an item that went into another one: its own document stays, so that ids and register keys lead on. */
export type MergedRecord = {
  /** Id of the item that stays. */
  into: string;
  at: Date;
  /** Counted before anything moved, so that a merge that was broken off counts the same. */
  plan?: MergePlan;
  isFinished?: boolean;
};
export type MergePlan = {
  programs: number;
  scholarships: number;
  wishes: number;
  applications: number;
  reviews: number;
  leads: number;
  /** Of both, with the same code of a register: the first goes into the second. */
  samePrograms: { from: string; into: string }[];
  /** Pairs of one title and level that stay two. */
  alikePrograms: number;
};

export type ItemMeta = WithOutbox & {
  /** Opaque; does not change when the item is renamed. */
  _id: string;
  slug: string;
  formerSlugs: string[];
  origin: ItemOrigin;
  /** Of an imported item: its register and what that calls it, the same in every edition. */
  registerKey?: string;
  /** Top-level fields that staff changed; loads never overwrite them. */
  staffFields: string[];
  /** Facts that it took of merged items, as `website` or `features.ACCOMMODATION`: registers keep them up to date, and its own loads do when they supply them. */
  takenFacts?: string[];
  /** Ids of all sources that its facts name, so that they can be read at once. */
  sourceIds: string[];
  /** Share of the optional facts that are known, 0 to 1. */
  completeness: number;
  isRetired: boolean;
  merged?: MergedRecord;
  /** The item that is being merged into this one, and who decided it: until that is finished neither takes part in another merge. */
  absorbs?: { id: string; byId: string };
  /** Addresses that were those of merged items: what a load supplies under them is not this item. */
  absorbedSlugs?: string[];
  /** Ids of institutions that somebody said are others; said once, at one of the two. */
  distinctFrom?: string[];
  /** Hash of the item as its origin supplied it: an unchanged item is not written again. */
  contentHash: string;
  changedAt: Date;
};

/** Fields of a stored item that no load supplies. */
export const META_FIELDS: ReadonlySet<string> = new Set<keyof ItemMeta>([
  '_id',
  'origin',
  'staffFields',
  'takenFacts',
  'sourceIds',
  'completeness',
  'isRetired',
  'merged',
  'absorbs',
  'absorbedSlugs',
  'distinctFrom',
  'contentHash',
  'changedAt',
  'outbox',
  'outboxLast',
]);

export type InstitutionRecord = Stored<InstitutionData> & ItemMeta;
export type ProgramRecord = Stored<Omit<ProgramData, 'institution'>> & { institutionId: string } & ItemMeta;
export type ScholarshipRecord = Stored<Omit<ScholarshipData, 'institution'>> & { institutionId?: string } & ItemMeta;
export type SourceRecord = Stored<SourceData>;

export type FactRecord = { source: string; asOf?: string | null; checkedOn: string; note?: { vi: string; en: string } };
export type DeadlineRecord = ScholarshipRecord['deadlines'][number];
export type YearlyDeadlineRecord = NonNullable<ScholarshipRecord['yearlyDeadlines']>[number];
export type IntakeRecord = ProgramRecord['intakes'][number];

/** Written at the end of a load: its presence means that all items of the edition with that hash are stored. */
export type LoadRecord = { _id: string; hash: string; loadedAt: Date };

/** What decides whether a scholarship fits a program. */
export type ScholarshipCandidate = Pick<
  ScholarshipRecord,
  | '_id'
  | 'institutionId'
  | 'destinations'
  | 'eligibleNationalities'
  | 'eligibleLevels'
  | 'eligibleFields'
  | 'isForNamedProgramsOnly'
  | 'deadlines'
  | 'yearlyDeadlines'
>;
