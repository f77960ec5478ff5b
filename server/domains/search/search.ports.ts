/** What the search domain needs of others: rows of the catalogue to build the index from, and who builds it. app/domains.ts supplies it. */
import type { SchoolDiploma } from '../../../schema/rules/account.values.js';
import type { AskingInstitution, AskingProgram } from '../../../schema/rules/chance/asked.rules.js';
import type { EnglishSections, LevelAnswer } from '../../../schema/rules/chance/chance.values.js';
import type {
  DESTINATIONS,
  EnglishTest,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AMOUNT_PERIODS,
  SCHOLARSHIP_AUDIENCES,
  SCHOLARSHIP_MARKS,
} from '../../../schema/rules/catalogue.values.js';
import type { IntakeMoment } from '../../../schema/rules/intake.rules.js';
import type { Rates } from '../../../schema/rules/money.rules.js';
import type { StudyWishes } from '../../../schema/rules/personalSort.rules.js';
import type { InstitutionStatements } from '../../../schema/rules/thinEntry.rules.js';
import type { ResolversParentTypes, ResolversTypes } from '../../generated/resolvers.js';
import type { RowMoney } from './build/bands.js';
import type { IndexHolder } from './indexHolder.js';

type OneOf<T extends readonly unknown[]> = T[number];

/** A sum of money that a scholarship pays, from the least to the most. */
export type ScholarshipSum = {
  minimum: RowMoney | null;
  maximum: RowMoney | null;
  /** What it is paid for; null when it is not said. */
  period: OneOf<typeof SCHOLARSHIP_AMOUNT_PERIODS> | null;
};

/** What a scholarship pays for. */
export type ScholarshipCoverage = OneOf<typeof SCHOLARSHIP_AMOUNT_KINDS>;

type RowBase = {
  id: string;
  slug: string;
  /** Retired items are sent so that the index drops them. */
  isRetired: boolean;
  /** Share of the optional facts that are known, 0 to 1. */
  completeness: number;
  changedAt: Date;
};

type DiplomaEntries = readonly { readonly diploma: SchoolDiploma; readonly answer: LevelAnswer }[];
/** `statesPathway`: a preparatory year or course before the studies is named among what is asked for. `statesEarlyEntry`: so is a way in for who leaves school before its last year. */
type Stated = {
  readonly diplomaEntries: DiplomaEntries;
  readonly statesPathway: boolean;
  readonly statesEarlyEntry?: true;
};
export type InstitutionAsks = AskingInstitution & Stated;
export type ProgramAsks = Pick<AskingProgram, 'minimumGpa' | 'languageLevels'> & Stated;

export type InstitutionRow = RowBase & {
  name: string;
  aliases: string[];
  destination: OneOf<typeof DESTINATIONS>;
  city: string;
  region: string | null;
  type: OneOf<typeof INSTITUTION_TYPES>;
  ownership: OneOf<typeof OWNERSHIP_OPTIONS>;
  /** Features known to be offered. */
  features: OneOf<typeof INSTITUTION_FEATURES>[];
  /** Those that it says it does not have. */
  lackedFeatures: OneOf<typeof INSTITUTION_FEATURES>[];
  /** What decides about the chance of a place, without sources. */
  asks: InstitutionAsks;
  /** With its programs it decides whose pages are thin. */
  states: InstitutionStatements;
};

export type ProgramRow = RowBase & {
  institutionId: string;
  title: string;
  level: OneOf<typeof PROGRAM_LEVELS>;
  award: OneOf<typeof PROFILE_LEVELS>;
  field: OneOf<typeof FIELDS_OF_STUDY>;
  /** Where it is offered, the main place first. */
  cities: string[];
  languages: string[];
  durationMonths: number | null;
  tuition: RowMoney | null;
  applicationFee: RowMoney | null;
  intakes: (IntakeMoment & { isCountryUsual?: boolean })[];
  englishMinimums: ({ test: EnglishTest; overall: number } & EnglishSections)[];
  /** What decides about the chance of a place beside English, without sources; null where nothing is known. */
  asks: ProgramAsks | null;
  /** A course that prepares for studies, or a degree that begins with such a year (schema/rules/entry.rules.ts). */
  isPreparatory: boolean;
  /** Of its own. */
  hasPriceOrRequirement: boolean;
  /** What the program itself publishes about these two features outweighs its institution; null when it publishes nothing. A title may say one. */
  postGraduationPermit: boolean | null;
  coopInternship: boolean | null;
};

export type ScholarshipRow = RowBase & {
  name: string;
  provider: string;
  institutionId: string | null;
  destinations: OneOf<typeof DESTINATIONS>[];
  /** Null when unknown. */
  coverage: ScholarshipCoverage | null;
  /** Null where no sum of money is stated. */
  sum: ScholarshipSum | null;
  /** Of the tuition it pays so many percent at most; null where no share is stated. */
  share: number | null;
  isAutoApplied: boolean | null;
  /** Null when unknown. */
  nationalities: 'ALL' | string[] | null;
  /** Null when unknown. */
  levels: OneOf<typeof PROGRAM_LEVELS>[] | null;
  /** Null for every field, or when unknown: sources seldom tell which. */
  fields: OneOf<typeof FIELDS_OF_STUDY>[] | null;
  audiences: OneOf<typeof SCHOLARSHIP_AUDIENCES>[];
  /** What is known of it beside its figures. */
  marks: OneOf<typeof SCHOLARSHIP_MARKS>[];
  deadlines: Date[];
  /** In which months applications close; `closesAt` is null of a month in which they close every year. */
  deadlineMonths: { month: number; closesAt: Date | null }[];
};

export type Kind = 'institutions' | 'programs' | 'scholarships';

/** When a row last changed, without the row. */
export type RowStamp = Pick<RowBase, 'id' | 'isRetired' | 'changedAt'>;

export type CatalogueFeed = {
  /** Rows whose `changedAt` is at or after `since`, retired ones too, oldest change first; all rows when null. */
  institutions(since: Date | null): AsyncIterable<InstitutionRow>;
  programs(since: Date | null): AsyncIterable<ProgramRow>;
  scholarships(since: Date | null): AsyncIterable<ScholarshipRow>;
};

/** Proves that rows which an earlier process read are still those of the catalogue. */
export type CatalogueStamps = {
  /** Of all rows of a kind, retired ones too, in any order. */
  stamps(kind: Kind): AsyncIterable<RowStamp>;
};

export type SearchPorts = {
  /** From createWorkerIndex in the server, from createInProcessIndex in tests. */
  holder: IndexHolder;
  /** What the profile says; null when there is no such account. */
  studyWishesOf: (userId: string) => Promise<StudyWishes | null>;
  /** Of the intakes of a program the first that is open or likely to open, with its source; null where there is none. */
  earliestIntakeOf: (program: ResolversParentTypes['Program']) => ResolversTypes['Intake'] | null;
  /** The coming intakes of a program with their sources, earliest first. */
  comingIntakesOf: (program: ResolversParentTypes['Program']) => readonly ResolversParentTypes['Intake'][];
  /** The deadlines of a scholarship with their sources, the next first. */
  scholarshipDeadlinesOf: (
    scholarship: ResolversParentTypes['Scholarship'],
  ) => readonly ResolversParentTypes['Deadline'][];
  /** In force now, the dong included once it is known. */
  rates: () => Rates;
};
