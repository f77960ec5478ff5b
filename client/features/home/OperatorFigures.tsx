/** Claims of the operator about itself: one quiet row, apart from what is counted, with its source. */
import { useId } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { figureText, type OperatorFigure } from './figureText';
import styles from './home.module.css';

export function OperatorFigures({ figures }: { readonly figures: readonly OperatorFigure[] }) {
  const t = useText();
  const format = useFormat();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.operator}>
      <h3 id={headingId} className={styles.operatorTitle}>
        {t('home.operatorTitle')}
      </h3>
      <ul className={styles.operatorList}>
        {figures.map(figure => (
          <li key={figure.id}>
            <strong className={styles.operatorFigure}>{figureText(figure, format, t)}</strong>{' '}
            {t(`home.operator.${figure.id}`)}
          </li>
        ))}
      </ul>
      <p className={styles.figureSource}>{t('home.operatorSource')}</p>
    </section>
  );
}
