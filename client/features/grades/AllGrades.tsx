import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values';
import { gradeResultsOf, type YearResult } from '../../../schema/rules/grades/gradeResults.rules';
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
  const { years, overall } = gradeResultsOf(book);
  const known = years.filter(({ isEmpty }) => !isEmpty);
  const two = (hundredths: number | null | undefined) =>
    hundredths === null || hundredths === undefined ? '·' : format.decimal(hundredths / 100, 2);
  const range = (spread: YearResult['spread']) =>
    spread ? t('grades.between', { lowest: two(spread.lowest), highest: two(spread.highest) }) : '·';
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
                <td>{two(year.school?.value)}</td>
                <td>{range(year.spread)}</td>
                <td>{two(year.converted[0]?.weighted)}</td>
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
                <td>{two(overall.school?.value)}</td>
                <td>{range(overall.spread)}</td>
                <td>{two(overall.weighted)}</td>
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
