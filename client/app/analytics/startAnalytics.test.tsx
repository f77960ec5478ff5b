import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHOICE_BUTTON } from '../../kernel/analytics/choiceButton';
import { readAnalyticsChoice, writeAnalyticsChoice } from '../../kernel/storage/analyticsChoice';
import { startAnalytics } from './startAnalytics';
import { isCounted } from './tag';

const user = userEvent.setup();
const analytics = { tagId: 'G-TEST', scriptUrl: 'https://tag.example/tag.js' };
const YEAR_MS = 365 * 86_400_000;

let stop: () => void = () => undefined;
afterEach(() => stop());
let navigate: (path: string, lang?: string) => Promise<void>;

/** A page at the path, with the button of its footer. */
function start(path: string, lang = 'vi') {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = lang;
  document.body.innerHTML = `<main><button ${CHOICE_BUTTON}>Footer</button></main>`;
  const listeners = new Set<() => void>();
  stop = startAnalytics(analytics, {
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  navigate = async (to, next = lang) => {
    window.history.pushState(null, '', to);
    document.documentElement.lang = next;
    await act(async () => listeners.forEach(listener => listener()));
  };
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const pages = () =>
  (window.dataLayer ?? []).flatMap(entry => {
    const [command, name, details] = Array.from(Object(entry) as ArrayLike<unknown>);
    return command === 'event' && name === 'page_view' ? [new URL(Object(details).page_location).pathname] : [];
  });

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
  document.head.innerHTML = '';
});

describe('counting of visits', () => {
  it('asks first and requests nothing before the answer', async () => {
    start('/en/about', 'en');
    const region = await screen.findByRole('region', { name: 'May we count your page views?' });

    expect(region).toHaveTextContent('tag.example');
    expect(region.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('button').map(button => button.className)[0]).toBe(
      screen.getByRole('button', { name: 'Agree' }).className,
    );
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('is refused with one press, for a year, and requests nothing', async () => {
    start('/about');
    await user.click(await screen.findByRole('button', { name: 'Không đồng ý' }));
    await navigate('/partners');

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
    expect(readAnalyticsChoice(Date.now())).toBe('REFUSED');
    expect(readAnalyticsChoice(Date.now() + YEAR_MS)).toBeNull();
  });

  it('is agreed to with one press: the script comes, and gets the addresses of public pages without their query', async () => {
    start('/about?q=secret');
    await user.click(await screen.findByRole('button', { name: 'Đồng ý' }));
    expect(scripts()).toEqual(['https://tag.example/tag.js?id=G-TEST']);
    await navigate('/login');
    await navigate('/programs/x?from=mail');

    await waitFor(() => expect(pages()).toEqual(['/about', '/programs/x']));
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/secret|mail/);
    expect(scripts()).toHaveLength(1);
  });

  it('is not asked again on the next page, in either case', async () => {
    writeAnalyticsChoice('REFUSED', Date.now());
    start('/about');
    await navigate('/partners');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('can be withdrawn at the bottom of the page: it stops at once, and the focus goes back', async () => {
    writeAnalyticsChoice('AGREED', Date.now());
    start('/about');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    document.cookie = '_ga_TEST=1; Path=/';
    await user.click(screen.getByRole('button', { name: 'Footer' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cho phép đếm lượt xem trang?' })).toHaveFocus());
    expect(screen.getByText('Hiện tại: bạn đang đồng ý.')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Không đồng ý' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: 'Footer' })).toHaveFocus();
    expect(window).toHaveProperty('ga-disable-G-TEST', true);
    expect(document.cookie).not.toContain('_ga');
    await navigate('/partners');
    expect(pages()).toEqual(['/about']);
  });

  it('asks in the language of the page, also after a switch', async () => {
    start('/about');
    await screen.findByRole('region', { name: 'Cho phép đếm lượt xem trang?' });
    await navigate('/en/about', 'en');

    expect(await screen.findByRole('region', { name: 'May we count your page views?' })).toBeInTheDocument();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('neither asks nor counts where somebody signs in or has the pages of an account', async () => {
    expect(
      ['/login', '/en/register', '/profile', '/profile/details', '/reset-password', '/none'].filter(isCounted),
    ).toEqual([]);
    expect(['/', '/en', '/programs/x', '/en/search-program', '/privacy'].every(isCounted)).toBe(true);
  });
});
