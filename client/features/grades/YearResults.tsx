import { useState } from 'react';
import type { GradeBook, GradeLevel } from '../../../schema/rules/grades/gradeBook.values';
import { gradeResultsOf } from '../../../schema/rules/grades/gradeResults.rules';
import { isEstimated } from '../../../schema/rules/grades/gradeFigures.rules';
import { type SubjectResult, subjectResultsOf } from '../../../schema/rules/grades/subjectResults.rules';
import { dayInVietnam } from '../../../schema/rules/days.rules';
import { useNow } from '../../kernel/page/now';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { ConversionPanel } from './ConversionPanel';
import { yearIn, withYear } from './editing';
import { LevelPanel } from './LevelPanel';
import styles from './results.module.css';
import { SchoolPanel } from './SchoolPanel';
import { SubjectBreakdown } from './SubjectBreakdown';
import { TrendChart } from './TrendChart';

/** For the cells of the table, which are drawn before this part is here. */
export const cellResultsOf = (book: GradeBook, level: GradeLevel): SubjectResult[] =>
  subjectResultsOf(yearIn(book, level), book);

type Props = { readonly book: GradeBook; readonly level: GradeLevel };

function useYear({ book, level }: Props) {
  const day = dayInVietnam(useNow());
  const { years } = gradeResultsOf(withYear(book, yearIn(book, level)), day);
  return { day, years, year: years.find(candidate => candidate.level === level) };
}

/** The reference figure and the range on the scale of 4.0 in a line; said in full further down. */
export function ShortFigures(props: Props) {
  const t = useText();
  const format = useFormat();
  const { year } = useYear(props);
  const two = (hundredths: number) => format.decimal(hundredths / 100, 2);
  if (!year?.figures.four) return null;
  const { lowest, highest } = year.figures.four;
  const range = lowest === highest ? two(lowest) : t('grades.between', { lowest: two(lowest), highest: two(highest) });
  return (
    <p className={styles.short}>
      {year.school ? (
        <>
          <b>{two(year.school.value)}</b> ·{' '}
        </>
      ) : null}
      {t('grades.four')}: <b>{range}</b>
      {isEstimated(year.figures.four) ? <span className={styles.mark}> {t('grades.isEstimate')}</span> : null}
    </p>
  );
}

/** The figures of a grade, each with its explanation, and how they went over the years. */
export function YearResults(props: Props) {
  const { level } = props;
  const { day, years, year } = useYear(props);
  const [tableId, setTableId] = useState<string | null>(null);
  if (!year) return null;
  return (
    <>
      <div className={styles.side}>
        <SchoolPanel year={year} />
        {year.converted.length > 0 ? (
          <ConversionPanel year={year} tableId={tableId} onTable={setTableId} day={day} />
        ) : null}
        <LevelPanel year={year} />
      </div>
      <div className={styles.below}>
        <TrendChart years={years} current={level} />
        <SubjectBreakdown year={year} tableId={tableId} day={day} />
      </div>
    </>
  );
}
