/** What the three search pages share: form, filters, results. */
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { BAND_CURRENCY } from '../../../schema/rules/search.limits';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { FilterSide } from './FilterSide';
import { offeredCurrencies } from './filterMoney';
import { SearchBar } from './SearchBar';
import { SEARCH_PATH } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import type { SearchResult } from './searchResult';
import { SearchResults } from './SearchResults';
import { countFilters, type Criteria } from './searchUrl';
import { useFigureFields } from './useFigureFields';
import { useFilterSheet } from './useFilterSheet';
import type { ResultsState } from './useResults';
import type { AddressedSearch, FilterMoney, SearchState } from './useSearchCriteria';
import { useSearchForm } from './useSearchForm';
import styles from './SearchView.module.css';

type Props = {
  readonly search: AddressedSearch;
  /** Undefined before the first answer. */
  readonly result: SearchResult | undefined;
  readonly state: ResultsState;
  /** Below the results: what all of them share. */
  readonly note?: ReactNode;
  /** Cards of what is near a text that finds little, by relation. */
  readonly near?: readonly ReactNode[];
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
