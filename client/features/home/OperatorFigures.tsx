import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { figureText, type OperatorFigure } from './figureText';
import styles from './home.module.css';

/** The operator's own copy: shown with the line that says so, apart from what is counted. */
export function OperatorFigures({ figures }: { readonly figures: readonly OperatorFigure[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section title={t('home.operatorTitle')}>
      <ul className={styles.figures}>
        {figures.map(figure => (
          <li key={figure.id}>
            <strong className={styles.figure}>{figureText(figure, format, t)}</strong> {t(`home.operator.${figure.id}`)}
          </li>
        ))}
      </ul>
      <p className={styles.figureSource}>{t('home.operatorSource')}</p>
    </Section>
  );
}
