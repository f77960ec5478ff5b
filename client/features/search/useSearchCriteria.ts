/** The search criteria in the address of the page, and the ways to change them. */
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FilterCurrency } from '../../../schema/rules/search.limits';
import { fromPath } from '../../../schema/site/locales';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { siteRouter, wantedLocation } from '../../kernel/page/siteRouter';
import { SEARCH_PATH, type SearchKind } from './searchFilters';
import { readCriteria, writeCriteria, type Criteria } from './searchUrl';

export function searchAddress(kind: SearchKind, criteria: Criteria): string {
  const query = writeCriteria(kind, criteria).toString();
  return query ? `${SEARCH_PATH[kind]}?${query}` : SEARCH_PATH[kind];
}

export type CriteriaChange = (criteria: Criteria) => Criteria;

export type SearchState = {
  readonly kind: SearchKind;
  /** Those that are drawn; on a slow device they may be older than the wanted ones. */
  readonly criteria: Criteria;
  /** Those of the address, with every change made so far. */
  readonly wanted: () => Criteria;
  /** Calls back whenever the wanted criteria may have changed. */
  readonly onWanted: (callback: () => void) => () => void;
  /** Without a language prefix, for AppLink. */
  readonly toAddress: (criteria: Criteria) => string;
  /** Applies a change to the wanted criteria and navigates there without scrolling. */
  readonly change: (change: CriteriaChange, isReplacing?: boolean) => void;
  /** True while a sheet is open: its changes share one history entry, so that the back button undoes them together. */
  readonly isReplacing: boolean;
  readonly money: FilterMoney;
};

export type FilterMoney = {
  /** Of the bands that are shown. */
  readonly bandCurrency: FilterCurrency;
  /** Of ranges: of those that are set, else of those that are offered. */
  readonly currency: FilterCurrency;
  readonly offered: readonly FilterCurrency[];
};

/** What the address alone says. */
export type AddressedSearch = Omit<SearchState, 'isReplacing' | 'money'>;

export function useSearchCriteria(kind: SearchKind): AddressedSearch {
  const { search } = useLocation();
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useMemo(() => {
    const criteria = readCriteria(kind, new URLSearchParams(search));
    const wanted = () => {
      const address = wantedLocation();
      if (!address || fromPath(address.pathname).path !== SEARCH_PATH[kind]) return criteria;
      return readCriteria(kind, new URLSearchParams(address.search));
    };
    return {
      kind,
      criteria,
      wanted,
      onWanted: callback => siteRouter()?.subscribe(callback) ?? (() => undefined),
      toAddress: (other: Criteria) => searchAddress(kind, other),
      change: (change: CriteriaChange, isReplacing = false) => {
        const [before, after] = [wanted(), change(wanted())].map(each => searchAddress(kind, each));
        if (after !== before) void navigate(appPath(after ?? ''), { preventScrollReset: true, replace: isReplacing });
      },
    };
  }, [kind, search, navigate, appPath]);
}

/** The wanted criteria as they change: `criteria` follows once the page is drawn, and never shows what was undone before that. */
export function useWantedCriteria({ kind, wanted, onWanted }: SearchState): Criteria {
  const address = () => writeCriteria(kind, wanted()).toString();
  const written = useSyncExternalStore(onWanted, address, address);
  return useMemo(() => readCriteria(kind, new URLSearchParams(written)), [kind, written]);
}
