import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { FilterLink } from './FilterLink';
import { quoted } from './quoted';
import type { FilterName } from './searchFilters';
import type { SearchResult } from './searchResult';
import { countFilters, withChange, withoutFilter, withoutFilters } from './searchUrl';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

type Props = {
  readonly search: SearchState;
  readonly result: Pick<SearchResult, 'droppableFilters' | 'droppedWords' | 'near'>;
};

/** Proposed are filters that were chosen by hand, and each of those is one of ours. */
type Proposal = { readonly name: FilterName; readonly together: readonly FilterName[]; readonly count: number };

/** Names the filters whose removal would bring results, else the words that nothing here has. */
export function EmptyResults({ search, result: { droppableFilters, droppedWords, near } }: Props) {
  const t = useText();
  const format = useFormat();
  const labels = useFilterLabels();
  const { criteria } = search;
  const proposals = droppableFilters as readonly Proposal[];

  return (
    <EmptyState title={t('search.nothingFound')} isBrief={!!near}>
      {proposals.length > 0 ? (
        <>
          {proposals.some(({ together }) => together[0]) ? <p>{t('search.dropSeveral')}</p> : null}
          <ul className={styles.proposals}>
            {proposals.map(({ name, together, count }) => (
              <li key={[name, ...together].join()}>
                <FilterLink search={search} change={wanted => [name, ...together].reduce(withoutFilter, wanted)}>
                  {t('search.dropFilter', {
                    filter: [name, ...together].map(labels.ofFilter).join(', '),
                    count,
                    shown: format.number(count),
                  })}
                </FilterLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('search.tryOtherWords', { words: quoted(droppedWords[0] ? droppedWords : [criteria.text]) })}</p>
      )}
      {criteria.text ? (
        <FilterLink search={search} change={wanted => withChange(wanted, { text: '' })}>
          {t('search.dropText', { text: criteria.text })}
        </FilterLink>
      ) : null}
      {countFilters(criteria) > 0 ? (
        <FilterLink search={search} change={withoutFilters}>
          {t('search.clearAll')}
        </FilterLink>
      ) : null}
    </EmptyState>
  );
}
