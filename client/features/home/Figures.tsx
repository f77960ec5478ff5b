/** Two kinds of figures, kept apart: counts of the catalogue, and claims of the operator about itself. */
import { useFormat } from '../../kernel/format/useFormat';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { figureText } from './figureText';
import type { HomeContentQuery } from './HomeContent.gql';
import styles from './home.module.css';

type Props = Pick<HomeContentQuery['homeContent'], 'counts' | 'operatorFigures'>;

const counted: readonly {
  readonly of: 'programs' | 'institutions' | 'scholarships';
  readonly page: string;
  readonly label: MessageId;
}[] = [
  { of: 'programs', page: '/search-program', label: 'home.countPrograms' },
  { of: 'institutions', page: '/search-institution', label: 'home.countInstitutions' },
  { of: 'scholarships', page: '/search-scholarship', label: 'home.countScholarships' },
];

export function Figures({ counts, operatorFigures }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.figures}>
      <Section title={t('home.countsTitle')} className={styles.counted}>
        <ul className={styles.figureList}>
          {counted.map(({ of, page, label }) => (
            <li key={of}>
              <AppLink to={page} className={styles.figureLink}>
                <strong className={styles.figure}>{format.number(counts[of])}</strong> {t(label, { count: counts[of] })}
              </AppLink>
            </li>
          ))}
        </ul>
        <p className={styles.figureSource}>{t('home.countsSource')}</p>
      </Section>
      <Section title={t('home.operatorTitle')} className={styles.operator}>
        <ul className={styles.figureList}>
          {operatorFigures.map(figure => (
            <li key={figure.id}>
              <strong className={styles.figure}>{figureText(figure, format, t)}</strong>{' '}
              {t(`home.operator.${figure.id}`)}
            </li>
          ))}
        </ul>
        <p className={styles.figureSource}>{t('home.operatorSource')}</p>
      </Section>
    </div>
  );
}
