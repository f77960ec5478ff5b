/** The search criteria in the address of the page, and the addresses of changed criteria. */
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { SEARCH_PATH, type SearchKind } from './searchFilters';
import { readCriteria, writeCriteria, type Criteria } from './searchUrl';

export function searchAddress(kind: SearchKind, criteria: Criteria): string {
  const query = writeCriteria(kind, criteria).toString();
  return query ? `${SEARCH_PATH[kind]}?${query}` : SEARCH_PATH[kind];
}

export type SearchState = {
  readonly kind: SearchKind;
  readonly criteria: Criteria;
  /** Without a language prefix, for AppLink. */
  readonly toAddress: (criteria: Criteria) => string;
  /** Navigates there without scrolling. */
  readonly go: (criteria: Criteria, isReplacing?: boolean) => void;
  /** True while a sheet is open: its changes share one history entry, so that the back button undoes them together. */
  readonly isReplacing: boolean;
};

export function useSearchCriteria(kind: SearchKind): SearchState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useMemo(
    () => ({
      kind,
      isReplacing: false,
      criteria: readCriteria(kind, new URLSearchParams(search)),
      toAddress: (criteria: Criteria) => searchAddress(kind, criteria),
      go: (criteria: Criteria, isReplacing = false) =>
        void navigate(appPath(searchAddress(kind, criteria)), { preventScrollReset: true, replace: isReplacing }),
    }),
    [kind, search, navigate, appPath],
  );
}
