/** The whole site on a cluster of three masters, and on a master that sentinels replace. */
import { randomBytes } from 'node:crypto';
import { ASSESSMENT_CONSENT_VERSION } from '../../schema/rules/assessments.values.js';
import { type Browser, openBrowser } from '../testing/browser.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { keysOf } from '../testing/keysOf.js';
import { askNode, type RedisCluster, startRedisCluster, startRedisSentinels } from '../testing/redisGroups.js';
import { codesOf, dataOf } from '../testing/runQuery.js';
import {
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  VerifyEmailDocument,
} from '../testing/account.gql.js';
import { SaveAnswerDocument } from '../testing/assessments.gql.js';
import { LogOutEverywhereDocument, RevokeSessionDocument } from '../testing/sessions.gql.js';
import { SignedInViewerDocument, SignInDocument } from '../testing/signIn.gql.js';
import { closeBrowser, createAccount, isSignedIn, PASSWORD, signIn, viewerOf } from '../testing/signIn.js';
import { until } from '../testing/until.js';
import {
  RedisGroupsDevicesDocument,
  RedisGroupsProgressDocument,
  RedisGroupsReadDocument,
  RedisGroupsSuggestionsDocument,
} from './redisGroups.api.gql.js';

let cluster: RedisCluster;
let app: TestApp;
beforeAll(async () => {
  cluster = await startRedisCluster();
  app = await createTestApp({
    environment: {
      REDIS_URL: cluster.url,
      LIMIT_LOGIN_FAILURES: '3',
      LIMIT_MUTATIONS_PER_MINUTE: '40',
      LIMIT_SUGGESTION_COST_PER_MINUTE: '20000',
    },
  });
});
afterAll(async () => {
  await app?.close();
  await cluster?.stop();
});

const tokenIn = (mails: string[], email: string): string =>
  /token=([\w-]{43})/.exec(mails.findLast(mail => mail.includes(email)) ?? '')?.[1] ?? '';
const devicesOf = async (browser: Browser) => dataOf(await browser.query(RedisGroupsDevicesDocument)).mySessions;

