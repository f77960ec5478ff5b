import { type GradeBook, type GradeSubject, subjectKey } from '../../../schema/rules/grades/gradeBook.values';
import { readMark } from '../../../schema/rules/grades/marks.rules';
import { type Cell, rowsOf } from './editing';

export type Flaw = Cell & { readonly subject: GradeSubject };

/** The first mark that cannot be saved, in the order of the tables. */
export function firstFlaw(book: GradeBook): Flaw | null {
  for (const year of book.years) {
    for (const subject of rowsOf(year)) {
      const wrong = subject.marks.find(({ value }) => readMark(year.system, subject.isRemark, value).kind === 'FLAW');
      if (wrong) return { level: year.level, key: subjectKey(subject), term: wrong.term, subject };
    }
  }
  return null;
}
