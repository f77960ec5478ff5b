/** Counts of the catalogue; what the operator claims about itself stands with the partners. */
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import type { Figures_CountsFragment } from './Figures.gql';
import styles from './home.module.css';

type Props = { readonly counts: Figures_CountsFragment };

const counted: readonly {
  readonly of: 'programs' | 'institutions' | 'scholarships';
  readonly page: string;
  readonly label: MessageId;
}[] = [
  { of: 'programs', page: '/search-program', label: 'home.countPrograms' },
  { of: 'institutions', page: '/search-institution', label: 'home.countInstitutions' },
  { of: 'scholarships', page: '/search-scholarship', label: 'home.countScholarships' },
];

export function Figures(masked: MaskedProps<Props>) {
  const { counts } = masked as Props;
  const t = useText();
  const format = useFormat();
  return (
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
  );
}