describe('a site on a cluster', () => {
  it('registers, confirms by the link of the mail and signs in', async () => {
    const email = `lan.${randomBytes(4).toString('hex')}@people.example`;
    const browser = openBrowser(app);
    const input = { fullName: 'Nguyễn Thị Lan', email, phone: '0987654321', dateOfBirth: '2008-03-01' };
    const passwords = { password: 'hoa-nở-bên-sông', confirmPassword: 'hoa-nở-bên-sông' };
    const registered = await browser.query(RegisterDocument, { input: { ...input, ...passwords } });
    expect(registered.data?.register).toEqual({ ok: true, needsConfirmation: false, errors: [] });
    const token = tokenIn(await app.mails(), email);
    expect(
      (await browser.query(VerifyEmailDocument, { input: { token, password: passwords.password } })).data?.verifyEmail,
    ).toEqual({
      ok: true,
      viewer: { id: expect.any(String), fullName: 'Nguyễn Thị Lan' },
      errors: [],
    });
    expect(
      (await browser.query(VerifyEmailDocument, { input: { token, password: passwords.password } })).data?.verifyEmail,
    ).toMatchObject({
      ok: false,
    });
    await browser.query(SignInDocument, { input: { email, password: passwords.password } });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('lists the devices of a person, ends one, and all', async () => {
    const person = await signIn(app, { rememberMe: true });
    const others = [];
    for (let device = 0; device < 5; device += 1) {
      const browser = openBrowser(app);
      await browser.query(SignInDocument, {
        input: { email: person.email, password: PASSWORD, rememberMe: device % 2 === 0 },
      });
      others.push(browser);
    }
    // More keys than there are masters: they lie on several.
    expect(await devicesOf(person.browser)).toHaveLength(6);
    const [first] = others as [Browser];
    const listed = (await devicesOf(first)).find(({ isCurrent }) => isCurrent);
    expect((await person.browser.query(RevokeSessionDocument, { id: listed?.id })).data?.revokeSession).toEqual({
      ok: true,
    });
    closeBrowser(first);
    expect([await isSignedIn(first), (await devicesOf(person.browser)).length]).toEqual([false, 5]);
    expect((await person.browser.query(LogOutEverywhereDocument)).data?.logoutEverywhere).toEqual({
      ok: true,
      errors: [],
    });
    for (const browser of [person.browser, ...others]) {
      closeBrowser(browser);
      expect(await isSignedIn(browser)).toBe(false);
    }
    expect(await app.services.userSessions.list(person.id)).toEqual([]);
  });

  it('renews a remembered device, and forgets the others after a new password by a link', async () => {
    const { browser, email, id } = await signIn(app, { rememberMe: true });
    closeBrowser(browser);
    expect(await viewerOf(browser)).toMatchObject({ id });
    await openBrowser(app).query(RequestPasswordResetDocument, { input: { email } });
    const token = tokenIn(await app.mails(), email);
    const reset = await openBrowser(app).query(ResetPasswordDocument, {
      input: { token, newPassword: 'mây-trôi-về-đâu', confirmPassword: 'mây-trôi-về-đâu' },
    });
    expect(reset.data?.resetPassword).toEqual({ ok: true, errors: [] });
    closeBrowser(browser);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('keeps what a visitor answers, and brings it into the account at login', async () => {
    const browser = openBrowser(app);
    const consent = { version: ASSESSMENT_CONSENT_VERSION, language: 'VI' };
    for (const question of [1, 2, 3])
      await browser.query(SaveAnswerDocument, {
        input: { assessmentId: 'career-riasec', question, choices: [2], consent },
      });
    expect(await keysOf(app.redis, 'visitor:*')).toHaveLength(4);
    const { email } = await createAccount(app);
    await browser.query(SignInDocument, { input: { email, password: PASSWORD } });
    expect((await browser.query(RedisGroupsProgressDocument)).data?.assessmentProgress).toEqual({ answeredCount: 3 });
    expect(await keysOf(app.redis, 'visitor:*')).toEqual([]);
  });

  it('counts wrong passwords, changes and suggestions', async () => {
    const { email } = await createAccount(app);
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1)
      codes.push(
        ...codesOf(await openBrowser(app).query(SignInDocument, { input: { email, password: 'not-this-one' } })),
      );
    expect(codes).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);

    const { browser } = await signIn(app);
    let changes = 0;
    while (codesOf(await browser.query(RedisGroupsReadDocument)).length === 0) changes += 1;
    expect(changes).toBe(40);

    const ask = async (turn: number) =>
      (await openBrowser(app).query(RedisGroupsSuggestionsDocument, { text: `word ${turn}` })).status;
    let suggestions = 0;
    while ((await ask(suggestions)) === 200) suggestions += 1;
    expect([suggestions > 0, suggestions < 1000, await ask(suggestions)]).toEqual([true, true, 429]);
    expect(await keysOf(app.redis, 'limit:*')).not.toEqual([]);
  });

  it('goes on for people whose session lies on another master than the frozen one', async () => {
    const people = [];
    for (let person = 0; person < 12; person += 1) people.push(await signIn(app));
    const frozen = cluster.masters[2]?.process;
    frozen?.kill('SIGSTOP');
    try {
      const answers = await Promise.all(people.map(({ browser }) => browser.query(SignedInViewerDocument)));
      const served = answers.filter(({ data }) => data?.viewer).length;
      const refused = answers.filter(answer => codesOf(answer).includes('SERVICE_UNAVAILABLE')).length;
      expect([served > 0, served + refused]).toEqual([true, people.length]);
      expect((await openBrowser(app).fetch('/')).status).toBe(200);
      expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    } finally {
      frozen?.kill('SIGCONT');
    }
    for (const { id, browser } of people)
      await until('everybody to be served again', async () => (await viewerOf(browser))?.id === id);
  });
});

describe('a site behind sentinels', () => {
  const closings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });

  it('signs nobody out when the replica takes the place of the master', async () => {
    const group = await startRedisSentinels();
    closings.push(group.stop);
    const site = await createTestApp({ environment: { REDIS_URL: group.url } });
    closings.push(site.close);
    const { browser, id } = await signIn(site, { rememberMe: true });
    await askNode(group.master, async asked => {
      await asked.set('copied', 1);
      await asked.wait(1, 0);
    });
    group.master.process.kill('SIGKILL');
    await until('the loss to be noticed', () => site.redis.client.status !== 'ready');
    expect(codesOf(await browser.query(SignedInViewerDocument))).toEqual(['SERVICE_UNAVAILABLE']);
    expect((await openBrowser(site).fetch('/')).status).toBe(200);
    await until('the replica to serve', async () => (await viewerOf(browser))?.id === id);
    expect(await site.services.userSessions.list(id)).toHaveLength(1);
  });
});
