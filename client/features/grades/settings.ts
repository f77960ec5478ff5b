/** What the form of a grade changes in a book. */
import {
  type AcademicSystem,
  type GradeBook,
  type GradeLevel,
  type GradeSubject,
  hasAnyMark,
  OWN_SUBJECT,
  subjectKey,
} from '../../../schema/rules/grades/gradeBook.values';
import { isRemarkIn, subjectsToStartWith } from '../../../schema/rules/grades/subjects.values';
import { withYear, yearIn } from './editing';

export type YearSettings = {
  readonly schoolName: string;
  readonly system: AcademicSystem;
  readonly termCount: number;
  readonly subjects: readonly GradeSubject[];
  /** The subjects of the grade when the form was opened. */
  readonly begunWith: readonly GradeSubject[];
};

/**
 * What the form of a grade changes. Another system judges its own subjects; marks of terms that are no more go. Marks and subjects that came since the form was
 * opened, in another tab, stay.
 */
export function withSettings(book: GradeBook, level: GradeLevel, settings: YearSettings): GradeBook {
  const { schoolName, system, termCount } = settings;
  const present = new Map(yearIn(book, level).subjects.map(subject => [subjectKey(subject), subject]));
  const known = new Set([...settings.begunWith, ...settings.subjects].map(subjectKey));
  const since = [...present.values()].filter(subject => hasAnyMark(subject) && !known.has(subjectKey(subject)));
  const subjects = [...settings.subjects, ...since].map(subject => ({
    ...subject,
    isRemark:
      subject.subject === OWN_SUBJECT ? subject.isRemark : (isRemarkIn(system, level, subject.subject) ?? false),
    marks: (present.get(subjectKey(subject)) ?? subject).marks.filter(({ term }) => term === null || term <= termCount),
  }));
  return withYear({ ...book, schoolName }, { level, system, termCount, subjects });
}

/** Of a new system its own subjects, and of the old ones those with marks: nothing that was entered goes unseen. */
export function subjectsFor(
  system: AcademicSystem,
  level: GradeLevel,
  present: readonly GradeSubject[],
): GradeSubject[] {
  const keys = new Map(present.map(subject => [subjectKey(subject), subject]));
  const own = subjectsToStartWith(system, level).map(subject => keys.get(subjectKey(subject)) ?? subject);
  const ownKeys = new Set(own.map(subjectKey));
  return [...own, ...present.filter(subject => hasAnyMark(subject) && !ownKeys.has(subjectKey(subject)))];
}
