/** The grade book of a person: read, saved by compare-and-set, and what it comes to. */
import { CONVERSION_TABLES, type ConversionTable, holdsOn } from '../../../schema/rules/grades/conversion.values.js';
import { type GradeBook, isVietnamese } from '../../../schema/rules/grades/gradeBook.values.js';
import { parsedBook, estimateRule } from '../../../schema/rules/grades/gradeBook.rules.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { type GradeResults, gradeResultsOf } from '../../../schema/rules/grades/gradeResults.rules.js';
import { type GradeError, userError, userErrorsOf } from './grades.errors.js';
import type { GradeBookRecord } from './grades.records.js';
import type { GradesRepository } from './grades.repository.js';

export type SavedBook = { gradeBook: GradeBookRecord | null; errors: GradeError[] };
export type Estimate = { results: GradeResults | null; errors: GradeError[] };

/** What other domains judge a student's marks by; all in hundredths of their scale. */
export type GpaSummary = {
  levels: readonly number[];
  /** Null when the years are marked in different ways. */
  schoolGpa: number | null;
  /** The lower end of its range where it is estimated. */
  lowestSchoolGpa: number | null;
  /** `schoolGpa` is on the ten-point scale of Vietnam. */
  isTenPoint: boolean;
  gpa4: number;
  lowest4: number;
  highest4: number;
  /** A "yes" that rests on it must say so. */
  isPredicted: boolean;
};

type Deps = { repository: GradesRepository; clock: () => Date };
type SaveInput = { seenUpdatedAt?: Date | null | undefined } & Record<string, unknown>;

export const createGradesService = ({ repository, clock }: Deps) => ({
  /** By the tables that hold today. */
  resultsOf: (book: GradeBook): GradeResults => gradeResultsOf(book, dayInVietnam(clock())),

  bookOf: (userId: string): Promise<GradeBookRecord | null> => repository.ofUser(userId),

  save: async (userId: string, { seenUpdatedAt, ...input }: SaveInput): Promise<SavedBook> => {
    const present = await repository.ofUser(userId);
    const parsed = parsedBook(input);
    if ('error' in parsed) return { gradeBook: present, errors: userErrorsOf(parsed.error) };
    const isSeen = present?.updatedAt.getTime() === seenUpdatedAt?.getTime();
    const stored = !isSeen
      ? 'CONFLICT'
      : present
        ? await repository.replace(present, parsed.book, clock())
        : await repository.insert(userId, parsed.book, clock());
    if (stored !== 'CONFLICT') return { gradeBook: stored, errors: [] };
    return { gradeBook: await repository.ofUser(userId), errors: [userError('CONFLICT')] };
  },

  estimate: (input: Record<string, unknown>): Estimate => {
    const parsed = estimateRule.safeParse(input);
    if (parsed.error) return { results: null, errors: userErrorsOf(parsed.error) };
    return { results: gradeResultsOf({ schoolName: '', ...parsed.data }, dayInVietnam(clock())), errors: [] };
  },

  /** Those that hold today. */
  tables: (): ConversionTable[] => CONVERSION_TABLES.filter(holdsOn(dayInVietnam(clock()))),

  /** Null when no mark was saved. */
  gpaOf: async (userId: string): Promise<GpaSummary | null> => {
    const book = await repository.ofUser(userId);
    const overall = book && gradeResultsOf(book, dayInVietnam(clock())).overall;
    if (!overall || overall.points === null || !overall.spread) return null;
    return {
      levels: overall.levels,
      schoolGpa: overall.school?.value ?? null,
      lowestSchoolGpa: overall.school?.low ?? null,
      isTenPoint: book.years.every(({ level, system }) => !overall.levels.includes(level) || isVietnamese(system)),
      gpa4: overall.points,
      lowest4: overall.spread.lowest,
      highest4: overall.spread.highest,
      isPredicted: overall.basis !== 'ACTUAL',
    };
  },
});

export type GradesService = ReturnType<typeof createGradesService>;
