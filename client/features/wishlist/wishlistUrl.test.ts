import { handed } from '../../testing/whole';
import {
  betterTab,
  readPlace,
  shortlistVariables,
  WISHLIST_TABS,
  wishlistAddress,
  wishlistVariables,
} from './wishlistUrl';

const read = (address: string) => readPlace(new URLSearchParams(address.split('?')[1]));

describe('the address of the wishlist', () => {
  it.each(WISHLIST_TABS.flatMap(tab => [1, 3].map(page => ({ tab, page }))))(
    'holds tab $tab.tab and page $page',
    place => {
      expect(read(wishlistAddress(place))).toEqual(place);
    },
  );

  it('holds the answer of programs, and knows none of other kinds or names', () => {
    const [, programs] = WISHLIST_TABS;
    const place = { tab: programs, page: 2, fit: 'TARGET' } as const;
    expect(wishlistAddress(place)).toBe('/wishlist?tab=programs&fit=TARGET&page=2');
    expect(read(wishlistAddress(place))).toEqual(place);
    expect(read('/wishlist?tab=programs&fit=LIKELY')).toEqual({ tab: programs, page: 1 });
    expect(read('/wishlist?tab=schools&fit=TARGET')).toEqual({ tab: WISHLIST_TABS[0], page: 1 });
    expect(shortlistVariables(place)).toEqual({ page: { number: 2, size: 50 } });
  });

  it('falls back to the first page of the schools', () => {
    for (const address of ['/wishlist', '/wishlist?tab=x&page=0', '/wishlist?page=-1', '/wishlist?page=1e9'])
      expect(read(address)).toEqual({ tab: WISHLIST_TABS[0], page: 1 });
  });

  it('asks for one kind, a page at a time', () => {
    expect(wishlistVariables(read('/wishlist?tab=scholarships&page=2'))).toEqual({
      kind: 'SCHOLARSHIP',
      page: { number: 2, size: 12 },
    });
  });

  it('opens on the first tab that holds something, unless a tab was chosen', () => {
    const better = (address: string, [institutions, programs, scholarships]: readonly [number, number, number]) =>
      betterTab(new URLSearchParams(address.split('?')[1]), handed({ institutions, programs, scholarships }))?.tab ??
      null;

    expect(better('/wishlist', [0, 0, 3])).toBe('scholarships');
    expect(better('/wishlist', [0, 2, 3])).toBe('programs');
    expect(better('/wishlist', [1, 2, 3])).toBeNull();
    expect(better('/wishlist', [0, 0, 0])).toBeNull();
    expect(better('/wishlist?tab=schools', [0, 2, 3])).toBeNull();
  });
});
