import { CURRENCIES } from '../../../schema/rules/catalogue.values';
import { BAND_CURRENCY, parseBandValue } from '../../../schema/rules/search.limits';
import { useText } from '../../kernel/i18n/useText';
import { SelectField } from '../../kernel/ui/Field';
import { RangeField } from '../../kernel/ui/RangeField';
import { BandLinks } from './BandLinks';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import type { FilterDefinition, FilterName } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { withChange } from './searchUrl';
import { useFilterWords } from './useFilterWords';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = {
  readonly name: FilterName;
  readonly filter: Extract<FilterDefinition, { control: 'range' }>;
  readonly search: SearchState;
  readonly options: SearchFacets_FacetFragment['options'];
};

/** Two numbers typed by hand, and the usual bands as links with their counts. Bands of money are in one currency. */
export function FilterRange({ name, filter, search, options }: Props) {
  const t = useText();
  const words = useFilterWords();
  const { criteria, toAddress } = search;
  const range = criteria.ranges[name];
  const bands = options.flatMap(({ value, count }) => {
    const band = parseBandValue(value);
    if (!band || count === 0) return [];
    const changed = withChange(criteria, { ranges: { ...criteria.ranges, [name]: band }, ...(filter.unit === 'money' && { currency: BAND_CURRENCY }) });
    return [{ value, label: words.ofRange(name, band, BAND_CURRENCY), count, to: toAddress(changed) }];
  });
  const bound = (param: string, value: number | undefined) => ({ name: param, defaultValue: value ?? '', form: SEARCH_FORM_ID });

  return (
    <div className={styles.group}>
      <RangeField
        key={`${range?.min}-${range?.max}`}
        label={words.ofFilter(name)}
        minimum={bound(filter.minParam, range?.min)}
        maximum={bound(filter.maxParam, range?.max)}
      />
      {name === 'TUITION' ? (
        <SelectField
          key={criteria.currency}
          label={t('search.currency')}
          name="currency"
          form={SEARCH_FORM_ID}
          defaultValue={criteria.currency}
          options={CURRENCIES.map(value => ({ value, label: value }))}
        />
      ) : null}
      <BandLinks bands={bands} />
    </div>
  );
}
