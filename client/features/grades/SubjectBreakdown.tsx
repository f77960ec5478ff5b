import { defaultTable, pointsOf, tablesFor, weightedPoints } from '../../../schema/rules/grades/conversion.rules';
import type { YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import styles from './results.module.css';
import { useMarkText } from './useMarkText';
import { useSubjectName } from './useSubjectName';

type Props = { readonly year: YearResult; readonly tableId: string | null; readonly day: string };

/** Each subject with its result, how sure it is, and its points. */
export function SubjectBreakdown({ year, tableId, day }: Props) {
  const t = useText();
  const format = useFormat();
  const subjectName = useSubjectName();
  const markText = useMarkText();
  const { system, subjects, level } = year;
  const table = tablesFor(system, day).find(({ id }) => id === tableId) ?? defaultTable(system, day);
  const known = subjects.flatMap(({ subject, final }) => (final ? [{ subject, final }] : []));
  if (known.length === 0) return null;
  const two = (hundredths: number) => format.decimal(hundredths / 100, 2);
  return (
    <details className={styles.breakdown}>
      <summary>{t('grades.breakdown', { level })}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('grades.subject')}</th>
              <th scope="col">{t('grades.final')}</th>
              <th scope="col">{t('grades.basis')}</th>
              <th scope="col">{t('grades.four')}</th>
              <th scope="col">{t('grades.weighted')}</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ subject, final }) => {
              const points = pointsOf(system, final.steps, table);
              return (
                <tr key={`${subject.subject} ${subject.name}`}>
                  <th scope="row">{subjectName(subject)}</th>
                  <td>{markText(system, final.steps)}</td>
                  <td>
                    {final.low === final.high
                      ? t(`grades.basis.${final.basis}`)
                      : t('grades.basisRange', {
                          basis: t(`grades.basis.${final.basis}`),
                          low: markText(system, final.low),
                          high: markText(system, final.high),
                        })}
                  </td>
                  <td>{two(points)}</td>
                  <td>{two(weightedPoints(points, subject.weighting, day))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
