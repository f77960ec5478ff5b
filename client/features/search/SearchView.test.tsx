import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { Failure } from '../../kernel/graphql/failureOf';
import { found, nothing, Search, show } from './test/searchPage';

describe('the search page', () => {
  it('announces the number of results in both languages', () => {
    const view = show('/search-program');
    const heading = screen.getByRole('heading', { level: 2, name: '25 programs' });
    // Words of a heading inside of a region of its own were read as an empty status bar.
    expect(heading).toHaveAttribute('aria-live', 'polite');
    expect(heading.children).toHaveLength(0);
    view.unmount();
    show('/search-program', found, 'vi');
    expect(screen.getByRole('heading', { level: 2, name: '25 ngành học' })).toHaveAttribute('aria-live', 'polite');
  });

  describe('where nothing is about the subject itself', () => {
    const sentence = 'These are in related subjects.';
    const related = { reasons: ['RELATED_SUBJECT', 'LIKELY_INTAKE'] } as const;
    const own = { reasons: ['NAME'] } as const;

    it.each([
      ['says so', '/search-program?q=optician', [related, related], true],
      ['is silent where something is', '/search-program?q=optician', [own, related], false],
      ['is silent behind the first page', '/search-program?q=optician&page=2', [related], false],
      ['is silent in an order that somebody chose', '/search-program?q=optician&sort=TUITION_ASC', [related], false],
      ['is silent where nothing is found', '/search-program?q=optician', [], false],
    ])('%s', (_, path, hits, isSaid) => {
      show(path, { ...found, hits });
      expect(screen.queryByText(sentence) !== null).toBe(isSaid);
      expect(screen.queryByRole('heading', { level: 2, name: 'No exact matches' }) !== null).toBe(isSaid);
    });
  });

  it('names the relation of what is near few results', () => {
    show('/search-program?q=nha+khoa', {
      ...nothing,
      near: { relation: 'BROADER_SUBJECT', text: 'y khoa', without: [], total: 7, hits: [] },
    });
    const near = within(screen.getByRole('region', { name: 'Near your search' }));
    expect(near.getByText(/Related subjects/)).toBeVisible();
    expect(near.getByRole('link', { name: 'See all 7 results' })).toHaveAttribute(
      'href',
      '/en/search-program?q=y+khoa',
    );
  });

  it('names each relation where there are several, each with its own link', () => {
    const near = { relation: 'SAME_SUBJECT', text: 'marketing', without: ['usa'], total: 8, hits: [] } as const;
    const alsoNear = [{ relation: 'BROADER_SUBJECT', text: 'business usa', without: [], total: 10, hits: [] }] as const;
    show('/search-program?q=marketing+usa', { ...nothing, near, alsoNear });
    const all = within(screen.getByRole('region', { name: 'Near your search' })).getAllByRole('link');
    expect(all.map(link => [link.closest('p')?.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^The same subject in other places\./), '/en/search-program?q=marketing'],
      [expect.stringMatching(/^Related subjects\./), '/en/search-program?q=business+usa'],
    ]);
  });

  it('shows no picture above what is near, which it would push out of sight', () => {
    const pictures = ({ container }: { container: HTMLElement }) => container.querySelectorAll('.place').length;
    const empty = show('/search-program?q=nha+khoa', nothing);
    expect(pictures(empty)).toBe(1);
    empty.unmount();
    const near = { relation: 'BROADER_SUBJECT', text: 'y khoa', without: [], total: 7, hits: [] } as const;
    expect(pictures(show('/search-program?q=nha+khoa', { ...nothing, near }))).toBe(0);
  });

  it('says a long text in its field alone where something near follows, and proposes nothing before it', () => {
    const near = { relation: 'BROADER_SUBJECT', text: 'y khoa', without: [], total: 7, hits: [] } as const;
    const text = 'a long text that nobody wants to read three times';
    const path = `/search-program?q=${encodeURIComponent(text)}`;
    const { container, unmount } = show(path, { ...nothing, droppedWords: ['long'], near });
    expect(container.textContent).not.toContain(text);
    expect(container.querySelector('input[name=q]')).toHaveValue(text);
    expect(screen.queryByText('No results found.')).not.toBeInTheDocument();
    unmount();
    show(`${path}&destination=AU`, { ...nothing, near });
    expect(screen.getByText('No results found.')).toBeVisible();
  });

  it('names the words that nothing has, or all of the text', () => {
    const plain = { ...nothing, droppableFilters: [] };
    show('/search-program?q=asdkj+law', { ...plain, droppedWords: ['asdkj'] });
    expect(screen.getByText(/^Nothing matches “asdkj”\./)).toBeVisible();
    show('/search-program?q=law+berkeley', plain);
    expect(screen.getByText(/^Nothing matches “law berkeley”\./)).toBeVisible();
  });

  it('names what was typed and what is near does not keep', () => {
    const near = {
      relation: 'WITHOUT_LIMITS',
      text: 'mechanics',
      without: ['taught in english', 'Milan'],
      total: 1,
      hits: [],
    } as const;
    const path = '/search-program?q=mechanics+Milan';
    const line = (name: RegExp) => screen.getByRole('link', { name }).closest('p');
    const view = show(path, { ...nothing, near });
    expect(line(/^See 1 result$/)).toHaveTextContent(/^Not limited to “taught in english”, “Milan”\. See 1 result$/);
    view.unmount();
    const elsewhere = show(path, { ...nothing, near: { ...near, relation: 'SAME_SUBJECT', without: ['germany'] } });
    expect(line(/^See 1 result$/)).toHaveTextContent(
      /^The same subject in other places\. Not limited to “germany”\. See/,
    );
    elsewhere.unmount();
    show(path, { ...nothing, near: { ...near, relation: 'BROADER_SUBJECT', without: [] } }, 'vi');
    expect(line(/^Xem 1 kết quả$/)).toHaveTextContent(/^Cùng nhóm ngành\. Xem 1 kết quả$/);
  });

  it('says which words were left out, proposes the corrected text and counts the other kinds', () => {
    show('/search-program?q=nusring+xyz', {
      ...found,
      droppedWords: ['xyz'],
      correctedText: 'nursing xyz',
      textCounts: { institutions: 3, programs: 0, scholarships: 0 },
    });
    expect(screen.getByText('Nothing matches every word. Showing results without “xyz”.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'nursing xyz' })).toHaveAttribute(
      'href',
      '/en/search-program?q=nursing+xyz',
    );
    expect(screen.getByRole('link', { name: 'See 3 schools' })).toHaveAttribute(
      'href',
      '/en/search-institution?q=nusring+xyz',
    );
    expect(screen.queryByRole('link', { name: /scholarship/ })).not.toBeInTheDocument();
  });

  it('proposes filters to drop together when no single one is enough', () => {
    show('/search-program?level=GRADUATE&destination=CA&field=LAW', {
      ...nothing,
      droppableFilters: [{ name: 'DESTINATION', together: ['LEVEL'], count: 2 }],
    });
    expect(screen.getByText('Remove all of these filters to see results:')).toBeVisible();
    expect(screen.getByRole('link', { name: /Destination.*, Level/ })).toHaveAttribute(
      'href',
      '/en/search-program?field=LAW',
    );
  });

  it('keeps the filters in the links to other pages', () => {
    show('/search-program?destination=CA');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/en/search-program?destination=CA&page=2',
    );
  });

  it('names the filter to remove when nothing is found', () => {
    show('/search-program?level=GRADUATE&destination=CA&q=zzz', nothing);
    expect(screen.getByRole('link', { name: 'Remove “Level” (5 results)' })).toHaveAttribute(
      'href',
      '/en/search-program?q=zzz&destination=CA',
    );
    expect(screen.getByRole('link', { name: /Remove the words “zzz”/ })).toHaveAttribute(
      'href',
      '/en/search-program?destination=CA&level=GRADUATE',
    );
  });

  it.each<[Failure, RegExp]>([
    [{ kind: 'RATE_LIMITED', retryAfter: 12 }, /quá nhiều lượt tìm.*khoảng 12 giây/],
    [{ kind: 'NETWORK' }, /Mất kết nối mạng/],
    [{ kind: 'UNAVAILABLE' }, /Hệ thống đang bận.*khoảng 12 giây/],
    [{ kind: 'FAILED' }, /Chưa tải được/],
  ])('keeps the results and says in place what happened: %j', async (failure, message) => {
    const retryNow = jest.fn();
    renderWithProviders(<Search result={found} failure={failure} retryNow={retryNow} />, {
      path: '/search-program',
      locale: 'vi',
    });
    expect(screen.getByText(message).parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByText('a card')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(retryNow).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: '25 ngành học' })).toHaveFocus();
  });

  it('names the page in the title, and moves the focus to the results when another page is shown', async () => {
    const view = show('/search-program');
    screen.getByRole('link', { name: 'Next' }).focus();
    await act(() => view.router.navigate('/en/search-program?page=2'));
    expect(document.title).toMatch(/^Find a program, page 2/);
    expect(screen.getByText('Page 2 of 2')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: '25 programs' })).toHaveFocus();
  });

  it('writes large counts as the language does', () => {
    show('/search-program?level=GRADUATE', {
      ...nothing,
      droppableFilters: nothing.droppableFilters.map(filter => ({ ...filter, count: 1234 })),
    });
    expect(screen.getByRole('link', { name: 'Remove “Level” (1,234 results)' })).toBeInTheDocument();
  });

  it('shows hostile text of the address as text', () => {
    show('/search-program?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    expect(screen.getByLabelText('Program, institution, city or country')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
