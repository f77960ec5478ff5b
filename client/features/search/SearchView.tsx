/** What the three search pages share: form, filters, results. */
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { BAND_CURRENCY, type FilterCurrency } from '../../../schema/rules/search.limits';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import type { PersonalSort } from '../../kernel/cards/ItemFit';
import { FilterSide } from './FilterSide';
import { offeredCurrencies } from './filterMoney';
import { SearchBar } from './SearchBar';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import type { NearRelation } from './NearResults';
import { SEARCH_PATH } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { SearchResults } from './SearchResults';
import { countFilters, type Criteria } from './searchUrl';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';
import { useFigureFields } from './useFigureFields';
import { useFilterSheet } from './useFilterSheet';
import type { ResultsState } from './useResults';
import type { FilterMoney, SearchState } from './useSearchCriteria';
import { useSearchForm } from './useSearchForm';
import styles from './SearchView.module.css';

export type SearchResult = {
  readonly personalSort?: PersonalSort | null;
  readonly pageInfo: { readonly number: number; readonly pageCount: number; readonly total: number };
  readonly facets: readonly SearchFacets_FacetFragment[];
  readonly droppableFilters: readonly {
    readonly name: SearchFacets_FacetFragment['name'];
    readonly together: readonly SearchFacets_FacetFragment['name'][];
    readonly count: number;
  }[];
  /** Of programs: their bands and ranges of money. */
  readonly bandCurrency?: FilterCurrency;
  readonly filterCurrencies?: readonly FilterCurrency[];
  readonly understood: readonly UnderstoodLimits_UnderstoodFragment[];
  readonly near: { readonly relation: NearRelation; readonly text: string; readonly total: number } | null;
  readonly droppedWords: readonly string[];
  readonly correctedText: string | null;
  readonly textCounts: {
    readonly institutions: number;
    readonly programs: number;
    readonly scholarships: number;
  } | null;
};

type Props = {
  readonly search: SearchState;
  /** Undefined before the first answer. */
  readonly result: SearchResult | undefined;
  readonly state: ResultsState;
  /** Below the results: what all of them share. */
  readonly note?: ReactNode;
  /** Cards of what is near a text that finds little. */
  readonly near?: ReactNode;
  /** The result cards. */
  readonly children: ReactNode;
};

function moneyOf({ currency, choices }: Criteria, result: SearchResult | undefined): FilterMoney {
  const { bandCurrency = BAND_CURRENCY, filterCurrencies: rated = [] } = result ?? {};
  const used = currency ?? bandCurrency;
  return { bandCurrency, currency: used, offered: offeredCurrencies(choices.DESTINATION, { rated, used }) };
}

export function SearchView({ search: searchOfPage, result, state, note, near, children }: Props) {
  const t = useText();
  const appPath = useAppPath();
  const sheet = useFilterSheet();
  const figures = useFigureFields(searchOfPage.criteria);
  const isSheetOpen = sheet.FilterSheet !== null;
  const search: SearchState = {
    ...searchOfPage,
    isReplacing: isSheetOpen,
    change: change => searchOfPage.change(change, isSheetOpen),
    money: moneyOf(searchOfPage.criteria, result),
  };
  const { form, onSubmit, fields } = useSearchForm(search);
  const { kind, criteria } = search;
  const isNarrowed = criteria.text !== '' || countFilters(criteria) > 0;
  const title = criteria.text ? t(`search.titleFor.${kind}`, { text: criteria.text }) : t(`search.title.${kind}`);

  return (
    <div className={styles.page}>
      <PageHead
        title={criteria.page > 1 ? t('search.titleOfPage', { title, page: criteria.page }) : title}
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
        // The address is the state: a browser that fills in what it remembers would change it.
        autoComplete="off"
        noValidate
      >
        <SearchBar kind={kind} text={criteria.text} />
      </Form>
      <div className={styles.columns} {...fields}>
        <FilterSide
          search={search}
          facets={result?.facets ?? []}
          total={result?.pageInfo.total}
          sheet={sheet}
          figures={figures}
        />
        <SearchResults search={search} result={result} state={state} sheet={sheet} note={note} near={near}>
          {children}
        </SearchResults>
      </div>
    </div>
  );
}
