/** The tabs of the list are addresses; a page beyond the last one shows an empty list with the way back. */
import type { ApplicationType } from '../../generated/types';
import type { MyApplicationsQueryVariables } from './MyApplications.gql';

export const LIST_TABS = [
  { tab: 'all', type: null },
  { tab: 'schools', type: 'INSTITUTION' },
  { tab: 'programs', type: 'PROGRAM' },
] as const satisfies readonly { tab: string; type: ApplicationType | null }[];

export type ListTab = (typeof LIST_TABS)[number];
export type ListPlace = { readonly tab: ListTab; readonly page: number };

const PAGE_SIZE = 10;
const PAGE_LIMIT = 500;

export function readListPlace(params: URLSearchParams): ListPlace {
  const page = Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  return {
    tab: LIST_TABS.find(({ tab }) => tab === params.get('tab')) ?? LIST_TABS[0],
    page: Math.min(Math.max(page, 1), PAGE_LIMIT),
  };
}

/** Without a language prefix. */
export function listAddress({ tab, page }: ListPlace): string {
  const query = new URLSearchParams({
    ...(tab.type !== null && { tab: tab.tab }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/profile/applications${query ? `?${query}` : ''}`;
}

export const listVariables = ({ tab, page }: ListPlace): MyApplicationsQueryVariables => ({
  type: tab.type,
  page: { number: page, size: PAGE_SIZE },
});
