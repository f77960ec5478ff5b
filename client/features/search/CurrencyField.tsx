import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../kernel/i18n/useText';
import { SelectField } from '../../kernel/ui/Field';
import { isFilterCurrency } from './filterMoney';
import { FilterRatesDocument } from './FilterRates.gql';
import { inCurrency, withoutMoney } from './inCurrency';
import { SEARCH_FORM_ID } from './searchForm';
import { hasMoneyRange, withChange } from './searchUrl';
import type { SearchState } from './useSearchCriteria';

/** In what ranges of money are. A range that is set is converted; where no rate is to be had it goes. */
export function CurrencyField({ search }: { readonly search: SearchState }) {
  const t = useText();
  const client = useApolloClient();
  const { money, wanted, change, isReplacing } = search;

  async function choose(currency: string) {
    if (!isFilterCurrency(currency)) return;
    if (!hasMoneyRange(wanted())) {
      change(criteria => withChange(criteria, { currency }), isReplacing);
      return;
    }
    const rates = await client.query({ query: FilterRatesDocument }).then(
      ({ data }) => data?.exchangeRates,
      () => undefined,
    );
    change(criteria => (rates ? inCurrency(criteria, currency, rates) : withoutMoney(criteria, currency)), isReplacing);
  }

  return (
    <SelectField
      label={t('search.currency')}
      name="currency"
      form={SEARCH_FORM_ID}
      value={money.currency}
      data-offered={money.bandCurrency}
      options={money.offered.map(value => ({
        value,
        label: value === 'VND' ? t('search.dong') : value,
      }))}
      onChange={event => {
        // The form would take the new currency with the old numbers.
        event.stopPropagation();
        void choose(event.currentTarget.value);
      }}
    />
  );
}
