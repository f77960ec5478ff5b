import { type Copies, createAnswers, isAnswered, keptFor, UNTIL } from './answers';

const SITE = 'https://study.example.org';
const NOW = Date.parse('2026-11-22T10:00:00Z');
const LATER = '2026-11-22T10:00:01Z';

/** What a cache of the browser does, as far as the worker asks. */
const cacheWith = (entries: Readonly<Record<string, Response>>): Copies => ({
  keys: async () => Object.keys(entries).map(path => ({ url: SITE + path })),
  match: async url => entries[url.slice(SITE.length)]?.clone(),
});

function worker(names: Record<string, Copies>, fetch: () => Promise<Response>) {
  const caches = new Map(Object.entries(names));
  const answer = createAnswers({
    caches: {
      keys: async () => [...caches.keys()],
      open: async name => caches.get(name) ?? cacheWith({}),
      delete: async name => caches.delete(name),
    },
    fetch,
    now: () => NOW,
  });
  return {
    left: () => [...caches.keys()],
    ask: async (path: string) => answer(new Request(SITE + path)),
    /** As the browser asks for a page. */
    open: async (path: string) => answer({ ...new Request(SITE + path), url: SITE + path, mode: 'navigate' }),
  };
}

const copy = (text: string, until = LATER) => new Response(text, { headers: { [UNTIL]: until } });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

describe('what the worker answers', () => {
  const asked = (over: object) =>
    isAnswered({ method: 'GET', mode: 'navigate', url: `${SITE}/wishlist`, ...over }, SITE);

  it('are pages and files of the build', () => {
    expect(asked({})).toBe(true);
    expect(asked({ mode: 'cors', url: `${SITE}/assets/a.js` })).toBe(true);
  });

  it.each([
    ['the graph', { mode: 'cors', url: `${SITE}/graphql` }],
    ['a page that a script fetches', { mode: 'cors' }],
    ['what is sent', { method: 'POST' }],
    ['another site', { url: 'https://other.example.org/wishlist' }],
  ])('is not %s', (_name, over) => {
    expect(asked(over)).toBe(false);
  });
});

describe('the answer', () => {
  const kept = () => ({ mai: cacheWith({ '/wishlist': copy('kept'), '/assets/a.js': new Response('script') }) });

  it.each([200, 404, 500, 503])('is that of the network wherever it answers, also with %i', async status => {
    const { ask } = worker(kept(), async () => new Response('fresh', { status }));
    expect(await (await ask('/wishlist')).text()).toBe('fresh');
  });

  it('is the copy without a network, with its files', async () => {
    const { ask } = worker(kept(), noNetwork);
    expect(await (await ask('/wishlist')).text()).toBe('kept');
    expect(await (await ask('/wishlist#top')).text()).toBe('kept');
    expect(await (await ask('/assets/a.js')).text()).toBe('script');
  });

  it('is the failure of the network where nothing is kept', async () => {
    const { ask } = worker(kept(), noNetwork);
    await expect(ask('/wishlist?tab=programs')).rejects.toThrow('Failed to fetch');
    await expect(worker({}, noNetwork).ask('/wishlist')).rejects.toThrow('Failed to fetch');
  });

  it('is a page that says so where a page is wanted that is not kept, with the way to what is', async () => {
    const { open } = worker(kept(), noNetwork);
    const answer = await open('/en/programs/law?tab=similar"><b>');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toContain('<h1>You are offline</h1>');
    expect(html).toContain('<a href="/en/wishlist">Wishlist</a>');
    expect(html).not.toContain('Applications');
    expect(html).not.toContain('<b>');
    expect(await (await open('/programs/law')).text()).toContain('<h1>Bạn đang mất mạng</h1>');
    await expect(worker({}, noNetwork).open('/programs/law')).rejects.toThrow('Failed to fetch');
  });

  it('leads from the bare address to the tab that is kept', async () => {
    const { ask } = worker({ mai: cacheWith({ '/wishlist?tab=programs': copy('shortlist') }) }, noNetwork);
    const { status, headers } = await ask('/wishlist');
    expect([status, headers.get('location')]).toEqual([302, `${SITE}/wishlist?tab=programs`]);
  });

  it('shows nothing of a session that is over, and removes it', async () => {
    const { ask, left } = worker({ mai: cacheWith({ '/wishlist': copy('kept', '2026-11-22T10:00:00Z') }) }, noNetwork);
    await expect(ask('/wishlist')).rejects.toThrow('Failed to fetch');
    expect(left()).toEqual([]);
  });

  it('shows nothing whose end cannot be read', async () => {
    const { ask } = worker({ mai: cacheWith({ '/wishlist': copy('kept', 'never') }) }, noNetwork);
    await expect(ask('/wishlist')).rejects.toThrow('Failed to fetch');
  });
});

it('the address that is kept is the one that is wanted, or its last tab for a bare one', () => {
  const addresses = ['/wishlist?tab=schools', '/wishlist?tab=programs', '/wishlists'].map(path => SITE + path);
  expect(keptFor(`${SITE}/wishlist?tab=schools`, addresses)).toBe(addresses[0]);
  expect(keptFor(`${SITE}/wishlist`, addresses)).toBe(addresses[1]);
  expect(keptFor(`${SITE}/wishlist?tab=scholarships`, addresses)).toBeUndefined();
});
