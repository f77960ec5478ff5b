import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MyWishlistDocument } from './MyWishlist.gql';
import { ShortlistDocument } from './Shortlist.gql';
import { WishlistTabs } from './WishlistTabs';

const empty = {
  data: {
    myWishlist: {
      __typename: 'WishlistPage',
      items: [],
      pageInfo: { __typename: 'PageInfo', number: 1, pageCount: 0, total: 0 },
      counts: { __typename: 'WishlistCounts', institutions: 0, programs: 0, scholarships: 0 },
    },
  },
};
const asked = (kind: 'INSTITUTION' | 'SCHOLARSHIP') => ({
  request: { query: MyWishlistDocument, variables: { kind, page: { number: 1, size: 12 } } },
});
const ofPrograms = { request: { query: ShortlistDocument, variables: { page: { number: 1, size: 50 } } } };
const viewer = { fullName: 'Minh Anh', role: 'STUDENT' } as const;

describe('the tabs of the wishlist', () => {
  it.each([
    ['schools', 'Schools', 'No schools saved yet', 'Find schools', '/en/search-institution', asked('INSTITUTION')],
    ['programs', 'Programs', 'No programs saved yet', 'Find programs', '/en/search-program', ofPrograms],
    [
      'scholarships',
      'Scholarships',
      'No scholarships saved yet',
      'Find scholarships',
      '/en/search-scholarship',
      asked('SCHOLARSHIP'),
    ],
  ])('%s say that nothing is saved, and lead to the search', async (tab, name, words, browse, address, request) => {
    renderWithProviders(<WishlistTabs />, {
      locale: 'en',
      path: `/wishlist?tab=${tab}`,
      mocks: [{ ...request, result: empty }],
      viewer,
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: browse })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page');
  });

  it('say that the list could not be loaded, and load it again', async () => {
    renderWithProviders(<WishlistTabs />, {
      locale: 'en',
      path: '/wishlist?tab=scholarships',
      mocks: [
        { ...asked('SCHOLARSHIP'), error: new TypeError('Failed to fetch') },
        { ...asked('SCHOLARSHIP'), result: empty },
      ],
      viewer,
    });
    expect(await screen.findByText('Unable to load wishlist')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No scholarships saved yet')).toBeVisible();
  });
});
