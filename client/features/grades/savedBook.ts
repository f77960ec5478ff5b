import { GRADE_LEVELS } from '../../../schema/rules/grades/gradeBook.values';
import type { SavedBook } from './draft';
import type { GradeBook_BookFragment } from './GradeBook.gql';

/** The book as the graph answers it, with a grade that is one of ours. */
export const savedBookOf = (answer: GradeBook_BookFragment | null | undefined): SavedBook | null =>
  answer
    ? {
        updatedAt: answer.updatedAt,
        book: {
          schoolName: answer.schoolName,
          years: answer.years.flatMap(year => {
            const level = GRADE_LEVELS.find(known => known === year.level);
            return level ? [{ ...year, level }] : [];
          }),
        },
      }
    : null;
