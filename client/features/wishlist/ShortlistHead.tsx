import { useIntl } from 'react-intl';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useFreshWhenSeen } from '../../kernel/graphql/useFreshWhenSeen';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { AppLink } from '../../kernel/ui/AppLink';
import { Button } from '../../kernel/ui/Button';
import type { ShortlistHead_PageInfoFragment } from './ShortlistHead.gql';
import { ShortlistMarksDocument, useShortlistMarksQuery } from './ShortlistMarks.gql';
import { ShortlistProfileDocument, useShortlistProfileQuery } from './ShortlistProfile.gql';
import styles from './wishlist.module.css';

/** What the programs were compared with, null until it is known: marks count before what was written into the profile, as they do in the comparison. */
function useBasis(): string[] | null {
  const t = useText();
  const format = useFormat();
  const profile = useShortlistProfileQuery().data?.myProfile;
  const marks = useShortlistMarksQuery().data;
  useFreshWhenSeen(ShortlistProfileDocument, {});
  useFreshWhenSeen(ShortlistMarksDocument, {});
  if (!profile || !marks) return null;
  const { gpa, englishCert, budget } = profile;
  const overall = marks.myGrades?.results.overall;
  const average = overall ? overall.schoolGpa : (gpa?.value ?? null);
  return [
    ...(average === null
      ? []
      : [
          t('wishlist.basis.gpa', {
            value: format.decimal(average, 2),
            predicted: String(overall?.predicted ?? false),
          }),
        ]),
    ...(englishCert ? [`${t(`englishTest.${englishCert.test}`)} ${format.testScore(englishCert.overall)}`] : []),
    ...(budget ? [t('wishlist.basis.budget', { sum: format.money(budget) })] : []),
  ];
}

type Props = { readonly pageInfo: ShortlistHead_PageInfoFragment };

/** How many, in which order, and by what; printed for the family. */
export function ShortlistHead(masked: MaskedProps<Props>) {
  const { total, pageCount } = (masked as Props).pageInfo;
  const t = useText();
  const { formatList } = useIntl();
  const isHydrated = useHydrated();
  const basis = useBasis();
  return (
    <div className={styles.head}>
      <p className={styles.quiet}>
        {t(pageCount > 1 ? 'wishlist.sortedOnPage' : 'wishlist.sorted', { count: total })}{' '}
        {basis && (basis.length > 0 ? t('wishlist.basis', { parts: formatList(basis) }) : t('wishlist.basisNone'))}{' '}
        <AppLink to="/profile/details">{t('eligibility.openProfile')}</AppLink>
      </p>
      <Button variant="secondary" size="small" disabled={!isHydrated} onClick={() => window.print()}>
        {t('wishlist.print')}
      </Button>
    </div>
  );
}
