/** The site on a public address, with limits as they are: throttles, flags of cookies, what staff may see, and Redis away. A Redis of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../testing/browser.js';
import { buildInstitution, buildProgram } from '../testing/buildItems.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { codesOf, type Question } from '../testing/runQuery.js';
import { RegisterDocument, RequestPasswordResetDocument } from '../testing/account.gql.js';
import { LogOutDocument, RevokeSessionDocument, SessionIdsDocument } from '../testing/sessions.gql.js';
import { SignedInViewerDocument, SignInDocument } from '../testing/signIn.gql.js';
import { createAccount, PASSWORD, signIn } from '../testing/signIn.js';
import { type RedisServer, startRedisServer } from '../testing/startRedisServer.js';
import { until } from '../testing/until.js';
import { PeopleAuditDocument, PeopleSearchDocument } from './people.api.gql.js';
import { askWithin } from './test/askWithin.js';

/** Promise of the product. */
const REDIS_PATIENCE_MS = 2000;
const RECOVERY_MS = 20_000;

let redis: RedisServer;
let app: TestApp;
const dist = mkdtempSync(join(tmpdir(), 'test-dist-'));

beforeAll(async () => {
  mkdirSync(join(dist, 'playground'));
  writeFileSync(join(dist, 'playground', 'index.html'), '<!doctype html><title>playground</title>');
  redis = await startRedisServer();
  app = await createTestApp({
    dist,
    environment: {
      REDIS_URL: redis.url,
      PUBLIC_URL: 'https://site.example',
      COOKIE_PREFIX: '__Host-',
      TRUST_PROXY: 'loopback',
      LIMIT_LOGIN_FAILURES: '3',
      LIMIT_LOGIN_FAILURES_PER_DAY: '8',
      LIMIT_REGISTER_PER_HOUR: '2',
      LIMIT_RESET_PER_HOUR: '2',
      LIMIT_MUTATIONS_PER_MINUTE: '5',
    },
    catalogue: {
      institutions: [buildInstitution({ slug: 'known' })],
      programs: [buildProgram('known', { slug: 'known-program' })],
    },
  });
});
afterAll(async () => {
  await app?.close();
  await redis?.stop();
  rmSync(dist, { recursive: true, force: true });
});

/** What the proxy says of where a request came from; whatever the sender said stands before it. */
const from = (address: string, pretended = '') => ({
  'x-forwarded-for': pretended === '' ? address : `${pretended}, ${address}`,
});
const tryLogin = (email: string, password: string, headers: Record<string, string>) =>
  openBrowser(app).query(SignInDocument, { input: { email, password } }, headers);

describe('cookies of a public address', () => {
  it('are for TLS and this host alone', async () => {
    const account = await createAccount(app);
    const browser = openBrowser(app);
    await browser.query(
      SignInDocument,
      { input: { email: account.email, password: PASSWORD, rememberMe: true } },
      from('203.0.113.1'),
    );
    const flags = Object.fromEntries(
      browser
        .received()
        .map(cookie => [cookie.name, cookie.flags.filter(flag => !flag.startsWith('Max-Age')).toSorted()]),
    );
    expect(flags).toMatchObject({
      '__Host-auth-token': ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
      '__Host-refresh-token': ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
      'user-data': ['Path=/', 'SameSite=Lax', 'Secure'],
    });
    expect((await browser.query(SignedInViewerDocument)).data?.viewer).toMatchObject({ id: account.id });
  });
});

