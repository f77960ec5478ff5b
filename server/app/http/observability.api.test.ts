/** What operators see: the log and `/metrics`. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { signIn } from '../../testing/signIn.js';
import type { PageSource } from '../pages/renderPage.js';

const pages: PageSource = {
  manifest: null,
  load: async () => async () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: '<!doctype html>',
    routeId: 'program',
  }),
};

let app: TestApp;
let open: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://study.example.org', TRUST_PROXY: '0' }, pages });
  open = await createTestApp({ pages });
});
afterAll(async () => {
  await app.close();
  await open.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

describe('the figures', () => {
  const figures = async (url: string) => {
    const response = await fetch(`${url}/metrics`);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  it('are open at this machine, in the text format of Prometheus', async () => {
    await fetch(`${open.url}/some-page`);
    await fetch(`${open.url}/some-page`);
    const { status, type, text } = await figures(open.url);
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
    expect(text).toContain('cache_lookups_total{cache="pages",result="hit"} 1');
    expect(text).toMatch(/http_request_duration_seconds_count\{kind="page",status="2xx"\} \d/);
  });

  it('count the runs of jobs by kind and outcome', async () => {
    await signIn(open);
    await open.services.idle();
    const { text } = await figures(open.url);
    expect(text).toMatch(/^jobs_total\{name="audit\.record",outcome="DONE"\} \d+$/m);
  });

  it('do not exist for a visitor on a public address, nor for a student; staff read them', async () => {
    expect((await figures(app.url)).status).toBe(404);
    const student = await signIn(app);
    const advisor = await signIn(app, { role: 'ADVISOR' });
    expect((await student.browser.fetch('/metrics')).status).toBe(404);
    const read = await advisor.browser.fetch('/metrics');
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('the log', () => {
  it('names the route of a page, drawn or from the cache', async () => {
    await get('/programs/it');
    await get('/programs/it');
    const lines = app
      .log()
      .split('\n')
      .filter(line => line.includes('"path":"/programs/it"'));
    expect(lines.slice(-2).map(line => JSON.parse(line).route)).toEqual(['program', 'program']);
    expect(JSON.parse(lines.at(-1) ?? '').isFromCache).toBe(true);
  });

  it('holds no query, address or cookie of a visitor', async () => {
    await get('/search-program?q=lan%40example.org', {
      cookie: 'auth-token=s3cret',
      'user-agent': 'UA-of-lan',
      'x-forwarded-for': '203.0.113.9',
    });
    const text = app.log();
    expect(text).toContain('/search-program');
    for (const personal of ['lan%40', 's3cret', 'UA-of-lan', '203.0.113.9', '127.0.0.1'])
      expect(text).not.toContain(personal);
  });
});
