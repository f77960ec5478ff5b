/** The filters of a search, one group each: the most used ones first, the rest behind one line that names them. */
import { useState } from 'react';
import { inSentence } from '../../kernel/format/inSentence';
import { useText } from '../../kernel/i18n/useText';
import { FilterChoices } from './FilterChoices';
import { FilterEnglish } from './FilterEnglish';
import { FilterRange } from './FilterRange';
import type { Facet_OptionsFragment } from './Facet.gql';
import { FILTERS, PANEL_OF_KIND, type FilterName } from './searchFilters';
import { isChosen } from './searchUrl';
import type { FigureFieldsState } from './useFigureFields';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = {
  readonly search: SearchState;
  readonly facets: readonly Facet_OptionsFragment[];
  readonly figures: FigureFieldsState;
};

export function FilterPanel({ search, facets, figures }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { open, closed, more } = PANEL_OF_KIND[search.kind];
  const [startsUnfolded] = useState(more.some(name => isChosen(search.criteria, name)));

  const group = (name: FilterName) => {
    const filter = FILTERS[name];
    const options = facets.find(facet => facet.name === name)?.options ?? [];
    const shared = { search, options, startsOpen: open.includes(name) };
    if (filter.control === 'choices') return <FilterChoices key={name} name={name} filter={filter} {...shared} />;
    if (filter.control === 'range')
      return <FilterRange key={name} name={name} filter={filter} figures={figures} {...shared} />;
    return <FilterEnglish key={name} filter={filter} figures={figures} {...shared} />;
  };

  return (
    <div className={styles.groups}>
      {[...open, ...closed].map(group)}
      {more.length > 0 ? (
        <details className={styles.group} open={startsUnfolded}>
          <summary className={styles.rest}>
            {t('search.moreFilters', {
              count: more.length,
              names: more.map(name => inSentence(labels.ofFilter(name))).join(', '),
            })}
          </summary>
          <div className={styles.groups}>{more.map(group)}</div>
        </details>
      ) : null}
    </div>
  );
}
