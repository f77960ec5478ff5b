/** What the eligibility domain needs of others; app/domains.ts supplies it. */
import type { BudgetCurrency, SchoolDiploma } from '../../../schema/rules/account.values.js';
import type { EnglishSections } from '../../../schema/rules/chance/chance.values.js';
import type { ScholarshipStudent } from '../../../schema/rules/scholarshipCheck.rules.js';
import type { Rates } from '../../../schema/rules/money.rules.js';
import type { ResolversParentTypes, Source } from '../../generated/resolvers.js';

type ScholarshipWishes = Omit<ScholarshipStudent, 'schoolAverage' | 'degreeAverage' | 'currentLevel'>;

export type ProgramRecord = ResolversParentTypes['Program'];
export type InstitutionRecord = ResolversParentTypes['Institution'];

export type ScholarshipRecord = ResolversParentTypes['Scholarship'];

/** What the profile says of somebody's studies. */
export type StudyProfile = ScholarshipWishes & {
  currentLevel?: 'LOWER_SECONDARY' | 'UPPER_SECONDARY' | 'DIPLOMA' | 'BACHELOR' | 'MASTER' | 'PHD' | 'WORKING';
  schoolDiploma?: SchoolDiploma;
  schoolEndYear?: number;
  gpa?: { value: number; scale: 'TEN' | 'FOUR' | 'FIVE' | 'HUNDRED' };
  englishCert?: {
    test: 'IELTS' | 'TOEFL_IBT' | 'TOEFL_IBT_2026' | 'PTE' | 'DUOLINGO' | 'CAMBRIDGE';
    overall: number;
    takenOn?: string;
  } & EnglishSections;
  budget?: { amount: number; currency: BudgetCurrency };
};

/** What a grade book comes to, in hundredths; `schoolGpa` is null when its years are marked in different ways. */
export type GradeBookFigures = {
  schoolGpa: number | null;
  /** The lower end of its range where it is estimated. */
  lowestSchoolGpa: number | null;
  isTenPoint: boolean;
  /** By the table that gives least. */
  lowest4: number;
  isPredicted: boolean;
};

export type Opening = {
  deadline: { daysLeft: number; kind: 'CLOSING' | 'EQUAL_CONSIDERATION'; source: string } | null;
  hasLaterIntake: boolean;
  start: { year: number; month: number } | null;
  /** Of a program whose intakes have closed: the next year's of one that takes place every year. */
  expected: { year: number; month: number } | null;
};

export type EligibilityPorts = {
  /** Null when there is no such account. */
  studyWishesOf: (userId: string) => Promise<StudyProfile | null>;
  /** Null without marks. */
  gradesOf: (userId: string) => Promise<GradeBookFigures | null>;
  /** Of the intakes after school ends; of all where that is null. */
  openingOf: (program: ProgramRecord, schoolEndYear: number | null) => Opening;
  /** Negative days once it has passed; null where no closing day is known. */
  closingOf: (scholarship: ScholarshipRecord) => { daysLeft: number; source: string } | null;
  /** Whether a fact was read with somebody who repeats it. */
  isThirdParty: (sourceId: string) => boolean;
  /** Twelve months of living, as published or as the visa asks for; null where neither is known. */
  yearOfLiving: (
    program: ProgramRecord,
    institution: InstitutionRecord,
  ) => { amount: number; currency: string; isThirdParty: boolean } | null;
  sourceOf: (id: string) => Source;
  rates: () => Rates;
};
