/** The tabs of an institution's page, their addresses and query variables. */
import { SEARCH_SORTS, type SearchSortName } from '../../../schema/rules/search.limits';
import { readPageNumber } from '../../kernel/page/resultPage';
import type { InstitutionDetailQueryVariables } from './InstitutionDetail.gql';

export const TABS = ['details', 'programs', 'scholarships'] as const;
export type Tab = (typeof TABS)[number];

export const SECTIONS = ['overview', 'admission', 'facilities'] as const;
export type TabSection = (typeof SECTIONS)[number];

export type InstitutionView = {
  readonly tab: Tab;
  readonly section: TabSection;
  readonly sort: SearchSortName;
  readonly page: number;
};

/** Unknown values in the address mean the first tab. */
export function readInstitutionView(query: URLSearchParams): InstitutionView {
  const tab = TABS.find(candidate => candidate === query.get('tab')) ?? 'details';
  const section = SECTIONS.find(candidate => candidate === query.get('section')) ?? 'overview';
  const sort = SEARCH_SORTS.find(candidate => candidate === query.get('sort')) ?? 'BEST_MATCH';
  return { tab, section, sort, page: tab === 'details' ? 1 : readPageNumber(query) };
}

/** Defaults are left out. */
export function institutionQuery(view: Partial<InstitutionView>): string {
  const query = new URLSearchParams();
  if (view.tab && view.tab !== 'details') query.set('tab', view.tab);
  if (view.section && view.section !== 'overview') query.set('section', view.section);
  if (view.sort && view.sort !== 'BEST_MATCH') query.set('sort', view.sort);
  if (view.page && view.page > 1) query.set('page', String(view.page));
  return query.toString();
}

/** Without a language prefix. */
export function institutionAddress(slug: string, view: Partial<InstitutionView>): string {
  const query = institutionQuery(view);
  return query ? `/schools/${slug}?${query}` : `/schools/${slug}`;
}

export function institutionDetailVariables(
  slug: string | undefined,
  query: URLSearchParams,
): InstitutionDetailQueryVariables {
  const { tab, sort, page } = readInstitutionView(query);
  return {
    slug: slug ?? '',
    withPrograms: tab === 'programs',
    withScholarships: tab === 'scholarships',
    sort,
    page: { number: page, size: 20 },
  };
}
