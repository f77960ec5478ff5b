/** Weights, bands and shapes of the success prediction (domain rules 1f). Published on the site as they stand here; nationality, age and gender are no part of it. */
import type { CURRENT_LEVELS, GpaScale } from './account.values.js';
import type { CefrLevel, DEADLINE_KINDS, EnglishTest, PROGRAM_LEVELS } from './catalogue.values.js';

/** Of a hundred. */
export const ELIGIBILITY_WEIGHTS = {
  ACADEMIC: 35,
  ENGLISH: 25,
  PREREQUISITES: 15,
  FUNDS: 10,
  TIME: 10,
  GAP: 5,
} as const;
export type EligibilityPart = keyof typeof ELIGIBILITY_WEIGHTS;
export const ELIGIBILITY_PARTS = Object.keys(ELIGIBILITY_WEIGHTS) as EligibilityPart[];

/** Below this weight of known parts nothing is said. */
export const MIN_COVERAGE = 60;

/** Best first, with the lowest score of each. */
export const BAND_FLOORS = [
  ['VERY_LIKELY', 0.75],
  ['LIKELY', 0.55],
  ['POSSIBLE', 0.4],
  ['REACH', 0],
] as const;
export type ScoredBand = (typeof BAND_FLOORS)[number][0];
export type EligibilityBand = ScoredBand | 'NOT_ENOUGH_DATA' | 'NOT_ELIGIBLE_NOW';
/** Best first, as a list is sorted by them. */
export const ELIGIBILITY_BANDS: readonly EligibilityBand[] = [
  ...BAND_FLOORS.map(([band]) => band),
  'NOT_ENOUGH_DATA',
  'NOT_ELIGIBLE_NOW',
];

/** A section below its minimum holds the score of English at this, whatever the overall result. */
export const FAILED_SECTION_CAP = 0.4;

/** Days left until the deadline, and the share of the time that they stand for. */
export const TIME_STEPS = [
  { days: 90, score: 1 },
  { days: 30, score: 0.8 },
  { days: 14, score: 0.5 },
  { days: 1, score: 0.2 },
] as const;

/** Years since the last studies, at most. */
export const GAP_STEPS = [
  { years: 1, score: 1 },
  { years: 2, score: 0.8 },
  { years: 5, score: 0.6 },
  { years: 8, score: 0.4 },
] as const;
export const LONGEST_GAP_SCORE = 0.2;

/** What half a band of IELTS comes to around 6.5 in the tables of each test: says how far a result lies from a minimum, never whether it meets it. */
export const HALF_BAND: Readonly<Record<EnglishTest, number>> = {
  IELTS: 0.5,
  TOEFL_IBT: 15,
  TOEFL_IBT_2026: 0.5,
  PTE: 8,
  DUOLINGO: 10,
  CAMBRIDGE: 6,
};

/** A step up that a student can plan for, half a mark of ten on each scale. */
export const GPA_STEP: Readonly<Record<GpaScale, number>> = { TEN: 0.5, FOUR: 0.2, FIVE: 0.25, HUNDRED: 5 };

export const ENGLISH_SECTIONS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type EnglishSections = { readonly [Section in (typeof ENGLISH_SECTIONS)[number]]?: number | null | undefined };

/** What is known of a student. Null is unknown, and unknown never counts as met. */
export type StudentFacts = {
  readonly currentLevel: (typeof CURRENT_LEVELS)[number] | null;
  readonly gpa: { readonly value: number; readonly scale: GpaScale; readonly isPredicted: boolean } | null;
  readonly english:
    | ({ readonly test: EnglishTest; readonly overall: number; readonly takenOn: string | null } & EnglishSections)
    | null;
  /** For a year, in the unit of `yearlyCost`. */
  readonly budget: number | null;
  /** There is one, in a currency whose rate is not known: nobody can be asked for it. */
  readonly isBudgetWithoutRate?: boolean;
  /** Since the last studies. */
  readonly gapYears: number | null;
};

type Figure = {
  /** It was not read in a register or on the page of the institution or authority itself. */
  readonly isThirdParty: boolean;
};

export type EnglishRequirement = { readonly test: EnglishTest; readonly overall: number } & EnglishSections & Figure;

/** What is known of a program. */
export type ProgramFacts = {
  readonly level: (typeof PROGRAM_LEVELS)[number];
  /** Taught in English, at least as a choice: otherwise English says nothing. */
  readonly isInEnglish: boolean;
  /** `daysLeft` is negative once it has passed. */
  readonly deadline: ({ readonly daysLeft: number; readonly kind: (typeof DEADLINE_KINDS)[number] } & Figure) | null;
  /** Another intake is open or likely to open. */
  readonly hasLaterIntake: boolean;
  /** Of the intake in question. */
  readonly start: { readonly year: number; readonly month: number } | null;
  readonly minimumGpa: ({ readonly value: number; readonly scale: GpaScale } & Figure) | null;
  readonly englishMinimums: readonly EnglishRequirement[];
  /** Looked at only where no result of a test is asked for. */
  readonly englishLevel: ({ readonly level: CefrLevel } & Figure) | null;
  readonly prerequisites: ({ readonly met: number; readonly required: number } & Figure) | null;
  /** Tuition and living of the first year, in one unit for all programs. */
  readonly yearlyCost: ({ readonly amount: number } & Figure) | null;
};

/** What the two numbers of a reason count. */
export type ReasonUnit = GpaScale | EnglishTest | 'SUBJECTS' | 'SHARE_OF_BUDGET' | 'DAYS' | 'YEARS';

export type ReasonOutcome =
  | 'MET'
  | 'SHORT'
  /** The overall result meets the minimum; sections have minimums of their own and are not entered. */
  | 'PARTLY'
  | 'UNKNOWN'
  /** Rules a place out for now. */
  | 'BLOCKED';

export type EligibilityReason = {
  readonly part: EligibilityPart | 'LEVEL' | 'DEADLINE';
  readonly outcome: ReasonOutcome;
  readonly yours: number | null;
  readonly needed: number | null;
  readonly unit: ReasonUnit | null;
  readonly isThirdParty: boolean;
  /** Part of the grade is estimated. */
  readonly isPredicted: boolean;
  /** Id of the table by which two scales were compared: approximate. */
  readonly table: string | null;
  /** The certificate will not, or not surely, be valid when studies start. */
  readonly isExpiring: boolean;
  /** Who can make an unknown part known. */
  readonly missingFrom: 'STUDENT' | 'CATALOGUE' | null;
};

/** One change, and the band that it leads to: possibly the same. */
export type EligibilityLift = {
  readonly part: EligibilityPart;
  readonly by: number;
  readonly unit: ReasonUnit;
  readonly band: ScoredBand;
};

export type Eligibility = {
  readonly band: EligibilityBand;
  /** Orders programs; never shown. Null without a band from REACH to VERY_LIKELY. */
  readonly score: number | null;
  /** Weight of the known parts, of a hundred. */
  readonly coverage: number;
  /** Three at most. */
  readonly reasons: readonly EligibilityReason[];
  /** Every unknown part, heaviest first. */
  readonly missing: readonly EligibilityReason[];
  readonly lift: EligibilityLift | null;
  /** Without the figures of third parties the band would be another one. */
  readonly restsOnThirdParty: boolean;
};