describe('the throttle of logins', () => {
  it('refuses the try after the last failure, not the right password from elsewhere, nor pretended addresses', async () => {
    const { email } = await createAccount(app);
    for (let failure = 0; failure < 3; failure += 1)
      expect((await tryLogin(email, 'not-this-one', from('203.0.113.2'))).data?.login).toMatchObject({
        errors: [{ code: 'INVALID_CREDENTIALS' }],
      });
    for (const headers of [from('203.0.113.2'), from('203.0.113.2', '198.51.100.7')]) {
      const refused = await tryLogin(email, PASSWORD, headers);
      expect([refused.status, codesOf(refused), refused.data]).toEqual([429, ['RATE_LIMITED'], null]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect((await tryLogin(email, PASSWORD, from('203.0.113.3'))).data?.login).toMatchObject({ errors: [] });
  });

  it('counts tries that are made at the same time', async () => {
    const { email } = await createAccount(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tryLogin(email, 'not-this-one', from('203.0.113.4'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('counts failures only', async () => {
    const { email } = await createAccount(app);
    for (const password of [
      'not-this-one',
      'not-this-one',
      PASSWORD,
      'not-this-one',
      'not-this-one',
      PASSWORD,
      PASSWORD,
    ]) {
      expect((await tryLogin(email, password, from('203.0.113.5'))).status).toBe(200);
    }
  });

  it('refuses an address that tries many accounts', async () => {
    for (let failure = 0; failure < 8; failure += 1)
      expect((await tryLogin(`nobody${failure}@people.example`, 'not-this-one', from('203.0.113.6'))).status).toBe(200);
    expect((await tryLogin('nobody@people.example', 'not-this-one', from('203.0.113.6'))).status).toBe(429);
    expect((await tryLogin('nobody@people.example', 'not-this-one', from('203.0.113.7'))).status).toBe(200);
  });
});

describe('other limits', () => {
  const register = (name: string, address: string) => {
    const input = {
      fullName: 'Lê Minh',
      email: `${name}@people.example`,
      password: 'hoa-nở-bên-sông',
      confirmPassword: 'hoa-nở-bên-sông',
      phone: '0987654321',
      dateOfBirth: '2001-01-01',
    };
    return openBrowser(app).query(RegisterDocument, { input }, from(address));
  };

  it('hold registrations of an address', async () => {
    const answers = [
      await register('r1', '203.0.113.8'),
      await register('r2', '203.0.113.8'),
      await register('r3', '203.0.113.8'),
      await register('r4', '203.0.113.9'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  });

  it('hold resets of a mail address, known or not', async () => {
    const ask = (email: string) => openBrowser(app).query(RequestPasswordResetDocument, { input: { email } });
    const { email } = await createAccount(app);
    for (const address of [email, 'nobody@people.example'])
      expect([(await ask(address)).status, (await ask(address)).status, (await ask(address)).status]).toEqual([
        200, 200, 429,
      ]);
  });

  it('hold the changes of a person, however they are bundled, but never logging out', async () => {
    const { browser } = await signIn(app);
    const six = `mutation { ${Array.from({ length: 6 }, (_, place) => `a${place}: revokeSession(input: { sessionId: "x" }) { ok }`).join(' ')} }`;
    expect(codesOf(await browser.query(six))).toContain('RATE_LIMITED');
    expect((await browser.query(RevokeSessionDocument, { id: 'x' })).status).toBe(429);
    expect((await browser.query(LogOutDocument)).data).toEqual({ logout: { ok: true, errors: [] } });
  });
});

describe('the schema and its playground', () => {
  // What asks for the schema is no operation of the generator.
  const SCHEMA = '{ __schema { queryType { name } } }';

  it.each([
    [null, 404, 'no-store', ['GRAPHQL_VALIDATION_FAILED']],
    ['STUDENT', 404, 'no-store', ['GRAPHQL_VALIDATION_FAILED']],
    ['ADVISOR', 200, 'private, no-store', []],
    ['ADMIN', 200, 'private, no-store', []],
  ] as const)('for %s: page %s, %s, errors %j', async (role, status, caching, codes) => {
    const browser = role === null ? openBrowser(app) : (await signIn(app, { role })).browser;
    const page = await browser.fetch('/playground/');
    expect([page.status, page.headers.get('cache-control'), codesOf(await browser.query(SCHEMA))]).toEqual([
      status,
      caching,
      codes,
    ]);
  });

  it('are not opened to others by what staff asked before', async () => {
    const { browser } = await signIn(app, { role: 'ADMIN' });
    for (let time = 0; time < 5; time += 1) expect(codesOf(await browser.query(SCHEMA))).toEqual([]);
    expect(codesOf(await openBrowser(app).query(SCHEMA))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('the audit log', () => {
  it('tells administrators what happened, latest first, without anything personal', async () => {
    const admin = await signIn(app, { role: 'ADMIN' });
    const { email, id, browser } = await signIn(app);
    await browser.query(LogOutDocument);
    await tryLogin(email, 'not-this-one', from('203.0.113.10'));
    await app.services.idle();
    const { data } = await admin.browser.query(PeopleAuditDocument, { subjectId: id, page: { size: 2 } });
    expect(data?.auditEvents).toEqual({
      items: [
        { kind: 'LOGIN_FAILED', actorId: null, subjectId: id, detail: null },
        { kind: 'LOGGED_OUT', actorId: id, subjectId: id, detail: null },
      ],
      pageInfo: { total: 3, pageCount: 2 },
    });
    expect(codesOf(await admin.browser.query(PeopleAuditDocument, { page: { size: 51 } }))).toEqual(['BAD_USER_INPUT']);
    const stored = JSON.stringify(await app.mongo.connection.collection('auditEvents').find().toArray());
    expect(['people.example', '203.0.113', PASSWORD].filter(text => stored.includes(text))).toEqual([]);
  });
});

describe('Redis', () => {
  async function whileAway(browser: ReturnType<typeof openBrowser>): Promise<void> {
    const ask = (question: Question<unknown>, variables = {}) =>
      askWithin(REDIS_PATIENCE_MS, { question, variables }, init => browser.fetch('/graphql', init));
    expect(await ask(PeopleSearchDocument)).toMatchObject({
      status: 200,
      codes: [],
      data: { searchPrograms: { pageInfo: { total: 1 } } },
    });
    expect(await ask(SignedInViewerDocument)).toMatchObject({ codes: ['SERVICE_UNAVAILABLE'] });
    expect(await ask(SessionIdsDocument)).toMatchObject({
      status: 503,
      codes: ['SERVICE_UNAVAILABLE'],
      data: null,
    });
    expect(await ask(SignInDocument, { input: { email: 'a@b.vn', password: 'not-this-one' } })).toMatchObject({
      status: 503,
      codes: ['SERVICE_UNAVAILABLE'],
    });
    expect((await browser.fetch('/', { signal: AbortSignal.timeout(REDIS_PATIENCE_MS) })).status).toBe(200);
    expect(browser.cookies.has('__Host-auth-token')).toBe(true);
  }

  async function comesBack(browser: ReturnType<typeof openBrowser>): Promise<unknown> {
    const limit = AbortSignal.timeout(RECOVERY_MS);
    for (;;) {
      const { data, errors } = await browser.query(SignedInViewerDocument);
      if (errors.length === 0) return data?.viewer;
      if (limit.aborted) throw new Error('the site did not recover');
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }

  const untilReady = (): Promise<void> =>
    until('the site to be ready', async () => (await fetch(`${app.url}/readyz`)).status === 200, RECOVERY_MS);

  it('frozen: nobody is signed out, what needs a person says so, everything public answers, and it is found again', async () => {
    const { browser, id } = await signIn(app, { rememberMe: true });
    redis.process.kill('SIGSTOP');
    try {
      await whileAway(browser);
    } finally {
      redis.process.kill('SIGCONT');
    }
    expect(await comesBack(browser)).toMatchObject({ id });
  });

  it('killed: the same, and the cookies can be dropped all the same', async () => {
    const { browser } = await signIn(app);
    const { url } = redis;
    redis.process.kill('SIGKILL');
    await whileAway(browser);
    const ended = await browser.fetch('/session/end', {
      method: 'POST',
      signal: AbortSignal.timeout(REDIS_PATIENCE_MS),
    });
    expect([ended.status, browser.cookies.has('__Host-auth-token')]).toEqual([204, false]);
    redis = await startRedisServer(url);
    await untilReady();
    // A machine that is busy may let the first commands wait too long.
    const { id, email } = await createAccount(app);
    const next = openBrowser(app);
    const input = { email, password: PASSWORD, rememberMe: false };
    await until(
      'a login is taken',
      async () => codesOf(await next.query(SignInDocument, { input })).length === 0,
      RECOVERY_MS,
    );
    expect(await comesBack(next)).toMatchObject({ id });
  });
});
