/** The active filters as chips, each with a link that removes it. */
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { ChipLink } from '../../kernel/ui/Chip';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import { FILTERS_OF_KIND } from './searchFilters';
import { countFilters, withChange, withToggledChoice, withoutFilter, withoutFilters } from './searchUrl';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

type Props = { readonly search: SearchState; readonly facets: readonly SearchFacets_FacetFragment[] };

export function ActiveFilters({ search, facets }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { kind, criteria, toAddress } = search;

  const chips = FILTERS_OF_KIND[kind].flatMap(name => {
    const labelOf = (value: string) =>
      facets.find(facet => facet.name === name)?.options.find(option => option.value === value)?.label;
    const choices = (criteria.choices[name] ?? []).map(value => ({
      key: `${name}-${value}`,
      label: labels.ofChoice(name, value, labelOf(value)),
      to: toAddress(withToggledChoice(criteria, name, value)),
    }));
    const dropped = { key: name, to: toAddress(withoutFilter(criteria, name)) };
    const range = criteria.ranges[name];
    if (range)
      return [
        ...choices,
        { ...dropped, label: `${labels.ofFilter(name)}: ${labels.ofRange(name, range, criteria.currency)}` },
      ];
    if (name === 'ENGLISH' && criteria.english)
      return [...choices, { ...dropped, label: labels.ofEnglish(criteria.english) }];
    return choices;
  });
  const text = criteria.text
    ? [{ key: 'text', label: `“${criteria.text}”`, to: toAddress(withChange(criteria, { text: '' })) }]
    : [];
  const all = [...text, ...chips];
  if (all.length === 0) return null;

  return (
    <ul className={styles.chips} aria-label={t('search.activeFilters')}>
      {all.map(({ key, label, to }) => (
        <li key={key}>
          <ChipLink label={label} to={to} />
        </li>
      ))}
      {countFilters(criteria) > 1 ? (
        <li>
          <AppLink to={toAddress(withoutFilters(criteria))} className={styles.clear} preventScrollReset>
            {t('search.clearAll')}
          </AppLink>
        </li>
      ) : null}
    </ul>
  );
}
