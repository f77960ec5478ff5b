/** Grade books for tests. */
import type { AcademicSystem, GradeBook, GradeLevel, GradeSubject, GradeYear, Weighting } from './gradeBook.values.js';
import { isRemarkIn } from './subjects.values.js';

export type Cells = Readonly<Record<string, readonly (string | null)[]>>;

/** Marks of each subject: its terms, then the final result. */
export const yearOf = (
  level: GradeLevel,
  cells: Cells,
  {
    system = 'VN_TT22',
    termCount = 2,
    weightings = {},
  }: {
    system?: AcademicSystem;
    termCount?: number;
    weightings?: Readonly<Record<string, Weighting>>;
  } = {},
): GradeYear => ({
  level,
  system,
  termCount,
  subjects: Object.entries(cells).map(([subject, values]): GradeSubject => ({
    subject,
    name: null,
    isRemark: isRemarkIn(system, level, subject) ?? false,
    weighting: weightings[subject] ?? 'NONE',
    marks: values.flatMap((value, place) =>
      value === null ? [] : [{ term: place < termCount ? place + 1 : null, value }],
    ),
  })),
});
export const bookOf = (...years: GradeYear[]): GradeBook => ({ schoolName: 'A school', years });

/** Results of the year alone. */
export const finals = (marks: Readonly<Record<string, string>>): Cells =>
  Object.fromEntries(Object.entries(marks).map(([subject, mark]) => [subject, [null, null, mark]]));
