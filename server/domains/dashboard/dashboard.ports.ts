/** What the dashboard domain needs of others; app/domains.ts supplies it. */
import type { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import type { StudyWishes } from '../../../schema/rules/personalSort.rules.js';
import type { RankReason, ResolversTypes } from '../../generated/resolvers.js';

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];
export type CatalogueRecord = Awaited<ResolversTypes['CatalogueItem']>;
export type ProgramRecord = Awaited<ResolversTypes['Program']>;
export type ApplicationView = Awaited<ResolversTypes['Application']>;
export type SessionView = Awaited<ResolversTypes['AdvisingSession']>;
export type EventRecord = Awaited<ResolversTypes['Event']>;
export type GuideRecord = Awaited<ResolversTypes['Guide']>;
export type Deadline = Awaited<ResolversTypes['ApplicationDeadline']>;

export type IntakeRef = { year: number; month: number };
export type SavedRow = { kind: CatalogueKind; itemId: string };

export type DashboardPorts = {
  /** Latest first. */
  savedBy: (userId: string) => Promise<SavedRow[]>;
  /** Latest submitted first. */
  applicationsOf: (userId: string) => Promise<ApplicationView[]>;
  /** In the order of the ids, retired ones too; null where there is none. */
  recordsOf: (kind: CatalogueKind, ids: readonly string[]) => Promise<(CatalogueRecord | null)[]>;
  /** Every deadline on record, earliest first. */
  deadlinesOf: (item: CatalogueRecord) => { deadline: Deadline; intake: IntakeRef | null }[];
  /** Earliest first. */
  sessionsBetween: (userId: string, span: { from: Date; to: Date }) => Promise<SessionView[]>;
  /** Earliest first. */
  comingEvents: () => Promise<EventRecord[]>;
  /** Latest first. */
  listedGuides: () => Promise<GuideRecord[]>;
  studyWishesOf: (userId: string) => Promise<StudyWishes | null>;
  searchProgramsFor: (wishes: StudyWishes, args: ProgramsAsked) => ProgramsFound;
  similarProgramIds: (id: string, args: { limit: number }) => string[];
};

/** Arguments of the field `searchPrograms`; answered in the personal order. */
export type ProgramsAsked = { text?: string; filter: object; page: { size: number } };
/** Why each stands where it stands, in the order of the ids. */
export type ProgramsFound = { ids: readonly string[]; reasons: readonly (readonly RankReason[])[] };

export const isProgram = (item: CatalogueRecord): item is ProgramRecord => 'intakes' in item;
