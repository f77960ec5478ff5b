import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values';
import { type GradeFigure, isEstimated } from '../../../schema/rules/grades/gradeFigures.rules';
import { gradeResultsOf, type YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { dayInVietnam } from '../../../schema/rules/days.rules';
import { useNow } from '../../kernel/page/now';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { placeAddress } from './gradesUrl';
import styles from './results.module.css';
import { TrendChart } from './TrendChart';

/** Every grade in a line, and all together. */
export function AllGrades({ book }: { readonly book: GradeBook }) {
  const t = useText();
  const format = useFormat();
  const { years, overall } = gradeResultsOf(book, dayInVietnam(useNow()));
  const known = years.filter(({ isEmpty }) => !isEmpty);
  const two = (hundredths: number | null | undefined) =>
    hundredths === null || hundredths === undefined ? '·' : format.decimal(hundredths / 100, 2);
  const range = ({ lowest, highest }: GradeFigure) =>
    lowest === highest ? two(lowest) : t('grades.between', { lowest: two(lowest), highest: two(highest) });
  /** With its mark and its range, where it is an estimate. */
  const written = (figure: GradeFigure | null) => (
    <td>
      {two(figure?.value)}{' '}
      {figure && isEstimated(figure) ? (
        <small className={styles.mark}>
          {t('grades.isEstimate')} {range(figure)}
        </small>
      ) : null}
    </td>
  );
  const levelText = ({ classification }: YearResult) =>
    classification?.verdict.kind === 'LEVEL' ? t(`grades.studyLevel.${classification.verdict.level}`) : '·';
  const last = known.at(-1);
  if (!last) return <p className={styles.panel}>{t('grades.noMarksYet')}</p>;
  return (
    <div className={styles.all}>
      <div className={styles.scroll}>
        <table>
          <caption>{t('grades.all')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('grades.levels')}</th>
              <th scope="col">{t('grades.schoolGpa')}</th>
              <th scope="col">{t('grades.four')}</th>
              <th scope="col">{t('grades.weighted')}</th>
              <th scope="col">{t('grades.studyLevelColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {known.map(year => (
              <tr key={year.level}>
                <th scope="row">
                  <AppLink to={placeAddress(year.level)}>{t('grades.level', { level: year.level })}</AppLink>
                  {year.school && year.school.basis !== 'ACTUAL' ? (
                    <span className={styles.mark}> {t('grades.predicted')}</span>
                  ) : null}
                </th>
                {written(year.figures.school)}
                {written(year.figures.four)}
                {written(year.figures.weighted)}
                <td>{levelText(year)}</td>
              </tr>
            ))}
          </tbody>
          {overall ? (
            <tfoot>
              <tr>
                <th scope="row">
                  {t('grades.overall', { levels: overall.levels.join(', ') })}
                  {overall.basis === 'ACTUAL' ? null : <span className={styles.mark}> {t('grades.predicted')}</span>}
                </th>
                {written(overall.figures.school)}
                {written(overall.figures.four)}
                {written(overall.figures.weighted)}
                <td>·</td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      <p className={styles.small}>{t('grades.overallWhy')}</p>
      <TrendChart years={years} current={last.level} />
    </div>
  );
}
