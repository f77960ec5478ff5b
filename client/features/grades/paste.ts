import { columnsOf, type GradeBook, type GradeLevel, subjectKey } from '../../../schema/rules/grades/gradeBook.values';
import { rowsOf, setMark, tidied, yearIn } from './editing';

/** Pasted lines from a cell on, to the right and down; empty places and what lies beyond the table change nothing. */
export function paste(
  book: GradeBook,
  { level, row, column }: { readonly level: GradeLevel; readonly row: number; readonly column: number },
  text: string,
): { readonly book: GradeBook; readonly pasted: number; readonly left: number } {
  const year = yearIn(book, level);
  const rows = rowsOf(year);
  const columns = columnsOf(year.termCount);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  let changed = book;
  let [pasted, left] = [0, 0];
  lines.forEach((line, down) =>
    line.split('\t').forEach((value, right) => {
      if (value.trim() === '') return;
      const subject = rows[row + down];
      const term = columns[column + right];
      if (!subject || term === undefined) {
        left += 1;
        return;
      }
      changed = setMark(
        changed,
        { level, key: subjectKey(subject), term },
        tidied(year.system, subject.isRemark, value),
      );
      pasted += 1;
    }),
  );
  return { book: changed, pasted, left };
}
