import { GRADE_LEVELS } from '../../../schema/rules/grades/gradeBook.values';
import type { Masked } from '../../kernel/graphql/masked';
import type { SavedBook } from './draft';
import type { GradeBook_BookFragment } from './GradeBook.gql';

/** The book as the graph answers it, with a grade that is one of ours. */
export function savedBookOf(masked: Masked<GradeBook_BookFragment> | null | undefined): SavedBook | null {
  const answer = masked as GradeBook_BookFragment | null | undefined;
  if (!answer) return null;
  const years = answer.years.flatMap(year => {
    const level = GRADE_LEVELS.find(known => known === year.level);
    return level ? [{ ...year, level }] : [];
  });
  return { updatedAt: answer.updatedAt, book: { schoolName: answer.schoolName, years } };
}
