/** The tabs of the wishlist are addresses. */
import type { CatalogueKind } from '../../generated/types';
import type { MyWishlistQueryVariables } from './MyWishlist.gql';

export const WISHLIST_TABS = [
  { tab: 'schools', kind: 'INSTITUTION', count: 'institutions', browse: '/search-institution' },
  { tab: 'programs', kind: 'PROGRAM', count: 'programs', browse: '/search-program' },
  { tab: 'scholarships', kind: 'SCHOLARSHIP', count: 'scholarships', browse: '/search-scholarship' },
] as const satisfies readonly { tab: string; kind: CatalogueKind; count: string; browse: string }[];

export type WishlistTab = (typeof WISHLIST_TABS)[number];

/** A screen of a phone scrolls through twelve cards without losing its place. */
const PAGE_SIZE = 12;
const PAGE_LIMIT = 500;

export type WishlistPlace = { readonly tab: WishlistTab; readonly page: number };

export function readPlace(params: URLSearchParams): WishlistPlace {
  const page = Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  return {
    tab: WISHLIST_TABS.find(({ tab }) => tab === params.get('tab')) ?? WISHLIST_TABS[0],
    page: Math.min(Math.max(page, 1), PAGE_LIMIT),
  };
}

/** Without a language prefix. */
export function wishlistAddress({ tab, page }: { readonly tab: WishlistTab; readonly page: number }): string {
  const query = new URLSearchParams({
    ...(tab !== WISHLIST_TABS[0] && { tab: tab.tab }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/wishlist?${query}` : '/wishlist';
}

export const wishlistVariables = ({ tab, page }: WishlistPlace): MyWishlistQueryVariables => ({
  kind: tab.kind,
  page: { number: page, size: PAGE_SIZE },
});
