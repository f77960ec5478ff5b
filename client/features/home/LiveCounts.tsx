import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { HomeContentQuery } from './HomeContent.gql';
import styles from './home.module.css';

type Props = { readonly counts: HomeContentQuery['homeContent']['counts'] };

/** Counted from the catalogue at the moment of the answer. */
export function LiveCounts({ counts }: Props) {
  const t = useText();
  const format = useFormat();
  const rows = [
    { label: t('home.countInstitutions'), count: counts.institutions },
    { label: t('home.countPrograms'), count: counts.programs },
    { label: t('home.countScholarships'), count: counts.scholarships },
  ];
  return (
    <div className={styles.counts}>
      <p>{t('home.countsTitle')}</p>
      <ul className={styles.countRow}>
        {rows.map(({ label, count }) => (
          <li key={label}>
            <strong>{format.number(count)}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
