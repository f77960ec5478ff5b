/** The page of a list that is paged by its address: `?page=3`. */
import { PAGE_NUMBER_LIMIT } from '../../../schema/rules/search.limits';
import type { Locale } from '../../../schema/site/locales';
import { redirectTo } from './preload';

/** Anything but a number means the first page; a number that is too large means the last one, where `redirectToLastPage` leads. */
export function readPageNumber(params: URLSearchParams): number {
  const written = params.get('page') ?? '';
  return /^\d+$/.test(written) ? Math.min(Math.max(1, Number(written)), PAGE_NUMBER_LIMIT) : 1;
}

type Asked = { readonly page: number; readonly pageInfo: { readonly pageCount: number } };

/** A page beyond the last one holds nothing: its address leads to the last one. `toPage` gives addresses without a language prefix. */
export function redirectToLastPage(locale: Locale, { page, pageInfo }: Asked, toPage: (page: number) => string): void {
  const last = Math.max(1, pageInfo.pageCount);
  if (page > last) throw redirectTo(locale, toPage(last));
}
