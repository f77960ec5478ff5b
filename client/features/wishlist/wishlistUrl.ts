/** The tabs of the wishlist are addresses; the bare one opens the first tab that holds something. */
import { ELIGIBILITY_BANDS } from '../../../schema/rules/eligibility.values';
import type { CatalogueKind, EligibilityBand } from '../../generated/types';
import type { MyWishlistQuery, MyWishlistQueryVariables } from './MyWishlist.gql';
import type { ShortlistQueryVariables } from './Shortlist.gql';

export const WISHLIST_TABS = [
  { tab: 'schools', kind: 'INSTITUTION', count: 'institutions', browse: '/search-institution' },
  { tab: 'programs', kind: 'PROGRAM', count: 'programs', browse: '/search-program' },
  { tab: 'scholarships', kind: 'SCHOLARSHIP', count: 'scholarships', browse: '/search-scholarship' },
] as const satisfies readonly { tab: string; kind: CatalogueKind; count: string; browse: string }[];

export type WishlistTab = (typeof WISHLIST_TABS)[number];

/** A screen of a phone scrolls through twelve cards without losing its place. */
const PAGE_SIZE = 12;
/** Programs are sorted by fit, so as many as the graph gives stand on one page. */
const SHORTLIST_SIZE = 50;
const PAGE_LIMIT = 500;

export type WishlistPlace = {
  readonly tab: WishlistTab;
  readonly page: number;
  /** Of programs: those of one band alone. */
  readonly fit?: EligibilityBand | undefined;
};

/** Programs are shown by how well they fit, with reasons. */
export const isShortlist = ({ kind }: WishlistTab): boolean => kind === 'PROGRAM';

export function readPlace(params: URLSearchParams): WishlistPlace {
  const page = Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const tab = WISHLIST_TABS.find(candidate => candidate.tab === params.get('tab')) ?? WISHLIST_TABS[0];
  const fit = isShortlist(tab) ? ELIGIBILITY_BANDS.find(band => band === params.get('fit')) : undefined;
  return { tab, page: Math.min(Math.max(page, 1), PAGE_LIMIT), ...(fit && { fit }) };
}

/** Without a language prefix. */
export function wishlistAddress({ tab, page, fit }: WishlistPlace): string {
  const query = new URLSearchParams({ tab: tab.tab, ...(fit && { fit }), ...(page > 1 && { page: String(page) }) });
  return `/wishlist?${query}`;
}

/** Where the bare address leads when its own tab is empty and another is not; null when it stays. */
export function betterTab(
  params: URLSearchParams,
  counts: MyWishlistQuery['myWishlist']['counts'],
): WishlistTab | null {
  if (params.has('tab')) return null;
  const holding = WISHLIST_TABS.find(({ count }) => counts[count] > 0);
  return holding === undefined || holding === WISHLIST_TABS[0] ? null : holding;
}

export const wishlistVariables = ({ tab, page }: WishlistPlace): MyWishlistQueryVariables => ({
  kind: tab.kind,
  page: { number: page, size: PAGE_SIZE },
});

export const shortlistVariables = ({ page }: WishlistPlace): ShortlistQueryVariables => ({
  page: { number: page, size: SHORTLIST_SIZE },
});
