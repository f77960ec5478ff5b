/** The published factors of BEST_MATCH_2 (domain rules 1f), and what a profile wants in the terms of the catalogue. No factor is who pays. */
import type { ChanceAnswer, StudentFacts } from './chance/chance.values.js';
import type { CURRENT_LEVELS, GpaScale, SchoolDiploma } from './account.values.js';
import {
  DESTINATIONS,
  type ENGLISH_SECTIONS,
  type EnglishTest,
  type FIELDS_OF_STUDY,
  type PROGRAM_LEVELS,
} from './catalogue.values.js';

/** Of a hundred. */
export const PERSONAL_WEIGHTS = { ANSWER: 45, FIELD: 20, COUNTRY: 15, MONEY: 10, INTAKE: 10 } as const;
/** What each answer of the chance counts, as a share of its weight. */
export const ANSWER_SHARES: Readonly<Record<ChanceAnswer, number>> = {
  SAFETY: 1,
  TARGET: 1,
  MEETS_MINIMUMS: 0.6,
  REACH: 0.6,
  PATHWAY_FIRST: 0.4,
  NOT_ENOUGH_DATA: 0.3,
  BELOW_MINIMUM: 0.3,
  NOT_ELIGIBLE_NOW: 0,
};
/** For somebody with a result of the test of interests; the rest is brought down to nine tenths then. */
export const INTEREST_WEIGHT = 10;
export const PERSONAL_FACTORS = ['FIELD', 'COUNTRY', 'LEVEL', 'ENGLISH', 'BUDGET', 'AVERAGE'] as const;
export type PersonalFactor = (typeof PERSONAL_FACTORS)[number];

type Destination = (typeof DESTINATIONS)[number];
type ProgramLevel = (typeof PROGRAM_LEVELS)[number];
const isDestination = (country: string): country is Destination => DESTINATIONS.some(known => known === country);

/** What a person wants to study, and what of it the profile says; what it does not say is null or absent. */
export type StudyWishes = {
  readonly preferredCountries: readonly string[];
  readonly countryAbroad?: string | null | undefined;
  readonly fieldOfStudy?: (typeof FIELDS_OF_STUDY)[number] | null | undefined;
  /** The subject, in the words of the person. */
  readonly majorAbroad?: string | null | undefined;
  readonly targetLevel?: ProgramLevel | null | undefined;
  readonly studyLevelWanted?: 'DIPLOMA' | 'BACHELOR' | 'MASTER' | 'PHD' | null | undefined;
  readonly currentLevel?: (typeof CURRENT_LEVELS)[number] | null | undefined;
  readonly schoolDiploma?: SchoolDiploma | null | undefined;
  readonly schoolEndYear?: number | null | undefined;
  readonly gpa?: { readonly value: number; readonly scale: GpaScale } | null | undefined;
  readonly englishCert?:
    | ({ readonly test: EnglishTest; readonly overall: number; readonly takenOn?: string | null | undefined } & {
        readonly [Section in (typeof ENGLISH_SECTIONS)[number]]?: number | null | undefined;
      })
    | null
    | undefined;
  readonly budget?: { readonly amount: number; readonly currency: string } | null | undefined;
  /** What the chance is judged by: the average of the grade book is in it. */
  readonly student?: StudentFacts | null | undefined;
  /** Three letters of the test of interests, the strongest first. */
  readonly interestCode?: string | null | undefined;
};

/** First choice first. */
export const wantedDestinations = ({
  countryAbroad,
  preferredCountries,
}: Pick<StudyWishes, 'countryAbroad' | 'preferredCountries'>): Destination[] => [
  ...new Set([...(countryAbroad ? [countryAbroad] : []), ...preferredCountries].filter(isDestination)),
];

/** Levels that lead to an award (docs/decisions/0002). */
const LEVELS_OF_AWARD = {
  DIPLOMA: ['UNDERGRADUATE', 'GRADUATE'],
  BACHELOR: ['UNDERGRADUATE'],
  MASTER: ['GRADUATE', 'POSTGRADUATE'],
  PHD: ['POSTGRADUATE'],
} as const;

export const wantedLevels = ({
  targetLevel,
  studyLevelWanted,
}: Pick<StudyWishes, 'targetLevel' | 'studyLevelWanted'>): readonly ProgramLevel[] =>
  targetLevel ? [targetLevel] : studyLevelWanted ? LEVELS_OF_AWARD[studyLevelWanted] : [];

/** What would sharpen the order, in the order in which it helps. */
export const missingFactors = (wishes: StudyWishes): PersonalFactor[] => {
  const known: Readonly<Record<PersonalFactor, boolean>> = {
    FIELD: Boolean(wishes.fieldOfStudy),
    COUNTRY: wantedDestinations(wishes).length > 0,
    LEVEL: wantedLevels(wishes).length > 0,
    ENGLISH: Boolean(wishes.englishCert),
    BUDGET: Boolean(wishes.budget),
    AVERAGE: Boolean(wishes.gpa ?? wishes.student?.schoolAverage ?? wishes.student?.degreeAverage),
  };
  return PERSONAL_FACTORS.filter(factor => !known[factor]);
};
