import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { Tally_TotalsFragment } from './Tally.gql';
import styles from './dashboard.module.css';

type Props = { readonly totals: Tally_TotalsFragment };

/** The numbers at a glance, each leading to what it counts. */
export function Tally(masked: MaskedProps<Props>) {
  const { totals } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { savedInstitutions, savedPrograms, savedScholarships } = totals;
  const figures = [
    {
      id: 'applications',
      to: '/profile/applications',
      value: totals.applications,
      detail: t('dashboard.tally.openApplications', { count: totals.openApplications }),
    },
    {
      id: 'institutions',
      to: '/profile/applications',
      value: totals.appliedInstitutions,
      detail: t('dashboard.tally.appliedPrograms', { count: totals.appliedPrograms }),
    },
    {
      id: 'saved',
      to: '/wishlist',
      value: savedInstitutions + savedPrograms + savedScholarships,
      detail: t('dashboard.tally.savedKinds', {
        programs: savedPrograms,
        institutions: savedInstitutions,
        scholarships: savedScholarships,
      }),
    },
    {
      id: 'offers',
      to: '/profile/applications',
      value: totals.offers,
      detail: t('dashboard.tally.waiting', { count: totals.waiting }),
    },
  ] as const;
  return (
    <ul className={styles.tally}>
      {figures.map(({ id, to, value, detail }) => (
        <li key={id}>
          <AppLink to={to} className={styles.figureLink}>
            <span className={styles.label}>{t(`dashboard.tally.${id}`)}</span>
            <span className={styles.figure}>{format.number(value)}</span>
            <span className={styles.detail}>{detail}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
