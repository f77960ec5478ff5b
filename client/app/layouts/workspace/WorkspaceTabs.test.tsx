import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { TabsOfOwnPages } from './TabsOfOwnPages';
import { currentTab, WorkspaceTabs } from './WorkspaceTabs';

const VIEWER = { fullName: 'Minh Anh', role: 'STUDENT' } as const;
const tabs = [{ to: '/profile' }, { to: '/profile/account' }, { to: '/wishlist' }];

describe('the tabs of the signed-in pages', () => {
  it.each([
    ['/profile', 0],
    ['/profile/details', 0],
    ['/profile/account', 1],
    ['/profile/account/devices', 1],
    ['/profile-of-somebody', -1],
    ['/complete-profile', -1],
  ])('show %s under tab %d', (path, expected) => {
    expect(currentTab(path, tabs)).toBe(expected);
  });

  it('lead to the pages that the features name, in the language of the page', () => {
    renderWithProviders(<WorkspaceTabs />, { locale: 'en', path: '/profile/details' });
    const links = within(screen.getByRole('navigation', { name: 'Your pages' })).getAllByRole('link');

    expect(links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
      [
        ['Overview', '/en/profile', null],
        ['Applications', '/en/profile/applications', null],
        ['Calendar', '/en/profile/calendar', null],
        ['My profile', '/en/profile/details', 'page'],
        ['Grades', '/en/grade', null],
        ['Wishlist', '/en/wishlist', null],
        ['Guides', '/en/profile/guides', null],
        ['My reviews', '/en/profile/reviews', null],
        ['Account', '/en/profile/account', null],
        ['Privacy', '/en/profile/privacy', null],
      ],
    );
  });

  it.each([
    ['/grade', 'Grades'],
    ['/wishlist', 'Wishlist'],
  ])('stand on %s as well for somebody signed in, and for nobody else', (path, name) => {
    const visit = renderWithProviders(<TabsOfOwnPages />, { locale: 'en', path });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    visit.unmount();

    renderWithProviders(<TabsOfOwnPages />, { locale: 'en', path, viewer: VIEWER });
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  it('are left out of the pages of the catalogue', () => {
    renderWithProviders(<TabsOfOwnPages />, { path: '/search-program', viewer: VIEWER });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
