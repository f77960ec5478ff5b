import { screen, within } from '@testing-library/react';
import { routes } from '../../../../schema/site/routes';
import type { Feature } from '../../../kernel/feature/defineFeature';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { features } from '../../features';
import { TabsOfOwnPages } from './TabsOfOwnPages';
import { currentTab, WorkspaceTabs } from './WorkspaceTabs';

const VIEWER = { fullName: 'Minh Anh', role: 'STUDENT' } as const;
/** What the manifests say: a tab for each of these. */
const named = (features as readonly Feature[])
  .flatMap(({ links = [] }) => links)
  .filter(link => link.in.includes('workspace'))
  .toSorted((left, right) => left.order - right.order)
  .flatMap(({ route: id, label }) => routes.filter(route => route.id === id).map(route => ({ ...route, label })));
const forVisitorsToo = named.filter(({ layout }) => layout !== 'workspace');

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

    expect(named.length).toBeGreaterThan(3);
    expect(links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
      named.map(({ label, path }) => [label.en, `/en${path}`, path === '/profile/details' ? 'page' : null]),
    );
  });

  it.each(forVisitorsToo)('stand on $path as well for somebody signed in, and for nobody else', ({ path, label }) => {
    const visit = renderWithProviders(<TabsOfOwnPages />, { locale: 'en', path });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    visit.unmount();

    renderWithProviders(<TabsOfOwnPages />, { locale: 'en', path, viewer: VIEWER });
    expect(screen.getByRole('link', { name: label.en })).toHaveAttribute('aria-current', 'page');
  });

  it('are left out of the pages of the catalogue', () => {
    renderWithProviders(<TabsOfOwnPages />, { path: '/search-program', viewer: VIEWER });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
