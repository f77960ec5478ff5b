import { useId } from 'react';
import { useText } from '../../kernel/i18n/useText';
import styles from './assessments.module.css';

export type ScoreBar = {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: number;
  readonly maximum: number;
  readonly isStrong: boolean;
};

type Props = {
  /** One sentence that says what the bars show. */
  readonly name: string;
  readonly column: string;
  readonly bars: readonly ScoreBar[];
};

/** Horizontal bars from zero with their values, and the same as a table. */
export function ScoreBars({ name, column, bars }: Props) {
  const t = useText();
  const nameId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={nameId}>
      <figcaption id={nameId} className={styles.quiet}>
        {name}
      </figcaption>
      <ul className={styles.bars}>
        {bars.map(({ id, label, note, value, maximum, isStrong }) => (
          <li key={id} className={styles.bar}>
            <span className={styles.barLabel}>{label}</span>
            <span className={styles.barValue}>{t('assessments.of', { value, maximum })}</span>
            <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={isStrong ? styles.strong : styles.weak} width={(100 * value) / maximum} height="4" />
            </svg>
            {note ? <span className={styles.barNote}>{note}</span> : null}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('assessments.asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{t('assessments.score')}</th>
              <th scope="col">{t('assessments.maximum')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, label, value, maximum }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>{maximum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
