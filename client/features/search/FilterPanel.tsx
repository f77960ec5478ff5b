/** The filters of a search: beside the results on wide screens, opened by a button on narrow ones. */
import { useState } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { FilterChoices } from './FilterChoices';
import { FilterEnglish } from './FilterEnglish';
import { FilterRange } from './FilterRange';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import { FILTERS, FILTERS_OF_KIND } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { countFilters, withoutFilters } from './searchUrl';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

const PANEL_ID = 'filters';

type Props = { readonly search: SearchState; readonly facets: readonly SearchFacets_FacetFragment[]; readonly total: number | undefined };

export function FilterPanel({ search, facets, total }: Props) {
  const t = useText();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { kind, criteria, toAddress } = search;
  const chosen = countFilters(criteria);

  return (
    <div className={styles.frame}>
      {/* Without scripts the style sheet shows the panel and hides this. */}
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={PANEL_ID} onClick={() => setIsOpen(!isOpen)}>
        {chosen > 0 ? t('search.filtersChosen', { count: chosen }) : t('search.filters')}
      </button>
      <section id={PANEL_ID} className={styles.panel} data-open={isOpen} aria-label={t('search.filters')}>
        <div className={styles.groups}>
          {FILTERS_OF_KIND[kind].map(name => {
            const filter = FILTERS[name];
            const options = facets.find(facet => facet.name === name)?.options ?? [];
            if (filter.control === 'choices') return <FilterChoices key={name} name={name} filter={filter} search={search} options={options} />;
            if (filter.control === 'range') return <FilterRange key={name} name={name} filter={filter} search={search} options={options} />;
            return <FilterEnglish key={name} filter={filter} search={search} options={options} />;
          })}
        </div>
        <div className={styles.actions}>
          <Button type="submit" form={SEARCH_FORM_ID} onClick={() => setIsOpen(false)}>
            {total === undefined ? t('search.apply') : t('search.showResults', { count: total, shown: format.number(total) })}
          </Button>
          {chosen > 0 ? (
            <LinkButton variant="quiet" to={toAddress(withoutFilters(criteria))} preventScrollReset>
              {t('search.clearAll')}
            </LinkButton>
          ) : null}
        </div>
      </section>
    </div>
  );
}
