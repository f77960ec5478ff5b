/** The address of the grade book: which grade is shown. */
import {
  GRADE_LEVELS,
  type GradeBook,
  type GradeLevel,
  hasAnyMark,
} from '../../../schema/rules/grades/gradeBook.values';

const PATH = '/grade';
export type Place = GradeLevel | 'all';

export const placeAddress = (place: Place): string => `${PATH}?level=${place}`;

export function readPlace(query: URLSearchParams): Place | null {
  const text = query.get('level');
  return text === 'all' ? text : (GRADE_LEVELS.find(level => String(level) === text) ?? null);
}

/** Where a person most likely goes on: the highest grade with marks; most who come here are in grade 11. */
export function likelyLevel({ years }: GradeBook): GradeLevel {
  const levels = years.filter(({ subjects }) => subjects.some(hasAnyMark)).map(({ level }) => level);
  return levels.length === 0 ? 11 : (Math.max(...levels) as GradeLevel);
}
