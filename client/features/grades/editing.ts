/** Changes of a grade book: each gives a new one. Marks stay as they were typed, so that nothing is lost by being wrong. */
import {
  type AcademicSystem,
  type GradeBook,
  type GradeLevel,
  type GradeSubject,
  type GradeYear,
  markOf,
  subjectKey,
} from '../../../schema/rules/grades/gradeBook.values';
import { readMark } from '../../../schema/rules/grades/marks.rules';
import { subjectsToStartWith, SUBJECT_TYPES, typeOfSubject } from '../../../schema/rules/grades/subjects.values';

export const EMPTY_BOOK: GradeBook = { schoolName: '', years: [] };

export type Cell = { readonly level: GradeLevel; readonly key: string; readonly term: number | null };

/** The year as it is in the book, or as it begins: with the system and the subjects of the nearest year before it. */
export function yearIn(book: GradeBook, level: GradeLevel): GradeYear {
  const own = book.years.find(year => year.level === level);
  if (own) return own;
  const before = book.years.filter(year => year.level < level).at(-1) ?? book.years[0];
  const [system, termCount] = [before?.system ?? 'VN_TT22', before?.termCount ?? 2];
  const isSameSchool = before !== undefined && before.level > 9 === level > 9;
  const subjects = isSameSchool
    ? before.subjects.map(subject => ({ ...subject, marks: [] }))
    : subjectsToStartWith(system, level);
  return { level, system, termCount, subjects };
}

export const withYear = (book: GradeBook, year: GradeYear): GradeBook => ({
  ...book,
  years: [...book.years.filter(({ level }) => level !== year.level), year].sort(
    (left, right) => left.level - right.level,
  ),
});

const withMark = (subject: GradeSubject, term: number | null, value: string): GradeSubject => ({
  ...subject,
  marks: [...subject.marks.filter(mark => mark.term !== term), ...(value.trim() === '' ? [] : [{ term, value }])].sort(
    (left, right) => (left.term ?? 99) - (right.term ?? 99),
  ),
});

export function setMark(book: GradeBook, { level, key, term }: Cell, value: string): GradeBook {
  const year = yearIn(book, level);
  const subjects = year.subjects.map(subject =>
    subjectKey(subject) === key ? withMark(subject, term, value) : subject,
  );
  return withYear(book, { ...year, subjects });
}

/** Subjects in the order in which they stand in the table. */
export const rowsOf = (year: GradeYear): GradeSubject[] =>
  SUBJECT_TYPES.flatMap(type =>
    year.subjects.filter(subject => typeOfSubject(year.system, year.level, subject) === type),
  );

/** As it is stored: `8,5` becomes `8.5`; what cannot be read stays. */
export function tidied(system: AcademicSystem, isRemark: boolean, typed: string): string {
  const read = readMark(system, isRemark, typed);
  if (read.kind === 'EMPTY') return '';
  return read.kind === 'FLAW' ? typed.trim() : read.value;
}

/** The same marks, whatever the order in which they were entered; years and subjects without marks and settings count as they are. */
export const isSameBook = (left: GradeBook, right: GradeBook): boolean => textOf(left) === textOf(right);

const textOf = ({ schoolName, years }: GradeBook): string =>
  JSON.stringify([
    schoolName,
    years.map(({ level, system, termCount, subjects }) => [
      level,
      system,
      termCount,
      subjects.map(subject => [
        subjectKey(subject),
        subject.isRemark,
        subject.weighting,
        [...Array.from({ length: termCount }, (_, place) => place + 1), null].map(term => markOf(subject, term)),
      ]),
    ]),
  ]);
