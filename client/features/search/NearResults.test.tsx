import { act, screen } from '@testing-library/react';
import { nothing, show } from './test/searchPage';

describe('what is near', () => {
  it('links to what is near only where there is more of it than the page shows', () => {
    const near = { relation: 'BROADER_SUBJECT', text: 'y khoa', without: [], total: 2 } as const;
    const path = '/search-program?q=nha+khoa';
    const link = () => screen.queryByRole('link', { name: 'See all 2 results' });
    const { unmount } = show(path, { ...nothing, near: { ...near, hits: [{}] } });
    expect(link()).toBeVisible();
    unmount();
    show(path, { ...nothing, near: { ...near, hits: [{}, {}] } });
    expect(link()).toBeNull();
  });

  it('says that nothing matches exactly where something near follows, and counts none where nothing does', async () => {
    const heading = () => screen.getByRole('heading', { level: 2, name: /programs|exact matches/ }).textContent;
    const near = { relation: 'BROADER_SUBJECT', text: 'y khoa', without: [], total: 2, hits: [] } as const;
    const { unmount } = show('/search-program?q=nha+khoa', { ...nothing, near });
    expect(heading()).toBe('No exact matches');
    unmount();
    show('/search-program?q=nha+khoa', nothing);
    expect(heading()).toBe('0 programs');
    // Its picture comes later.
    await act(async () => {});
  });
});
