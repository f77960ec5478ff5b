/** The tabs of the wishlist are addresses; the bare one opens the first tab that holds something. */
import type { CatalogueKind, ChanceAnswer } from '../../generated/types';
import type { Masked } from '../../kernel/graphql/masked';
import type { MyWishlistQueryVariables } from './MyWishlist.gql';
import type { ShortlistQueryVariables } from './Shortlist.gql';
import type { BetterTab_CountsFragment } from './wishlistUrl.gql';

export const WISHLIST_TABS = [
  { tab: 'schools', kind: 'INSTITUTION', count: 'institutions', browse: '/search-institution' },
  { tab: 'programs', kind: 'PROGRAM', count: 'programs', browse: '/search-program' },
  { tab: 'scholarships', kind: 'SCHOLARSHIP', count: 'scholarships', browse: '/search-scholarship' },
] as const satisfies readonly { tab: string; kind: CatalogueKind; count: string; browse: string }[];

/** As a list of programs is sorted by them: what can be applied for, what is a stretch, what needs something first, what is not known, what is closed. */
export const SHOWN_ANSWERS: readonly ChanceAnswer[] = [
  'SAFETY',
  'TARGET',
  'MEETS_MINIMUMS',
  'REACH',
  'PATHWAY_FIRST',
  'BELOW_MINIMUM',
  'NOT_ENOUGH_DATA',
  'NOT_ELIGIBLE_NOW',
];

export type WishlistTab = (typeof WISHLIST_TABS)[number];

/** A screen of a phone scrolls through twelve cards without losing its place. */
const PAGE_SIZE = 12;
/** Programs are sorted by fit, so as many as the graph gives stand on one page. */
const SHORTLIST_SIZE = 50;
const PAGE_LIMIT = 500;

export type WishlistPlace = {
  readonly tab: WishlistTab;
  readonly page: number;
  /** Of programs: those of one answer alone. */
  readonly fit?: ChanceAnswer | undefined;
};

/** Programs are shown by how well they fit, with reasons. */
export const isShortlist = ({ kind }: WishlistTab): boolean => kind === 'PROGRAM';

export function readPlace(params: URLSearchParams): WishlistPlace {
  const page = Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const tab = WISHLIST_TABS.find(candidate => candidate.tab === params.get('tab')) ?? WISHLIST_TABS[0];
  const fit = isShortlist(tab) ? SHOWN_ANSWERS.find(answer => answer === params.get('fit')) : undefined;
  return { tab, page: Math.min(Math.max(page, 1), PAGE_LIMIT), ...(fit && { fit }) };
}

/** Without a language prefix. */
export function wishlistAddress({ tab, page, fit }: WishlistPlace): string {
  const query = new URLSearchParams({ tab: tab.tab, ...(fit && { fit }), ...(page > 1 && { page: String(page) }) });
  return `/wishlist?${query}`;
}

/** Where the bare address leads when its own tab is empty and another is not; null when it stays. */
export function betterTab(params: URLSearchParams, masked: Masked<BetterTab_CountsFragment>): WishlistTab | null {
  const counts = masked as BetterTab_CountsFragment;
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
