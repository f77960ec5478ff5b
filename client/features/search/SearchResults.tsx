/** Count, sort, chips, cards and paging of a search. */
import type { ReactNode } from 'react';
import { ItemFit } from '../../kernel/cards/ItemFit';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { Pagination } from '../../kernel/ui/Pagination';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { useViewer } from '../../kernel/viewer/viewer';
import { ActiveFilters } from './ActiveFilters';
import { EmptyResults } from './EmptyResults';
import { NearResults } from './NearResults';
import { SearchHints } from './SearchHints';
import { ResultsNotice } from './ResultsNotice';
import type { SearchResult } from './searchResult';
import { SortMenu } from './SortMenu';
import { countFilters, withChange } from './searchUrl';
import type { FilterSheetState } from './useFilterSheet';
import { usePagingFocus } from './usePagingFocus';
import type { ResultsState } from './useResults';
import type { SearchState } from './useSearchCriteria';
import { UnderstoodLimits } from './UnderstoodLimits';
import styles from './SearchView.module.css';

type Props = {
  readonly search: SearchState;
  readonly result: SearchResult | undefined;
  readonly state: ResultsState;
  readonly sheet: FilterSheetState;
  readonly note: ReactNode;
  readonly near: readonly ReactNode[] | undefined;
  /** The result cards. */
  readonly children: ReactNode;
};

export function SearchResults({ search, result, state, sheet, note, near, children }: Props) {
  const t = useText();
  const format = useFormat();
  const isSignedIn = useViewer() !== null;
  const { kind, criteria, toAddress } = search;
  const pageInfo = result?.pageInfo;
  const { heading, paging } = usePagingFocus(pageInfo?.number);
  const chosen = countFilters(criteria);
  // Where something is near, that is what follows; a bare none is said by what stands in its place.
  const isNearAlone = pageInfo?.total === 0 && result?.near;
  const found = pageInfo && t(`search.count.${kind}`, { count: pageInfo.total, shown: format.number(pageInfo.total) });
  // What is about the subject itself stands first in this order.
  const first = pageInfo?.number === 1 && criteria.sort === 'BEST_MATCH' ? (result?.hits ?? []) : [];
  const isRelated = first.length > 0 && first.every(({ reasons }) => reasons.includes('RELATED_SUBJECT'));
  // Where the text says a place or a school, and nothing else beside what is looked for, that is what is missing there.
  const isThere =
    isNearAlone && result.understood.every(({ kind: part }) => part === 'PLACE' || part === 'INSTITUTION');
  const none = isThere && result.understood[0] ? 'There' : 'Exact';
  const count = isNearAlone || isRelated ? t(`search.none${none}.${kind}`) : found;
  const isOrderSaid = result?.understood.some(({ kind: part, isApplied }) => part === 'SORT' && isApplied);
  const retry = () => {
    state.retryNow();
    // The pressed button goes away with the notice.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <section aria-labelledby="results-heading" className={styles.results} aria-busy={state.isWaiting && !state.failure}>
      <div className={styles.toolbar}>
        {/* Live itself: words inside of another role are left out where a screen reader reads headings. */}
        <h2 id="results-heading" ref={heading} tabIndex={-1} aria-live="polite" className={styles.count}>
          {count ?? t('common.loading')}
        </h2>
        {pageInfo && pageInfo.pageCount > 1 ? (
          <VisuallyHidden>
            <span role="status">{t('search.pageOf', { page: pageInfo.number, pages: pageInfo.pageCount })}</span>
          </VisuallyHidden>
        ) : null}
        <div className={styles.tools}>
          <Button
            variant="secondary"
            className={styles.filterButton}
            aria-haspopup="dialog"
            aria-expanded={sheet.FilterSheet !== null}
            onPointerEnter={sheet.prepare}
            onFocus={sheet.prepare}
            onClick={sheet.open}
          >
            <Icon name="filter" />
            {chosen > 0 ? t('search.filtersChosen', { count: chosen }) : t('search.filters')}
          </Button>
          <SortMenu kind={kind} sort={criteria.sort} />
        </div>
      </div>
      <ActiveFilters search={search} facets={result?.facets ?? []} />
      {result ? <UnderstoodLimits search={search} understood={result.understood} subjects={result.subjects} /> : null}
      <ResultsNotice state={state} onRetry={retry} />
      {result?.personalSort ? (
        isSignedIn ? (
          <ItemFit look="ORDER" order={result.personalSort} />
        ) : (
          <p>{t('search.personalOrder')}</p>
        )
      ) : null}
      {result || state.failure ? null : <Skeleton shape="card" count={6} />}
      {result ? <SearchHints search={search} result={result} isRelated={isRelated} /> : null}
      {/* The heading has said that there are none: where there is something near, that is what follows. */}
      {result && pageInfo?.total === 0 && (chosen > 0 || !result.near) ? (
        <EmptyResults search={search} result={result} />
      ) : null}
      <ol className={styles.list}>{children}</ol>
      {result?.near ? (
        <NearResults
          search={search}
          answers={pageInfo?.total ?? 0}
          groups={[result.near, ...(result.alsoNear ?? [])]}
          cards={near ?? []}
        />
      ) : null}
      {pageInfo ? (
        <div ref={paging}>
          <Pagination pageInfo={pageInfo} toPage={page => toAddress({ ...withChange(criteria, {}), page })} />
        </div>
      ) : null}
      {pageInfo && (pageInfo.total > 0 || result?.near) ? (
        <div className={styles.notes}>
          {pageInfo.total > 0 && criteria.sort === 'BEST_MATCH' && !isOrderSaid ? (
            <p>{t('search.orderExplained')}</p>
          ) : null}
          {note}
        </div>
      ) : null}
    </section>
  );
}
