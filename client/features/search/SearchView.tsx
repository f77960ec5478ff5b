/** What the three search pages share: form, filters, chips, count, sort, results, paging. */
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useFormat } from '../../kernel/format/useFormat';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { Pagination } from '../../kernel/ui/Pagination';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { ActiveFilters } from './ActiveFilters';
import { EmptyResults } from './EmptyResults';
import { FilterSide } from './FilterSide';
import { SearchBar } from './SearchBar';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import { SEARCH_PATH } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { SortMenu } from './SortMenu';
import { countFilters, withChange } from './searchUrl';
import type { SearchState } from './useSearchCriteria';
import { useFilterSheet } from './useFilterSheet';
import { useSearchForm } from './useSearchForm';
import styles from './SearchView.module.css';

export type SearchResult = {
  readonly pageInfo: { readonly number: number; readonly pageCount: number; readonly total: number };
  readonly facets: readonly SearchFacets_FacetFragment[];
  readonly droppableFilters: readonly { readonly name: SearchFacets_FacetFragment['name']; readonly count: number }[];
};

type Props = {
  readonly search: SearchState;
  /** Undefined while it is loading. */
  readonly result: SearchResult | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** The result cards. */
  readonly children: ReactNode;
};

export function SearchView({ search: searchOfPage, result, hasFailed, onRetry, children }: Props) {
  const t = useText();
  const format = useFormat();
  const appPath = useAppPath();
  const isWaiting = useNavigation().state === 'loading';
  const sheet = useFilterSheet();
  const isSheetOpen = sheet.FilterSheet !== null;
  const search: SearchState = {
    ...searchOfPage,
    isReplacing: isSheetOpen,
    go: criteria => searchOfPage.go(criteria, isSheetOpen),
  };
  const { form, onSubmit, fields } = useSearchForm(search);
  const { kind, criteria, toAddress } = search;
  const chosen = countFilters(criteria);
  const isNarrowed = criteria.text !== '' || chosen > 0;
  const facets = result?.facets ?? [];

  return (
    <div className={styles.page}>
      <PageHead
        title={criteria.text ? t(`search.titleFor.${kind}`, { text: criteria.text }) : t(`search.title.${kind}`)}
        description={t(`search.description.${kind}`)}
        isIndexable={!isNarrowed}
        canonicalQuery={!isNarrowed && criteria.page > 1 ? `page=${criteria.page}` : ''}
        image="search"
      />
      <h1 className={styles.title}>{t(`search.title.${kind}`)}</h1>
      <Form
        ref={form}
        id={SEARCH_FORM_ID}
        role="search"
        aria-label={t(`search.title.${kind}`)}
        method="get"
        action={appPath(SEARCH_PATH[kind])}
        onSubmit={onSubmit}
        noValidate
      >
        <SearchBar kind={kind} text={criteria.text} />
      </Form>
      <div className={styles.columns} {...fields}>
        <FilterSide search={search} facets={facets} total={result?.pageInfo.total} sheet={sheet} />
        <section aria-labelledby="results-heading" className={styles.results} aria-busy={isWaiting}>
          <div className={styles.toolbar}>
            <h2 id="results-heading" className={styles.count}>
              <output>
                {result
                  ? t(`search.count.${kind}`, {
                      count: result.pageInfo.total,
                      shown: format.number(result.pageInfo.total),
                    })
                  : t('common.loading')}
              </output>
            </h2>
            <div className={styles.tools}>
              <Button
                variant="secondary"
                className={styles.filterButton}
                aria-haspopup="dialog"
                aria-expanded={isSheetOpen}
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
          <ActiveFilters search={search} facets={facets} />
          {hasFailed ? <ErrorState onRetry={onRetry} /> : null}
          {!result && !hasFailed ? <Skeleton shape="card" count={6} /> : null}
          {result && result.pageInfo.total === 0 ? (
            <EmptyResults search={search} droppableFilters={result.droppableFilters} />
          ) : null}
          <ol className={styles.list}>{children}</ol>
          {result ? (
            <Pagination pageInfo={result.pageInfo} toPage={page => toAddress({ ...withChange(criteria, {}), page })} />
          ) : null}
        </section>
      </div>
    </div>
  );
}
