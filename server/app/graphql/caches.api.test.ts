/** Cached responses and pages: never for the wrong reader, never across a change of the catalogue. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import type { RenderRequest } from '../../../schema/site/renderContract.js';
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { type Question, textOf } from '../../testing/runQuery.js';
import { ProgramTitleDocument } from '../../testing/catalogue.gql.js';
import type { PageSource } from '../pages/renderPage.js';
import { CachedEmptyPageDocument, CachedSearchDocument, CachedTitleDocument } from './caches.api.gql.js';

let time = Date.parse('2026-11-21T03:00:00Z');
const rendered: RenderRequest[] = [];

/** Says what it was shown of the request, so that any leak would be read in the page. */
const pages: PageSource = {
  manifest: null,
  load:
    async () =>
    async (request, { execute, now }) => {
      rendered.push(request);
      const { data } = await execute({
        document: ProgramTitleDocument,
        variables: { slug: 'it' },
        operationName: 'ProgramTitle',
      });
      const filling = Array.from({ length: 200 }, (_, index) => `<li>${index}</li>`).join('');
      const body = `${filling}${JSON.stringify({ data, shown: request, now })}`;
      return {
        status: request.url === '/none' ? 404 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html: `<!doctype html>${body}`,
      };
    },
};

let app: TestApp;
beforeAll(async () => {
  const catalogue = {
    institutions: [buildInstitution({ slug: 'monash' })],
    programs: [buildProgram('monash', { slug: 'it', title: 'First title' })],
  };
  app = await createTestApp({ catalogue, pages, clock: () => new Date(time) });
});
afterAll(() => app.close());
beforeEach(() => {
  rendered.length = 0;
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** Without the unpacking that fetch does. */
const rawGet = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    httpGet(app.url + path, { headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

describe('a visitor’s page', () => {
  it('is drawn once, and sent alike each time but for the id of the request', async () => {
    const pagesSent = [await page('/once'), await page('/once'), await page('/once')];
    expect(rendered).toHaveLength(1);
    expect(new Set(pagesSent.map(({ html }) => html)).size).toBe(1);
    expect(new Set(pagesSent.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
    const others = pagesSent.map(({ headers }) =>
      JSON.stringify([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name))),
    );
    expect(new Set(others).size).toBe(1);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the same compressed as %s, just drawn or from the cache', async (encoding, decompress) => {
    const compressed = [
      await rawGet(`/as-${encoding}`, { 'accept-encoding': encoding }),
      await rawGet(`/as-${encoding}`, { 'accept-encoding': encoding }),
    ];
    const plain = await page(`/as-${encoding}`);
    for (const { headers, body } of compressed) {
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(decompress(body).toString()).toBe(plain.html);
    }
    expect(rendered).toHaveLength(1);
  });

  it('is confirmed by 304 while it holds', async () => {
    const { headers } = await page('/held');
    const again = await fetch(`${app.url}/held`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
    expect(again.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
    expect((await fetch(`${app.url}/held`, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  it('is drawn for each language that the reader has chosen or, at the bare address, speaks', async () => {
    await page('/languages', { cookie: 'locale=en' });
    await page('/languages', { cookie: 'locale=vi' });
    expect(rendered.map(({ headers }) => headers.cookie)).toEqual(['locale=en', 'locale=vi']);
    rendered.length = 0;
    for (const language of ['en', 'vi', 'en']) await page('/', { 'accept-language': language });
    expect(rendered.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'vi']);
  });

  it('shows the renderer nothing of what one visitor sends and another does not', async () => {
    const { html } = await page('/private', {
      cookie: 'other=s3cret; locale=en',
      referer: 'https://elsewhere.example/s3cret',
      'accept-language': 's3cret',
      'user-agent': 's3cret',
    });
    expect(html).not.toContain('s3cret');
    expect((await page('/private', { cookie: 'locale=en' })).html).not.toContain('s3cret');
    expect(rendered).toHaveLength(1);
  });

  it.each([
    ['a session', { cookie: 'locale=en; auth-token=abc' }],
    ['a session under the host prefix', { cookie: '__Host-auth-token=abc' }],
    ['an authorization', { authorization: 'Bearer abc' }],
  ] as [string, Record<string, string>][])(
    'is never served to a request with %s, nor made from one',
    async (name, headers) => {
      const path = `/session-${name.length}`;
      await page(path, headers);
      await page(path);
      const signed = await page(path, headers);
      expect(rendered).toHaveLength(3);
      expect(signed.headers.get('etag')).toBeNull();
    },
  );

  it('is not cached when it is an error', async () => {
    await page('/none');
    expect((await page('/none')).status).toBe(404);
    expect(rendered).toHaveLength(2);
  });

  it('is answered to HEAD without a body', async () => {
    await page('/head');
    const response = await fetch(`${app.url}/head`, { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ]);
    expect(rendered).toHaveLength(1);
  });
});

const ask = (question: Question<unknown>, headers: Record<string, string> = {}, variables = {}) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: textOf(question), variables }),
  });
const byGet = (question: Question<unknown>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/graphql?${new URLSearchParams({ query: textOf(question) })}`, {
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a public GraphQL response', () => {
  it('is made once for all visitors, and anew for a session', async () => {
    const commands = await commandsDuring(app, async () => {
      for (const headers of [{}, {}, { cookie: 'auth-token=abc' }, {}])
        await ask(ProgramTitleDocument, headers as Record<string, string>, { slug: 'nobody-knows-it' });
    });
    // Two reads of an address that does not exist: one for the visitors, one for the session.
    expect(commands).toEqual(Array.from({ length: 4 }, () => 'find programs'));
  });

  it('is the same made anew and from the cache, in every encoding', async () => {
    const answers = [];
    for (const encoding of ['identity', 'br', 'gzip', 'identity', 'br'])
      answers.push(
        await (
          await ask(CachedSearchDocument, {
            'accept-encoding': encoding,
          })
        ).text(),
      );
    expect(new Set(answers).size).toBe(1);
  });

  it('is confirmed by 304 when it comes by GET', async () => {
    const first = await byGet(CachedTitleDocument);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const again = await byGet(CachedTitleDocument, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(CachedTitleDocument)).headers.get('cache-control')).toBe('no-store');
  });

  it('has no tag for somebody signed in', async () => {
    await byGet(CachedTitleDocument);
    const signed = await byGet(CachedTitleDocument, { cookie: 'auth-token=abc' });
    expect([signed.headers.get('etag'), signed.headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it('by GET needs a header that no other site can send, cached or not', async () => {
    await byGet(CachedTitleDocument);
    expect(
      (await fetch(`${app.url}/graphql?${new URLSearchParams({ query: textOf(CachedTitleDocument) })}`)).status,
    ).toBe(400);
  });

  it('carries a request id of its own', async () => {
    const ids = [
      (await ask(CachedTitleDocument)).headers.get('x-request-id'),
      (await ask(CachedTitleDocument)).headers.get('x-request-id'),
    ];
    expect(new Set(ids).size).toBe(2);
  });

  it('that failed is made anew', async () => {
    const [first, second] = [await ask(CachedEmptyPageDocument), await ask(CachedEmptyPageDocument)];
    expect([first.status, second.status]).toEqual([400, 400]);
  });
});

describe('a change of the catalogue', () => {
  it('shows at once in responses and pages that were cached', async () => {
    await page('/change');
    await ask(CachedTitleDocument);
    time += 1000;
    await app.addItems({ programs: [buildProgram('monash', { slug: 'it', title: 'Second title' })] });
    expect(await (await ask(CachedTitleDocument)).text()).toContain('Second title');
    expect((await page('/change')).html).toContain('Second title');
  });
});
