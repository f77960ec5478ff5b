import { GRADE_LEVELS, type GradeLevel } from '../../../schema/rules/grades/gradeBook.values';
import type { YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import styles from './results.module.css';
import { type TrendPoint, trendOf } from './trend';

type Props = { readonly years: readonly YearResult[]; readonly current: GradeLevel };

const X = (level: number) => 34 + (level - 6) * 56;
const [TOP, BOTTOM] = [30, 130];

/** The reference figure of each grade. What a table says is also said in one sentence and in a table. */
export function TrendChart({ years, current }: Props) {
  const t = useText();
  const format = useFormat();
  const trend = trendOf(years, current);
  if (!trend) return null;
  const { points, lowest, highest } = trend;
  const y = (value: number) => BOTTOM - ((value - lowest) / (highest - lowest)) * (BOTTOM - TOP);
  const written = (value: number) => format.decimal(value / 100, 2);
  const said = ({ level, value, isPredicted }: TrendPoint) =>
    t(isPredicted ? 'grades.trendPredicted' : 'grades.trendPoint', { level, value: written(value) });
  return (
    <section className={styles.panel} aria-labelledby="grades-trend">
      <h2 id="grades-trend">{t('grades.trend')}</h2>
      <svg
        viewBox="0 0 400 168"
        className={styles.trend}
        role="img"
        aria-label={t('grades.trendLabel', { points: points.map(said).join('; ') })}
      >
        {[lowest, (lowest + highest) / 2, highest].map(value => (
          <g key={value}>
            <path d={`M4 ${y(value)}h392`} className={styles.grid} />
            <text x="4" y={y(value) - 4} className={styles.scaleText}>
              {format.number(value / 100)}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ level, value }) => `${X(level)},${y(value)}`).join(' ')}
          className={styles.line}
        />
        {points.map(({ level, value, isPredicted }) => (
          <g key={level}>
            <circle
              cx={X(level)}
              cy={y(value)}
              r={level === current ? 7 : 5}
              className={isPredicted ? styles.dotPredicted : level === current ? styles.dotCurrent : styles.dot}
            />
            <text x={X(level)} y={y(value) - 13} textAnchor="middle" className={styles.dotText}>
              {written(value)}
            </text>
          </g>
        ))}
        {GRADE_LEVELS.map(level => (
          <text key={level} x={X(level)} y="160" textAnchor="middle" className={styles.scaleText}>
            {level}
          </text>
        ))}
      </svg>
      <details className={styles.why}>
        <summary>{t('grades.asTable')}</summary>
        <table className={styles.plain}>
          <tbody>
            {points.map(({ level, value, isPredicted }) => (
              <tr key={level}>
                <th scope="row">{t('grades.level', { level })}</th>
                <td>{written(value)}</td>
                <td>{isPredicted ? t('grades.predicted') : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
