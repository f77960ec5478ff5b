import { useState } from 'react';
import type { GradeBook, GradeLevel } from '../../../schema/rules/grades/gradeBook.values';
import { gradeResultsOf } from '../../../schema/rules/grades/gradeResults.rules';
import { type SubjectResult, subjectResultsOf } from '../../../schema/rules/grades/subjectResults.rules';
import { ConversionPanel } from './ConversionPanel';
import { yearIn, withYear } from './editing';
import { LevelPanel } from './LevelPanel';
import { SchoolPanel } from './SchoolPanel';
import { SubjectBreakdown } from './SubjectBreakdown';
import { TrendChart } from './TrendChart';

/** For the cells of the table, which are drawn before this part is here. */
export const cellResultsOf = (book: GradeBook, level: GradeLevel): SubjectResult[] =>
  subjectResultsOf(yearIn(book, level), book);

type Props = { readonly book: GradeBook; readonly level: GradeLevel };

/** The figures of a grade, each with its explanation, and how they went over the years. */
export function YearResults({ book, level }: Props) {
  const results = gradeResultsOf(withYear(book, yearIn(book, level)));
  const year = results.years.find(candidate => candidate.level === level);
  const [tableId, setTableId] = useState<string | null>(null);
  if (!year) return null;
  return (
    <>
      <SchoolPanel year={year} />
      {year.converted.length > 0 ? <ConversionPanel year={year} tableId={tableId} onTable={setTableId} /> : null}
      <LevelPanel year={year} />
      <TrendChart years={results.years} current={level} />
      <SubjectBreakdown year={year} tableId={tableId} />
    </>
  );
}
