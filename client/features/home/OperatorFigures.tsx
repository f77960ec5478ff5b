/** Claims of the operator about itself: one quiet row, apart from what is counted, with its source. */
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { figureText } from './figureText';
import type { HomeContentQuery } from './HomeContent.gql';
import styles from './home.module.css';

type Props = { readonly figures: HomeContentQuery['homeContent']['operatorFigures'] };

export function OperatorFigures({ figures }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Section title={t('home.operatorTitle')} className={styles.operator}>
      <ul className={styles.operatorList}>
        {figures.map(figure => (
          <li key={figure.id}>
            <strong className={styles.operatorFigure}>{figureText(figure, format, t)}</strong>{' '}
            {t(`home.operator.${figure.id}`)}
          </li>
        ))}
      </ul>
      <p className={styles.figureSource}>{t('home.operatorSource')}</p>
    </Section>
  );
}
