/** What the site answers beside the graph: health, headers, files, pages, sitemap. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { routes } from '../../../schema/site/routes.js';
import { HEAD_SCRIPT } from '../../../schema/site/headScript.js';
import { buildInstitution, buildProgram, buildScholarship } from '../../testing/buildItems.js';
import { createTestApp, plainPages, type TestApp } from '../../testing/createTestApp.js';
import { failingPages, lastActsOf, writeBuild } from './test/builtSite.js';

const institution = buildInstitution({ slug: 'monash' });
const catalogue = {
  institutions: [institution],
  programs: [buildProgram('monash', { slug: 'it' })],
  scholarships: [buildScholarship({ slug: 'merit' })],
};

let dist: string;
let app: TestApp;
let open: TestApp;
let counting: TestApp;

beforeAll(async () => {
  dist = writeBuild();
  app = await createTestApp({
    environment: { PUBLIC_URL: 'https://study.example.org', TRUST_PROXY: '0' },
    catalogue,
    pages: failingPages,
    dist,
  });
  open = await createTestApp({ pages: plainPages, dist });
  counting = await createTestApp({
    pages: failingPages,
    dist,
    environment: { ANALYTICS_TAG_ID: 'G-TEST', OFFLINE_COPIES: 'off' },
  });
});
afterAll(async () => {
  await app.close();
  await open.close();
  await counting.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' });

describe('health', () => {
  it('lives and is ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ isReady: true, isStopping: false, mongo: 'ok', redis: 'ok', search: 'ok' });
  });
});

describe('headers', () => {
  it.each(['/programs/it', '/xyz', '/graphql', '/healthz', '/sitemap.xml', '/assets/app-1a2b3c4d.js'])(
    'are strict on %s',
    async path => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(directive);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    },
  );

  it('of public pages have no nonce: one inline script is allowed by its hash, and the rules in the document by theirs', async () => {
    const policyOf = async (path: string, headers = {}) =>
      (await fetch(`${app.url}${path}`, { headers })).headers.get('content-security-policy') ?? '';
    const made = await policyOf('/programs/it');
    const etag = (await get('/programs/it')).headers.get('etag') ?? '';
    const others = [await policyOf('/en/xyz'), await policyOf('/login')];
    const hash = createHash('sha256').update(HEAD_SCRIPT).digest('base64');

    expect(made).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(made).toContain("style-src 'self' 'sha256-cHJvZ3JhbQ=='");
    expect(made).not.toContain('nonce');
    // From the cache, and for who has the page already.
    expect(await policyOf('/programs/it')).toBe(made);
    expect(await policyOf('/programs/it', { 'if-none-match': etag })).toBe(made);
    for (const policy of others) expect(policy).toBe(made.replace(" 'sha256-cHJvZ3JhbQ=='", ''));
  });

  it('of a page of the workspace name a fresh nonce for its style elements, and no cache stores it', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/profile');
        const policy = response.headers.get('content-security-policy') ?? '';
        const nonce = /style-src 'self' 'sha256-d29ya3NwYWNl' 'nonce-([^']+)'/.exec(policy)?.[1];
        expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(await response.text()).toContain(`<style nonce="${nonce}">`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('allow the host of an analytics tag where one is set, by a constant header, and not in the workspace', async () => {
    const policyOf = async (site: TestApp, path: string) =>
      (await fetch(`${site.url}${path}`)).headers.get('content-security-policy') ?? '';
    const policies = await Promise.all(['/xyz', '/en/xyz', '/login'].map(path => policyOf(counting, path)));
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/www\.googletagmanager\.com;/);
    expect(policies[0]).toMatch(
      /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com/,
    );
    for (const policy of [await policyOf(counting, '/profile'), await policyOf(open, '/xyz')])
      expect(policy).not.toContain('google');
  });

  it('ask for TLS, subdomains included, only where the site is reached over TLS', async () => {
    expect((await get('/healthz')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await fetch(`${open.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('pages', () => {
  it('hold the data of the graph', async () => {
    const response = await get('/programs/it');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(institution.name);
    expect(html).toContain('https://study.example.org/programs/it');
  });

  it('are compressed for clients that accept it', async () => {
    const response = await fetch(`${open.url}/${'long-path/'.repeat(200)}`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('keep status, location and vary of the renderer', async () => {
    const response = await get('/moved');
    expect([response.status, response.headers.get('location'), response.headers.get('vary')]).toEqual([
      302,
      '/en',
      expect.stringContaining('cookie'),
    ]);
  });

  it('that crash are a 500 without the reason', async () => {
    const response = await get('/crash');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(app.log()).toContain('a secret of the renderer');
  });

  it('are read, not written to', async () => {
    const response = await fetch(`${app.url}/programs/it`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('that have a broken address do not exist', async () => {
    expect((await get('/assets/%E0%A4%A')).status).toBe(404);
    expect((await get('/programs/%E0%A4%A')).status).toBe(404);
  });
});

describe('what does not exist', () => {
  it.each(['/xyz', '/en/xyz', '/programs/none', '/programs/a.b', '/en/schools/a.b'])(
    'is a rendered 404: %s',
    async path => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  it.each([
    '/.git/config',
    '/.env',
    '/assets/none.js',
    '/assets',
    '/assets/',
    '/index.php',
    '/programs/.env',
    '/en/programs/..%2f..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.vite/manifest.json',
    '/builds/none',
    '/builds/meta/none.json',
    '/sitemap-1.xml',
    '/sitemap-0.xml',
  ])('is a plain 404: %s', async path => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('files', () => {
  it('with a hash in their name are cached for a year', async () => {
    const response = await get('/assets/app-1a2b3c4d.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('are sent compressed, as the build wrote them, to clients that accept it', async () => {
    const compressed = await get('/assets/big-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
    expect([
      await compressed.text(),
      compressed.headers.get('content-encoding'),
      compressed.headers.get('content-type'),
      compressed.headers.get('cache-control'),
    ]).toEqual(['compressed', 'br', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']);
    const plain = await get('/assets/big-1a2b3c4d.js', { 'accept-encoding': 'identity' });
    expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['plain', null]);
    for (const { headers } of [compressed, plain]) expect(headers.get('vary')).toContain('Accept-Encoding');
  });

  it.each([
    ['/builds/latest.json', 'public, max-age=60'],
    ['/builds/meta/1a2b.json', 'public, max-age=31536000, immutable'],
  ])('say which build is served: %s', async (path, cacheControl) => {
    const response = await get(path);
    expect(await response.json()).toEqual({ id: '1a2b' });
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'application/json; charset=utf-8',
      cacheControl,
    ]);
  });

  it('hold the worker of the build, or one that removes copies and itself once copies are switched off', async () => {
    const worker = await get('/offline-worker.js');
    expect([await worker.text(), worker.headers.get('cache-control')]).toEqual(['worker of the build', 'no-cache']);
    const removal = await fetch(`${counting.url}/offline-worker.js`);
    expect(await lastActsOf(await removal.text())).toEqual(['skipWaiting', 'delete mai', 'delete lan', 'unregister']);
    expect([removal.headers.get('content-type'), removal.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
  });

  it('without one are revalidated', async () => {
    const response = await get('/favicon.svg');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('of the playground are open at this machine, under a policy of their own', async () => {
    const response = await fetch(`${open.url}/playground/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/worker-src 'self' blob:/);
    expect((await fetch(`${open.url}/playground`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/playground/',
    );
    expect((await fetch(`${open.url}/playground/none.js`)).status).toBe(404);
  });
});

describe('sitemap', () => {
  it('is the route table and the catalogue, each page in both languages with its alternates', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1]);
    const slugs: Record<string, string> = { institution: 'monash', program: 'it', scholarship: 'merit' };
    const paths = routes
      .filter(route => route.isIndexable)
      .flatMap(({ id, path, ...route }) =>
        'entries' in route
          ? route.entries.map(entry => path.replace(':testId', entry))
          : [path.replace(':slug', slugs[id] ?? '')],
      );
    const expected = paths.flatMap(path => [
      `https://study.example.org${path}`,
      `https://study.example.org/en${path === '/' ? '' : path}`,
    ]);
    expect(found.toSorted()).toEqual(expected.toSorted());
    for (const path of paths) {
      expect(xml).toContain(
        `<xhtml:link rel="alternate" hreflang="x-default" href="https://study.example.org${path}"/>`,
      );
      expect(xml).toContain(`hreflang="en" href="https://study.example.org/en${path === '/' ? '' : path}"`);
    }
    expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}T/g)).toHaveLength(6);
  });

  it('is named by robots.txt', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://study.example.org/sitemap.xml');
  });
});
