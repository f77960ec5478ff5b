/** @jest-environment node */
import { homeContent, renderAt, reviews } from './test/renderAt';

describe('render', () => {
  it('answers an unknown path with 404 and the path as text', async () => {
    const { status, html, errors } = await renderAt('/en/%3Cb%3Ex');

    expect(status).toBe(404);
    expect(html).toContain('Page not found: /en/&lt;b&gt;x');
    expect(errors).toEqual([]);
  });

  it('answers a failed operation with 500, tells the server and keeps the cause from the page', async () => {
    const { status, html, errors } = await renderAt('/en', {
      answer: () => {
        throw new Error('secret host db-1');
      },
    });

    expect(status).toBe(500);
    expect(html).toContain('<h1>Internal Server Error</h1>');
    expect(html).not.toContain('db-1');
    expect(errors).toEqual([expect.objectContaining({ message: 'secret host db-1' })]);
  });

  it('answers a drawing that fails with 500 and the error view', async () => {
    const withoutWords = [{ ...homeContent.operatorFigures[0], id: 'A_FIGURE_WITHOUT_WORDS' }];
    const { status, html, errors } = await renderAt('/en', {
      answer: () => ({ data: { homeContent: { ...homeContent, operatorFigures: withoutWords }, reviews } }),
    });

    expect(status).toBe(500);
    expect(html).toContain('<h1>Internal Server Error</h1>');
    expect(errors).not.toEqual([]);
  });

  it.each([
    ['/search-program?q=it', {}, 'vi', 'Bạn thao tác hơi nhanh'],
    ['/en/search-program?q=it', {}, 'en', 'Too many requests'],
    ['/', { 'accept-language': 'en' }, 'en', 'Too many requests'],
  ])('tells a reader who is over their limit so, and executes nothing: %s', async (url, headers, locale, title) => {
    const { status, html, operations, errors } = await renderAt(url, { headers, isOverLimit: true });

    expect([status, operations, errors]).toEqual([429, [], []]);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain('type="module"');
  });

  it('redirects the bare address to the reader’s language, but not one who comes from our own pages', async () => {
    const english = { 'accept-language': 'en' };

    expect(await renderAt('/', { headers: english })).toMatchObject({
      status: 302,
      headers: { location: '/en', vary: 'Accept-Language, Cookie' },
    });
    expect((await renderAt('/', { headers: { ...english, referer: 'https://site.example/en' } })).status).toBe(200);
    expect((await renderAt('/', { headers: { ...english, referer: 'https://site.example.evil/' } })).status).toBe(302);
  });

  it('answers the former address of an entry with its present one, for good', async () => {
    const answer = () => ({ data: { program: { __typename: 'Program', id: 'p1', slug: 'present' } } });

    expect(await renderAt('/en/programs/former?from=mail', { answer })).toMatchObject({
      status: 301,
      headers: { location: '/en/programs/present?from=mail' },
      html: '',
      errors: [],
    });
  });

  it('asks the guard of each request, not of the first', async () => {
    const signedIn = { fullName: 'Mai Trần', role: 'STUDENT' } as const;
    const [visitor, person] = await Promise.all([
      renderAt('/en/login', { viewer: null }),
      renderAt('/en/login', { viewer: signedIn }),
    ]);
    const again = await renderAt('/en/login', { viewer: null });

    expect([visitor.status, person.status, again.status]).toEqual([200, 302, 200]);
    expect(again.html).not.toContain('Mai');
  });
});
