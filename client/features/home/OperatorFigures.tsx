/** Claims of the operator about itself: one quiet row, apart from what is counted, with its source. */
import { useId } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { figureText } from './figureText';
import type { OperatorFigures_FigureFragment } from './OperatorFigures.gql';
import styles from './home.module.css';

type Props = {
  readonly figures: readonly OperatorFigures_FigureFragment[];
  /** In the words of the operator; null for the sample of the specification. */
  readonly source: string | null;
};

export function OperatorFigures(masked: MaskedProps<Props>) {
  const { figures, source } = masked as Props;
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
      <p className={styles.figureSource}>
        {source === null ? t('home.operatorSource') : t('home.operatorSourceNamed', { source })}
      </p>
    </section>
  );
}
