import { type GradeFigure, isEstimated } from '../../../schema/rules/grades/gradeFigures.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import styles from './results.module.css';

type Props = {
  readonly figure: GradeFigure;
  readonly decimals?: 1 | 2;
  /** How many tables gave it: of one alone the range comes from the marks. */
  readonly tableCount: number;
};

/** The mark of an estimate, from where to where it may lie, and on what that depends. Nothing beside a figure that is sure. */
export function FigureRange({ figure, decimals = 2, tableCount }: Props) {
  const t = useText();
  const format = useFormat();
  if (!isEstimated(figure)) return null;
  const [lowest, highest] = [figure.lowest, figure.highest].map(end => format.decimal(end / 100, decimals));
  const cause = figure.basis === 'ACTUAL' ? 'TABLES' : tableCount > 1 ? 'BOTH' : 'MARKS';
  return (
    <p className={styles.small}>
      <span className={styles.mark}>{t('grades.isEstimate')}:</span>{' '}
      {lowest === highest
        ? t('grades.onlyAbout')
        : t(`grades.rangeOf.${cause}`, { lowest: lowest ?? '', highest: highest ?? '' })}
    </p>
  );
}
