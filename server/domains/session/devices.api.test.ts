/** The devices of a person: those that are signed in, and those that are remembered. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createLogger } from '../../kernel/logger.js';
import { createSessions } from '../../kernel/session/createSessions.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, textOf } from '../../testing/runQuery.js';
import { RevokeSessionDocument } from '../../testing/sessions.gql.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { closeBrowser, createAccount, isSignedIn, PASSWORD, signIn, viewerOf } from '../../testing/signIn.js';
import { DevicesOfPersonDocument } from './devices.api.gql.js';
import { MemberSinceDocument } from './test/session.gql.js';
import { HOUR, MINUTE, openSessionSite } from './test/sessionSite.js';

const site = openSessionSite();
const { clock, later } = site;

describe('the own sessions', () => {
  it('are listed with device and time, and one of them can be ended', async () => {
    const phone = await signIn(site.app, { rememberMe: true });
    const laptop = openBrowser(site.app);
    later(5 * MINUTE);
    await laptop.query(
      SignInDocument,
      { input: { email: phone.email, password: PASSWORD } },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' },
    );
    const { data } = await laptop.query(DevicesOfPersonDocument);
    expect(data?.mySessions).toMatchObject([
      { isCurrent: true, device: 'Firefox · Windows', isRemembered: false },
      { isCurrent: false, device: 'Chrome · Android', isRemembered: true },
    ]);
    const ofPhone = { id: data?.mySessions[1]?.id };
    const stranger = await signIn(site.app);
    expect(codesOf(await stranger.browser.query(RevokeSessionDocument, ofPhone))).toEqual(['NOT_FOUND']);
    expect(await isSignedIn(phone.browser)).toBe(true);
    expect(await laptop.query(RevokeSessionDocument, ofPhone)).toMatchObject({ data: { revokeSession: { ok: true } } });
    expect([await isSignedIn(phone.browser), await isSignedIn(laptop)]).toEqual([false, true]);
  });
});

describe('a remembered device', () => {
  it('is signed in again without a password, with a new token and a new id, for thirty days', async () => {
    const { browser, id } = await signIn(site.app, { rememberMe: true });
    const first = browser.cookies.get('refresh-token');
    later(20 * HOUR);
    expect(await viewerOf(browser)).toMatchObject({ id });
    const flags = browser
      .received()
      .find(({ name }) => name === 'refresh-token')
      ?.flags.toSorted();
    expect(flags).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
    expect(browser.cookies.get('refresh-token')).not.toBe(first);
    closeBrowser(browser);
    expect((await browser.fetch('/')).status).toBe(200);
    expect(browser.cookies.has('auth-token')).toBe(true);
    expect(await viewerOf(browser)).toMatchObject({ id });
  });

  it('whose token was replaced and comes again after the leeway ends the whole family', async () => {
    const { browser } = await signIn(site.app, { rememberMe: true });
    closeBrowser(browser);
    const thief = browser.copy();
    expect(await isSignedIn(browser)).toBe(true);
    later(21_000);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
    closeBrowser(browser);
    expect(await isSignedIn(browser)).toBe(false);
    await site.app.services.idle();
    expect(
      await site.app.mongo.connection.collection('auditEvents').countDocuments({ kind: 'REFRESH_TOKEN_REUSED' }),
    ).toBe(1);
  });

  it('that asks many things at once is renewed once, and every one of them is answered', async () => {
    const { browser, id } = await signIn(site.app, { rememberMe: true });
    closeBrowser(browser);
    const tabs = Array.from({ length: 5 }, () => browser.copy());
    const { summaryOf } = site.app.services.domains.account.provides.accounts;
    let together = 0;
    const all = new Promise<void>(resolve => {
      jest.spyOn(site.app.services.domains.account.provides.accounts, 'summaryOf').mockImplementation(async account => {
        together += 1;
        if (together === tabs.length) resolve();
        await all;
        return summaryOf(account);
      });
    });
    const viewers = await Promise.all(tabs.map(viewerOf));
    expect(viewers).toEqual(tabs.map(() => ({ id, role: 'STUDENT' })));
    for (const name of ['auth-token', 'refresh-token'])
      expect([name, new Set(tabs.map(({ cookies }) => cookies.get(name))).size]).toEqual([name, 1]);
    expect(await site.app.services.userSessions.list(id)).toHaveLength(1);
    expect(await isSignedIn(tabs[0] ?? browser)).toBe(true);
  });

  it('is not renewed for an account that is gone', async () => {
    const { browser, id } = await signIn(site.app, { rememberMe: true });
    closeBrowser(browser);
    await site.app.mongo.connection.collection<{ _id: string }>('users').deleteOne({ _id: id });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('comes back with the role that the account has now', async () => {
    const { browser, id } = await signIn(site.app, { rememberMe: true });
    closeBrowser(browser);
    await site.app.services.domains.account.provides.accounts.setRole(id, 'ADVISOR');
    expect(await viewerOf(browser)).toMatchObject({ role: 'ADVISOR' });
  });

  it('that disconnected before the response keeps its token, which leads to the session that was made for it', async () => {
    const { browser, id } = await signIn(site.app, { rememberMe: true });
    closeBrowser(browser);
    const { domains, userSessions } = site.app.services;
    const { accounts } = domains.account.provides;
    const { summaryOf } = accounts;
    let goOn = (): void => undefined;
    // The job that writes the login down looks the account up, too.
    await site.app.services.idle();
    // The first question is the renewal's, the second that of the field.
    const asked = new Promise<void>(arrived => {
      jest
        .spyOn(accounts, 'summaryOf')
        .mockImplementationOnce(summaryOf)
        .mockImplementationOnce(async account => {
          const waits = new Promise<void>(go => (goOn = go));
          arrived();
          await waits;
          return summaryOf(account);
        });
    });
    const leaving = new AbortController();
    const body = JSON.stringify({ query: textOf(MemberSinceDocument) });
    const left = browser.copy().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: leaving.signal,
    });
    await asked;
    const [before] = await userSessions.list(id);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    goOn();
    later(HOUR);
    expect(await viewerOf(browser)).toMatchObject({ id });
    expect(await userSessions.list(id)).toMatchObject([{ id: before?.id, isRemembered: true }]);
  });
});

describe('a remembered device and the secrets of the server', () => {
  const [FIRST, SECOND] = [
    'the first secret, of at least 32 characters',
    'the second secret, of at least 32 characters',
  ];
  /** Another process on the same Redis. */
  const withSecrets = (secrets: readonly string[]) =>
    createSessions({
      redis: site.app.redis.client,
      userSessions: site.app.services.userSessions,
      clock,
      logger: createLogger({ logLevel: 'silent' }),
      limits: site.app.env.session,
      secrets,
      cookies: site.app.env,
      findUser: id => site.app.services.domains.account.provides.accounts.summaryOf(id),
      onReuse: async () => undefined,
    });
  type Sessions = ReturnType<typeof withSecrets>;
  /** What a device with this cookie gets: who it is, and its next cookie. */
  const visit = async (sessions: Sessions, cookie: string) => {
    const request = new IncomingMessage(new Socket());
    request.headers.cookie = cookie;
    const response = new ServerResponse(request);
    const { viewer } = await sessions.open(request, response);
    const lines = [response.getHeader('set-cookie') ?? []].flat().map(String);
    return { viewer, cookie: lines.find(line => line.startsWith('refresh-token='))?.split(';')[0] ?? '' };
  };
  const remember = async (sessions: Sessions) => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    const { id } = await createAccount(site.app);
    const user = { id, role: 'STUDENT', fullName: 'Trần Thị Mai', language: 'VI' } as const;
    await (await sessions.open(request, response)).start(user, { isRemembered: true, hasPassedSecondFactor: false });
    const lines = [response.getHeader('set-cookie') ?? []].flat().map(String);
    return { id, cookie: lines.find(line => line.startsWith('refresh-token='))?.split(';')[0] ?? '' };
  };

  it('comes back while the secret it was remembered with is believed, and never after it was taken away', async () => {
    const { id, cookie } = await remember(withSecrets([FIRST]));
    expect((await visit(withSecrets([SECOND]), cookie)).viewer).toBeNull();
    const replaced = await visit(withSecrets([SECOND, FIRST]), cookie);
    expect(replaced.viewer).toMatchObject({ id });
    // A renewal binds it to the secret that signs now.
    later(MINUTE);
    expect((await visit(withSecrets([FIRST]), replaced.cookie)).viewer).toBeNull();
    expect((await visit(withSecrets([SECOND]), replaced.cookie)).viewer).toMatchObject({ id });
  });
});

