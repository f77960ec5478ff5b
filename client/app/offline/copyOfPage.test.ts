import { UNTIL } from './answers';
import { copyOf, filesOf, isKeptPage, ownerOf, superfluous } from './copyOfPage';

const page = (state: object) =>
  `<head><link rel="stylesheet" href="/assets/style.css"><script src="/assets/a.js"></script></head><body><div id="root">$&</div><script type="application/json" id="page-state">${JSON.stringify(state)}</script>`;

it.each(['/wishlist', '/en/wishlist', '/profile/applications', '/en/profile/applications/abc'])('%s is kept', path => {
  expect(isKeptPage(path)).toBe(true);
});

it.each(['/', '/profile', '/profile/applications/new', '/profile/account', '/programs/x', '/login', '/none'])(
  '%s is not kept',
  path => {
    expect(isKeptPage(path)).toBe(false);
  },
);

it('a page belongs to whom its state names, to a visitor, or does not say', () => {
  expect(ownerOf(page({ viewer: { copies: { owner: 'mai' } } }))).toBe('mai');
  expect(ownerOf(page({ viewer: null }))).toBeNull();
  expect(ownerOf(page({ viewer: { fullName: 'Mai' } }))).toBeUndefined();
  expect(ownerOf('<p>429</p>')).toBeUndefined();
});

const copy = (now: number, files: readonly string[] = []) =>
  copyOf({
    html: page({}),
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'private, no-store',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    }),
    mark: { text: '<b> & c', className: 'x' },
    files,
    until: '2026-11-23T00:00:00.000Z',
    now,
  });

it('a copy says as text that it is one, and is the page in everything else', async () => {
  expect(await copy(1).text()).toBe(
    page({}).replace('<div id', () => '<p data-copy role="status" class="x">&lt;b> &amp; c</p><div id'),
  );
});

it('a copy is held by the policies of its page, by no cache on the way back, and until the session ends', () => {
  const { headers } = copy(1);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get(UNTIL)).toBe('2026-11-23T00:00:00.000Z');
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
});

it('names the files of a document', () => {
  expect(filesOf(page({}))).toEqual(['/assets/style.css', '/assets/a.js']);
});

describe('what is superfluous', () => {
  const entry = (path: string, keptAt = 0, files: readonly string[] = []) => ({
    path,
    headers: path.startsWith('/assets/') ? new Headers() : copy(keptAt, files).headers,
  });

  it('are the files that no page needs: those of earlier builds', () => {
    const entries = [
      entry('/wishlist', 1, ['/assets/old.js', '/assets/both.js']),
      entry('/en/wishlist', 2, ['/assets/new.js', '/assets/both.js']),
      ...['old', 'new', 'both', 'gone'].map(name => entry(`/assets/${name}.js`)),
    ];
    expect(superfluous(entries)).toEqual(['/assets/gone.js']);
    expect(superfluous(entries.slice(1))).toEqual(['/assets/old.js', '/assets/gone.js']);
  });

  it('are the pages that were opened longest ago, beyond thirty, with their files', () => {
    const entries = Array.from({ length: 31 }, (_, place) =>
      entry(`/profile/applications/${place}`, place === 7 ? 1 : 100 + place, [`/assets/${place}.js`]),
    );
    expect(superfluous([...entries, entry('/assets/7.js'), entry('/assets/8.js')])).toEqual([
      '/profile/applications/7',
      '/assets/7.js',
    ]);
  });
});
