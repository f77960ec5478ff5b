import { act, screen } from '@testing-library/react';
import { nothing, show } from './test/searchPage';
import { understoodLimit } from './test/understoodLimit';

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

  describe('where a text says a place or a school and nothing else beside its subject', () => {
    const near = { relation: 'BROADER_SUBJECT', text: 'health ireland', without: [], total: 2, hits: [] } as const;
    const limit = (kind: 'PLACE' | 'INSTITUTION' | 'FEE', place = 0) =>
      understoodLimit({ id: `${kind}-${place}`, kind, text: 'ireland' });
    const heading = () => screen.getByRole('heading', { level: 2, name: /programs|matches|catalogue/ }).textContent;

    it.each([[['PLACE']], [['INSTITUTION']], [['PLACE', 'PLACE']]] as const)(
      '%j: the catalogue is said to have no match there, which is true of a place alone, too',
      kinds => {
        show('/search-program?q=nursing+ireland', {
          ...nothing,
          near,
          understood: kinds.map((kind, place) => limit(kind, place)),
        });
        expect(heading()).toBe('Our catalogue has no match there yet');
      },
    );
    it.each([[[]], [['FEE']], [['PLACE', 'FEE']]] as const)('%j: something may be there without a limit', kinds => {
      show('/search-program?q=nursing', {
        ...nothing,
        near,
        understood: kinds.map((kind, place) => limit(kind, place)),
      });
      expect(heading()).toBe('No exact matches');
    });
    it('is not said of what is found', () => {
      const pageInfo = { ...nothing.pageInfo, total: 2 };
      show('/search-program?q=nursing+ireland', { ...nothing, pageInfo, near, understood: [limit('PLACE')] });
      expect(heading()).toBe('2 programs');
    });
  });
});
