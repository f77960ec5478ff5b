/** Shapes and published figures of the chance of a place (domain rules 1f). Nationality, age, gender and years since school are no part of it. */
import type { CURRENT_LEVELS, GpaScale, SchoolDiploma } from '../account.values.js';
import {
  type CefrLevel,
  type DEADLINE_KINDS,
  DIPLOMA_ANSWERS,
  type ENGLISH_SECTIONS,
  type EnglishTest,
  type FIELDS_OF_STUDY,
  type PROFILE_LEVELS,
  type PROGRAM_LEVELS,
} from '../catalogue.values.js';

/** The six that have an order, worst first; the other two say nothing of chances. */
export const CHANCE_ORDER = [
  'NOT_ELIGIBLE_NOW',
  'BELOW_MINIMUM',
  'PATHWAY_FIRST',
  'REACH',
  'TARGET',
  'SAFETY',
] as const;
export const CHANCE_ANSWERS = [...CHANCE_ORDER, 'MEETS_MINIMUMS', 'NOT_ENOUGH_DATA'] as const;
export type ChanceAnswer = (typeof CHANCE_ANSWERS)[number];

/** One requirement against the student. UNKNOWN_MINIMUM: we have none; UNKNOWN_YOURS: the student has not said. */
export const REQUIREMENT_OUTCOMES = ['MET', 'SHORT', 'UNKNOWN_MINIMUM', 'UNKNOWN_YOURS'] as const;
export type RequirementOutcome = (typeof REQUIREMENT_OUTCOMES)[number];

/** Whether a diploma or degree leads straight into the program; easiest first. */
export const LEVEL_ANSWERS = DIPLOMA_ANSWERS;
export type LevelAnswer = (typeof LEVEL_ANSWERS)[number];

/** Easiest first. */
export const SELECTIVITIES = ['OPEN_ADMISSION', 'MOST_ADMITTED', 'SELECTIVE', 'HIGHLY_SELECTIVE'] as const;
export type Selectivity = (typeof SELECTIVITIES)[number] | 'UNKNOWN';
/** The share of applicants who are admitted from which each class begins. */
export const ADMITTED_FLOORS = [
  ['MOST_ADMITTED', 0.7],
  ['SELECTIVE', 0.25],
  ['HIGHLY_SELECTIVE', 0],
] as const;
/** Admitted more narrowly than their institution as a whole: they take the next harder class. Film stands within the arts, so it is known by its title. */
export const HARDER_FIELDS: readonly (typeof FIELDS_OF_STUDY)[number][] = [
  'ENGINEERING',
  'COMPUTING',
  'HEALTH',
  'ARCHITECTURE_BUILDING',
];
export const HARDER_TITLE = /\b(film|cinema|cinematic|nursing|medicine|architecture)\b/i;

export type MoneyAnswer = 'WITHIN_BUDGET' | 'OVER_BUDGET' | 'UNKNOWN';

/** Above a minimum by so much on the ten-point scale, or in bands of IELTS, a place is within reach where not everybody is admitted. */
export const MARGIN = 0.5;

/** Vietnamese schools end in May, and the examination follows in June: an intake of a later month comes after it. */
export const SCHOOL_ENDS_MONTH = 6;

export type EnglishSection = (typeof ENGLISH_SECTIONS)[number];
export type EnglishSections = { readonly [Section in EnglishSection]?: number | null | undefined };

export type Average = {
  readonly value: number;
  readonly scale: GpaScale;
  /** The lower end of its range where it is estimated; the value itself otherwise. */
  readonly lowest: number;
  readonly isEstimated: boolean;
};
export type Certificate = {
  readonly test: EnglishTest;
  readonly overall: number;
  readonly takenOn: string | null;
} & EnglishSections;

/** What is known of a student. Null is unknown, and unknown never counts as met. */
export type StudentFacts = {
  readonly currentLevel: (typeof CURRENT_LEVELS)[number] | null;
  /** Held, or to be held when school ends. */
  readonly diploma: SchoolDiploma | null;
  /** Marks of upper secondary school. */
  readonly schoolAverage: Average | null;
  /** Of the degree that is held or studied for. */
  readonly degreeAverage: Average | null;
  readonly english: Certificate | null;
  /** For a year, in the unit of `yearlyCost`. */
  readonly budget: number | null;
  /** There is one, in a currency whose rate is not known: nobody can be asked for it. */
  readonly isBudgetWithoutRate?: boolean;
};

type Figure = {
  /** It was not read in a register or on the page of the institution or authority itself. */
  readonly isThirdParty: boolean;
};

export type MinimumAverage = { readonly value: number; readonly scale: GpaScale } & Figure;
export type EnglishMinimum = { readonly test: EnglishTest; readonly overall: number } & EnglishSections & Figure;

