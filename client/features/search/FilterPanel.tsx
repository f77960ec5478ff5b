/** The filters of a search, one group each. */
import { FilterChoices } from './FilterChoices';
import { FilterEnglish } from './FilterEnglish';
import { FilterRange } from './FilterRange';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import { FILTERS, FILTERS_OF_KIND, OPEN_GROUPS } from './searchFilters';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = { readonly search: SearchState; readonly facets: readonly SearchFacets_FacetFragment[] };

export const FilterPanel = ({ search, facets }: Props) => (
  <div className={styles.groups}>
    {FILTERS_OF_KIND[search.kind].map((name, index) => {
      const filter = FILTERS[name];
      const options = facets.find(facet => facet.name === name)?.options ?? [];
      const shared = { search, options, startsOpen: index < OPEN_GROUPS };
      if (filter.control === 'choices') return <FilterChoices key={name} name={name} filter={filter} {...shared} />;
      if (filter.control === 'range') return <FilterRange key={name} name={name} filter={filter} {...shared} />;
      return <FilterEnglish key={name} filter={filter} {...shared} />;
    })}
  </div>
);
