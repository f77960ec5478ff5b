/** The active filters as chips, each with a link that removes it. What was typed stands in the search box and is removed there. */
import { useText } from '../../kernel/i18n/useText';
import { ChipLink } from '../../kernel/ui/Chip';
import type { Facet_OptionsFragment } from './Facet.gql';
import { FILTERS_OF_KIND } from './searchFilters';
import { countFilters, withoutChoice, withoutFilter, withoutFilters } from './searchUrl';
import { FilterLink, filterLink } from './FilterLink';
import { useFilterLabels } from './useFilterLabels';
import type { CriteriaChange, SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

type Props = { readonly search: SearchState; readonly facets: readonly Facet_OptionsFragment[] };

export function ActiveFilters({ search, facets }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { kind, criteria } = search;

  const chips = FILTERS_OF_KIND[kind].flatMap(name => {
    const options = facets.find(facet => facet.name === name)?.options;
    const choices = (criteria.choices[name] ?? []).map(value => ({
      key: `${name}-${value}`,
      label: labels.ofChoice(name, value, options),
      change: (wanted => withoutChoice(wanted, name, value)) satisfies CriteriaChange,
    }));
    const dropped = { key: name, change: (wanted => withoutFilter(wanted, name)) satisfies CriteriaChange };
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
  if (chips.length === 0) return null;

  return (
    <ul className={styles.chips} aria-label={t('search.activeFilters')}>
      {chips.map(({ key, label, change }) => (
        <li key={key}>
          <ChipLink label={label} {...filterLink(search, change)} />
        </li>
      ))}
      {countFilters(criteria) > 1 ? (
        <li>
          <FilterLink search={search} change={withoutFilters} className={styles.clear}>
            {t('search.clearAll')}
          </FilterLink>
        </li>
      ) : null}
    </ul>
  );
}