export type DiplomaEntry = {
  readonly diploma: SchoolDiploma;
  readonly answer: LevelAnswer;
  readonly from: 'PROGRAM' | 'INSTITUTION' | 'COUNTRY';
} & Figure;

/** What is known of a program, its institution and the rule of its country. */
export type ProgramFacts = {
  readonly level: (typeof PROGRAM_LEVELS)[number];
  readonly award: (typeof PROFILE_LEVELS)[number];
  /** Its field or title takes the next harder class. */
  readonly isHarderField: boolean;
  /** Taught in English, at least as a choice: otherwise English says nothing. */
  readonly isInEnglish: boolean;
  /** Of the intakes after school ends; `daysLeft` is negative once it has passed. */
  readonly deadline: ({ readonly daysLeft: number; readonly kind: (typeof DEADLINE_KINDS)[number] } & Figure) | null;
  /** Another intake is open or likely to open. */
  readonly hasLaterIntake: boolean;
  /** Of the intake in question. */
  readonly start: { readonly year: number; readonly month: number } | null;
  /** Of the program and of the institution for its level: each has to be met. */
  readonly minimumAverages: readonly MinimumAverage[];
  readonly englishMinimums: readonly EnglishMinimum[];
  /** Looked at only where no result of a test is asked for. */
  readonly englishLevel: ({ readonly level: CefrLevel } & Figure) | null;
  /** Required subjects, and how many of them the student has. */
  readonly subjects: ({ readonly met: number; readonly required: number } & Figure) | null;
  /** The page of the program before that of the institution before the rule of the country. */
  readonly diplomaEntries: readonly DiplomaEntry[];
  /** 0 to 1, of first-year undergraduates. */
  readonly admittedShare: ({ readonly value: number } & Figure) | null;
  readonly isOpenAdmission: ({ readonly value: boolean } & Figure) | null;
  /** Tuition and living of the first year, in one unit for all programs, before scholarships. */
  readonly yearlyCost: ({ readonly amount: number } & Figure) | null;
};

/** What two figures of a line count. */
export type FigureUnit = GpaScale | EnglishTest | 'SUBJECTS';

export type RequirementLine = {
  readonly part: 'AVERAGE' | 'ENGLISH' | 'SUBJECTS';
  readonly outcome: RequirementOutcome;
  /** At least half a mark of ten, or half a band of IELTS, above the minimum. */
  readonly hasMargin: boolean;
  readonly yours: number | null;
  readonly needed: number | null;
  readonly unit: FigureUnit | null;
  /** The section that falls short; `yours` and `needed` are its figures then. */
  readonly section: EnglishSection | null;
  /** Sections have minimums of their own, and these cannot be compared. */
  readonly areSectionsUnknown: boolean;
  readonly isThirdParty: boolean;
  readonly isEstimated: boolean;
  /** Id of the table by which two scales were compared: approximate. */
  readonly table: string | null;
  /** The certificate will not, or not surely, be valid when studies start. */
  readonly isExpiring: boolean;
};

export type LevelLine = {
  readonly answer: LevelAnswer;
  /** What decided: where the program, the institution or the country says it, or what the student studies now. */
  readonly from: DiplomaEntry['from'] | 'CURRENT_LEVEL';
  /** The diploma that was judged; null where the degree counts. */
  readonly diploma: SchoolDiploma | null;
  /** The profile does not say which one: THPT was taken. */
  readonly isDiplomaAssumed: boolean;
  readonly isThirdParty: boolean;
};

export type SelectivityLine = {
  readonly answer: Selectivity;
  readonly admittedShare: number | null;
  /** One class harder than the figure of the whole institution; where admission is open the class stays, and the program may select by itself. */
  readonly isHarderField: boolean;
  readonly isThirdParty: boolean;
};

export type MoneyLine = {
  readonly answer: MoneyAnswer;
  /** By how much the year costs more than the budget, in the common unit; null unless OVER_BUDGET. */
  readonly over: number | null;
  /** Of UNKNOWN: who can make it known; null where neither can (a budget in a currency without a rate). */
  readonly missingFrom: 'STUDENT' | 'CATALOGUE' | null;
  readonly isThirdParty: boolean;
};

export type ChanceLines = {
  readonly average: RequirementLine;
  readonly english: RequirementLine;
  readonly subjects: RequirementLine;
  readonly level: LevelLine;
  readonly selectivity: SelectivityLine;
  readonly money: MoneyLine;
  /** Every intake after school ends has closed, by the institution's own closing day. */
  readonly isClosed: boolean;
};

export type Chance = ChanceLines & {
  readonly answer: ChanceAnswer;
  /** Without the figures of third parties the answer would be another one. */
  readonly restsOnThirdParty: boolean;
};
