/** What operators see: the log and `/metrics`. */
import { LANES } from '../../kernel/jobs/job.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { signIn } from '../../testing/signIn.js';
import { startMongo } from '../../testing/startMongo.js';
import { startRedisServer } from '../../testing/startRedisServer.js';
import { until } from '../../testing/until.js';
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

const TOKEN = 'c2NyYXBlcnMgcmVhZCB0aGlzIGFuZCBub2JvZHkgZWxzZQ';
let app: TestApp;
let withoutToken: TestApp;
let open: TestApp;
beforeAll(async () => {
  const onPublicAddress = { PUBLIC_URL: 'https://study.example.org', TRUST_PROXY: '0' };
  app = await createTestApp({ environment: { ...onPublicAddress, METRICS_TOKEN: TOKEN }, pages });
  withoutToken = await createTestApp({ environment: onPublicAddress, pages });
  open = await createTestApp({ pages });
});
afterAll(async () => {
  await app.close();
  await withoutToken.close();
  await open.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

describe('the figures', () => {
  const figures = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/metrics`, { headers });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  /** The value of a series; undefined when it is absent. */
  const valueOf = (text: string, series: string): number | undefined => {
    const line = text.split('\n').find(each => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  it('have a series of every error, job, cache and kind of answer from the start', async () => {
    const fresh = await createTestApp({ pages });
    try {
      const { text } = await figures(fresh.url);
      for (const series of [
        'errors_total{code="INTERNAL_SERVER_ERROR"}',
        'errors_total{code="SERVICE_UNAVAILABLE"}',
        'errors_total{code="BAD_REQUEST"}',
        'jobs_total{name="audit.record",outcome="DEAD"}',
        'jobs_total{name="account.deleted",outcome="RETRIED"}',
        'cache_lookups_total{cache="pages",result="hit"}',
        'cache_lookups_total{cache="responses",result="miss"}',
        'http_request_duration_seconds_count{kind="graphql",status="5xx"}',
      ])
        expect([series, valueOf(text, series)]).toEqual([series, 0]);
    } finally {
      await fresh.close();
    }
  });

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

  it('say how many jobs are due and for how long, and how many failed for good', async () => {
    const before = await figures(open.url);
    for (const lane of LANES)
      expect([
        valueOf(before.text, `jobs_due{lane="${lane}"}`),
        valueOf(before.text, `jobs_oldest_due_seconds{lane="${lane}"}`),
      ]).toEqual([0, 0]);
    const job = { key: null, attempts: 0, enqueuedAt: new Date() };
    const anHourAgo = new Date(Date.now() - 3_600_000);
    // Of a kind that this build does not know: nobody takes them.
    const kind = { name: 'tests.unknown', lane: 'BULK' };
    await open.mongo.connection.collection<{ _id: string; [field: string]: unknown }>('jobs').insertMany([
      { _id: 'a', ...job, ...kind, status: 'WAITING', dueAt: anHourAgo },
      { _id: 'b', ...job, ...kind, status: 'WAITING', dueAt: new Date() },
      { _id: 'c', ...job, ...kind, status: 'WAITING', dueAt: new Date(Date.now() + 3_600_000) },
      { _id: 'd', ...job, name: kind.name, status: 'DEAD', failedAt: anHourAgo },
    ]);
    const { text } = await figures(open.url);
    expect([valueOf(text, 'jobs_due{lane="BULK"}'), valueOf(text, 'jobs_dead')]).toEqual([2, 1]);
    expect(valueOf(text, 'jobs_due{lane="INTERACTIVE"}')).toBe(0);
    expect(valueOf(text, 'jobs_oldest_due_seconds{lane="BULK"}')).toBeGreaterThanOrEqual(3600);
  });

  it('say which build answers, that both stores do, and how old the search index is', async () => {
    await open.refreshIndex();
    const { text } = await figures(open.url);
    expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+",build="development",node="\d+\.\d+\.\d+"\} 1$/m);
    for (const store of ['mongo', 'redis']) expect(valueOf(text, `store_up{store="${store}"}`)).toBe(1);
    const [age, behind] = [valueOf(text, 'search_index_age_seconds'), valueOf(text, 'search_index_behind_seconds')];
    expect(age).toBeGreaterThanOrEqual(behind ?? Number.NaN);
    expect(behind).toBeGreaterThanOrEqual(0);
  });

  it('are answered while both stores are away: these count as down, and what only they know is left out', async () => {
    const mongo = await startMongo();
    const redis = await startRedisServer();
    const alone = await createTestApp({ pages, environment: { MONGODB_URI: mongo.uri, REDIS_URL: redis.url } });
    try {
      mongo.freeze();
      redis.process.kill('SIGSTOP');
      await until('both stores to be down', async () => {
        const { status, text } = await figures(alone.url);
        expect(status).toBe(200);
        return ['mongo', 'redis'].every(store => valueOf(text, `store_up{store="${store}"}`) === 0);
      });
      const { text } = await figures(alone.url);
      for (const series of ['jobs_due{lane="BULK"}', 'jobs_dead', 'jobs_oldest_due_seconds{lane="BULK"}'])
        expect([series, valueOf(text, series)]).toEqual([series, undefined]);
      expect(valueOf(text, 'errors_total{code="NOT_FOUND"}')).toBe(0);
    } finally {
      mongo.resume();
      redis.process.kill('SIGCONT');
      await alone.close();
      await mongo.stop();
      await redis.stop();
    }
  });

  it('are read on a public address with the token alone: no session opens them, and without a token of the operator they do not exist', async () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const read = await fetch(`${app.url}/metrics`, { headers: bearer(TOKEN) });
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await read.text()).toContain('errors_total{code="NOT_FOUND"}');
    const admin = await signIn(app, { role: 'ADMIN' });
    const wrong = [{}, bearer(`${TOKEN}x`), bearer(TOKEN.slice(0, -1)), { authorization: `Basic ${TOKEN}` }];
    for (const headers of wrong) expect(await figures(app.url, headers)).toMatchObject({ status: 401, text: '' });
    expect((await admin.browser.fetch('/metrics')).status).toBe(401);
    expect((await figures(withoutToken.url, bearer(TOKEN))).status).toBe(404);
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

  it('holds nothing of a path that cannot be decoded, or whose question mark was encoded', async () => {
    await get('/%E0%A4%A-lan@example.org');
    await get('/programs/it%3Ftoken=s3cret');
    await until('both are logged', () => app.log().includes('(cannot be decoded)') && /programs\/it"/.test(app.log()));
    for (const personal of ['lan@example', '%E0%A4', 's3cret']) expect(app.log()).not.toContain(personal);
  });
});
