/** Where the filters are: beside the results on wide screens, in a sheet on narrow ones. */
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { filterLink } from './FilterLink';
import { FilterPanel } from './FilterPanel';
import type { Facet_OptionsFragment } from './Facet.gql';
import { SEARCH_FORM_ID } from './searchForm';
import { countFilters, withoutFilters } from './searchUrl';
import type { FigureFieldsState } from './useFigureFields';
import type { FilterSheetState } from './useFilterSheet';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = {
  readonly search: SearchState;
  readonly facets: readonly Facet_OptionsFragment[];
  readonly total: number | undefined;
  readonly sheet: FilterSheetState;
  readonly figures: FigureFieldsState;
};

export function FilterSide({ search, facets, total, sheet: { FilterSheet, close }, figures }: Props) {
  const t = useText();
  const panel = <FilterPanel search={search} facets={facets} figures={figures} />;

  if (FilterSheet) {
    return (
      <FilterSheet
        onClose={close}
        total={total}
        clearAll={countFilters(search.criteria) > 0 && filterLink(search, withoutFilters)}
      >
        {panel}
      </FilterSheet>
    );
  }
  return (
    <section className={styles.side} aria-label={t('search.filters')}>
      <h2 className={styles.sideTitle}>{t('search.filters')}</h2>
      {panel}
      {/* With scripts every change applies at once. */}
      <Button type="submit" form={SEARCH_FORM_ID} className={styles.withoutScripts}>
        {t('search.apply')}
      </Button>
    </section>
  );
}
