import {
  columnsOf,
  type GradeBook,
  type GradeLevel,
  markOf,
  subjectKey,
} from '../../../schema/rules/grades/gradeBook.values';
import { type Cell, rowsOf, setMark, tidied, yearIn } from './editing';

/** A cell that was filled, with what stood there and what stands there since. */
type Filled = { readonly cell: Cell; readonly before: string; readonly after: string };

export type Pasted = {
  readonly filled: readonly Filled[];
  /** Values that lie beyond the table. */
  readonly left: number;
};

/** Pasted lines from a cell on, to the right and down; empty places and what lies beyond the table change nothing. */
export function paste(
  book: GradeBook,
  { level, row, column }: { readonly level: GradeLevel; readonly row: number; readonly column: number },
  text: string,
): Pasted & { readonly book: GradeBook } {
  const year = yearIn(book, level);
  const rows = rowsOf(year);
  const columns = columnsOf(year.termCount);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const filled: Filled[] = [];
  let changed = book;
  let left = 0;
  lines.forEach((line, down) =>
    line.split('\t').forEach((value, right) => {
      if (value.trim() === '') return;
      const subject = rows[row + down];
      const term = columns[column + right];
      if (!subject || term === undefined) {
        left += 1;
        return;
      }
      const cell = { level, key: subjectKey(subject), term };
      const after = tidied(year.system, subject.isRemark, value);
      filled.push({ cell, before: markOf(subject, term), after });
      changed = setMark(changed, cell, after);
    }),
  );
  return { book: changed, filled, left };
}

/** Takes the pasted cells back, and no other: what was entered since, here or in another tab, stays. */
export function withoutPasted(book: GradeBook, filled: readonly Filled[]): GradeBook {
  const present = ({ level, key, term }: Cell): string | undefined => {
    const subject = book.years.find(year => year.level === level)?.subjects.find(own => subjectKey(own) === key);
    return subject && markOf(subject, term);
  };
  return filled
    .filter(({ cell, after }) => present(cell) === after)
    .reduce((changed, { cell, before }) => setMark(changed, cell, before), book);
}
