import { useText } from '../../kernel/i18n/useText';
import { FilterLink } from './FilterLink';
import type { Facet_OptionsFragment } from './Facet.gql';
import { hasMoneyRange, withChange } from './searchUrl';
import { unknownIn } from './UnknownFigures';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = { readonly search: SearchState; readonly options: Facet_OptionsFragment['options'] };

/** In what the proposed ranges are, the other currency where there are just two, and what a choice would hide. */
export function BandCurrency({ search, options }: Props) {
  const t = useText();
  const { bandCurrency, offered } = search.money;
  const isSet = hasMoneyRange(search.criteria);
  const [other, another] = offered.filter(currency => currency !== bandCurrency);
  const count = unknownIn(options);
  return (
    <p className={styles.bandNote}>
      {t('search.inCurrency', { currency: bandCurrency })}{' '}
      {other && !another && !isSet ? (
        <FilterLink search={search} change={wanted => withChange(wanted, { currency: other })} rel="nofollow">
          {t('search.showInCurrency', { currency: other })}
        </FilterLink>
      ) : null}{' '}
      {count > 0 && !isSet ? t('search.willHideUnknown', { count }) : null}
    </p>
  );
}
