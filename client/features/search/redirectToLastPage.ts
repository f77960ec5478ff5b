import type { Locale } from '../../../schema/site/locales';
import { redirectTo } from '../../kernel/page/preload';
import type { SearchKind } from './searchFilters';
import type { Criteria } from './searchUrl';
import { searchAddress } from './useSearchCriteria';

type Found = { readonly pageInfo: { readonly pageCount: number } };

/** A page beyond the last one holds nothing: its address leads to the last one. */
export function redirectToLastPage(kind: SearchKind, locale: Locale, criteria: Criteria, { pageInfo }: Found): void {
  const last = Math.max(1, pageInfo.pageCount);
  if (criteria.page > last) throw redirectTo(locale, searchAddress(kind, { ...criteria, page: last }));
}
