/** A filter by a figure leaves out what has no such figure: here it is counted and can be taken in. */
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { CheckboxField } from '../../kernel/ui/CheckboxField';
import { FilterLink } from './FilterLink';
import type { Facet_OptionsFragment } from './Facet.gql';
import { FILTERS_OF_KIND, type FilterName } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { comparesFigure, UNKNOWN_PARAM, withUnknown } from './searchUrl';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';

type Options = Facet_OptionsFragment['options'];

export const unknownIn = (options: Options = []): number =>
  options.find(({ value }) => value === 'unknown')?.count ?? 0;

type BoxProps = { readonly name: FilterName; readonly search: SearchState; readonly options: Options };

/** In the group of the filter, once it is set. */
export function UnknownBox({ name, search: { criteria }, options }: BoxProps) {
  const t = useText();
  const isIncluded = criteria.includeUnknown.includes(name);
  const count = unknownIn(options);
  if (!comparesFigure(criteria, name) || (count === 0 && !isIncluded)) return null;
  return (
    <CheckboxField
      label={t('search.includeUnknown')}
      count={count}
      name={UNKNOWN_PARAM}
      value={name}
      form={SEARCH_FORM_ID}
      defaultChecked={isIncluded}
    />
  );
}

type HintsProps = {
  readonly search: SearchState;
  readonly facets: readonly Facet_OptionsFragment[];
};

/** Above the results: what each filter leaves out for want of a figure. */
export function UnknownHints({ search, facets }: HintsProps) {
  const t = useText();
  const format = useFormat();
  const labels = useFilterLabels();
  const { kind, criteria } = search;
  return FILTERS_OF_KIND[kind]
    .filter(name => comparesFigure(criteria, name))
    .filter(name => !criteria.includeUnknown.includes(name))
    .map(name => ({ name, count: unknownIn(facets.find(facet => facet.name === name)?.options) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (
      <p key={name}>
        {t('search.unknownLeftOut', { count, shown: format.number(count), filter: labels.ofFilter(name) })}{' '}
        <FilterLink search={search} change={wanted => withUnknown(wanted, name)} rel="nofollow">
          {t('search.includeUnknown')}
        </FilterLink>
      </p>
    ));
}