describe('a remembered device on a public address', () => {
  let publicSite: TestApp;
  beforeAll(async () => {
    publicSite = await createTestApp({ environment: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '0' } });
  });
  afterAll(() => publicSite?.close());
  const comesBack = async (browser: Browser): Promise<boolean> => {
    closeBrowser(browser);
    return isSignedIn(browser);
  };

  it('of staff comes back when a code was entered at its login', async () => {
    const { browser } = await signIn(publicSite, { role: 'ADVISOR', rememberMe: true });
    expect([await comesBack(browser), await comesBack(browser)]).toEqual([true, true]);
  });

  it('of staff that logged in without a code must log in again', async () => {
    const { browser, id } = await signIn(publicSite, { rememberMe: true });
    await publicSite.services.domains.account.provides.accounts.setRole(id, 'ADMIN');
    expect(await comesBack(browser)).toBe(false);
    await publicSite.services.domains.account.provides.accounts.setRole(id, 'STUDENT');
    expect(await comesBack(browser)).toBe(false);
  });

  it('of an account whose address is not confirmed must log in again', async () => {
    const { browser, id } = await signIn(publicSite, { rememberMe: true });
    const users = publicSite.mongo.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: id }, { $set: { isEmailVerified: false } });
    expect(await comesBack(browser)).toBe(false);
  });
});
