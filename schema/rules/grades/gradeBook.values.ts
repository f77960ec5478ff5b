/** Values of the grade book, without rules: cheap enough for the browser to load. */
export const GRADE_LEVELS = [6, 7, 8, 9, 10, 11, 12] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

const TEN_POINTS = { kind: 'NUMBER', min: 0, max: 100, decimals: 1, isLowerBetter: false } as const;

/**
 * How a school marks. Numbers are whole steps of so many decimals: of a scale with one decimal, 8.5 is 85, and nothing is ever computed in fractions.
 * Letters stand from the best to the lowest.
 */
export const ACADEMIC_SYSTEMS = {
  VN_TT22: TEN_POINTS,
  VN_TT58: TEN_POINTS,
  US_4: { kind: 'NUMBER', min: 0, max: 400, decimals: 2, isLowerBetter: false },
  PERCENTAGE: { kind: 'NUMBER', min: 0, max: 1000, decimals: 1, isLowerBetter: false },
  A_LEVEL: { kind: 'LETTER', letters: ['A*', 'A', 'B', 'C', 'D', 'E', 'U'] },
  IB: { kind: 'NUMBER', min: 1, max: 7, decimals: 0, isLowerBetter: false },
  GERMAN: { kind: 'NUMBER', min: 10, max: 50, decimals: 1, isLowerBetter: true },
} as const;
export type AcademicSystem = keyof typeof ACADEMIC_SYSTEMS;
export const ACADEMIC_SYSTEM_NAMES = Object.keys(ACADEMIC_SYSTEMS) as [AcademicSystem, ...AcademicSystem[]];

/** The ten-point scale of Vietnam, whose regulations say how averages are made. */
export const isVietnamese = (system: AcademicSystem): system is 'VN_TT22' | 'VN_TT58' => system.startsWith('VN_');

/** Kinds of subjects for the weighted scale; what each adds stands in schema/conversions/marks.json (domain rules 1a). */
export const WEIGHTING_NAMES = ['NONE', 'HONOURS', 'AP', 'IB_HL', 'IB_SL', 'A_LEVEL', 'AS_LEVEL'] as const;
export type Weighting = (typeof WEIGHTING_NAMES)[number];

export const MAX_TERMS = 4;
/** More than any transcript has. */
export const MAX_SUBJECTS = 25;
export const SCHOOL_NAME_MAX = 200;
export const SUBJECT_NAME_MAX = 80;
/** A mark as it is stored. */
export const MARK_MAX = 10;

/** A subject that the person named. */
export const OWN_SUBJECT = 'OTHER';

/** `term` counts from 1; null is the final result of the year. */
export type Mark = { readonly term: number | null; readonly value: string };

export type GradeSubject = {
  /** Code of the list of subjects, or OTHER. */
  readonly subject: string;
  /** Of a subject that the person named; null otherwise. */
  readonly name: string | null;
  /** Passed or not passed: never a number, never in an average. */
  readonly isRemark: boolean;
  readonly weighting: Weighting;
  readonly marks: readonly Mark[];
};

export type GradeYear = {
  readonly level: GradeLevel;
  readonly system: AcademicSystem;
  readonly termCount: number;
  readonly subjects: readonly GradeSubject[];
};

export type GradeBook = { readonly schoolName: string; readonly years: readonly GradeYear[] };

/** The same subject in another year. */
export const subjectKey = ({ subject, name }: Pick<GradeSubject, 'subject' | 'name'>): string =>
  subject === OWN_SUBJECT ? `${OWN_SUBJECT} ${(name ?? '').normalize('NFC').trim().toLowerCase()}` : subject;

export const markOf = ({ marks }: Pick<GradeSubject, 'marks'>, term: number | null): string =>
  marks.find(mark => mark.term === term)?.value ?? '';

export const hasAnyMark = ({ marks }: Pick<GradeSubject, 'marks'>): boolean =>
  marks.some(({ value }) => value.trim() !== '');

/** Columns of a year in their order: its terms, then the final result. */
export const columnsOf = (termCount: number): (number | null)[] => [
  ...Array.from({ length: termCount }, (_, place) => place + 1),
  null,
];
