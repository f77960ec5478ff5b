import { useIntl } from 'react-intl';
import type { PersonalSort } from '../../kernel/cards/ItemFit';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';

/** By what the results are sorted for one person, and what is missing for it: without a profile nothing is claimed. */
export function PersonalNote({ order: { isApplied, missing } }: { readonly order: PersonalSort }) {
  const t = useText();
  const { formatList } = useIntl();
  return (
    <p>
      {t(isApplied ? 'eligibility.order.applied' : 'eligibility.order.none')}{' '}
      {missing.length > 0 ? (
        <>
          {t('eligibility.order.add', {
            parts: formatList(missing.map(factor => t(`eligibility.order.factor.${factor}`))),
          })}{' '}
          <AppLink to="/profile/details">{t('eligibility.openProfile')}</AppLink>
        </>
      ) : null}
    </p>
  );
}
