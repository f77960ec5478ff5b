/** What changes or fails while a login, a renewal or a change of password is under way. */
import { AppError } from '../../kernel/errors/AppError.js';
import { MAX_SESSIONS } from '../../kernel/session/records/userSessions.js';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, textOf } from '../../testing/runQuery.js';
import {
  ChangePasswordDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../../testing/account.gql.js';
import { SessionIdsDocument } from '../../testing/sessions.gql.js';
import { SignedInViewerDocument, SignInDocument } from '../../testing/signIn.gql.js';
import { closeBrowser, createAccount, isSignedIn, PASSWORD, signIn, viewerOf } from '../../testing/signIn.js';
import { MemberSinceDocument } from './test/session.gql.js';

const SECOND = 1000;
const HOUR = 3_600_000;
const NEW_PASSWORD = 'núi-cao-mấy-tầng';

let app: TestApp;
let now = new Date();
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
beforeAll(async () => {
  app = await createTestApp({ clock: () => now, environment: { LIMIT_LOGIN_FAILURES: '3' } });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const accounts = () => app.services.domains.account.provides.accounts;
const login = (email: string, password = PASSWORD) =>
  openBrowser(app).query(SignInDocument, { input: { email, password, rememberMe: true } });
/** The next call of Redis with this command fails, before or after it was executed. */
function failRedis(command: 'multi' | 'get' | 'set' | 'smembers', at = 1): void {
  const real = app.redis.client[command];
  let calls = 0;
  jest.spyOn(app.redis.client, command).mockImplementation((...args: unknown[]) => {
    calls += 1;
    if (calls === at) throw new Error('Connection is closed.');
    return Reflect.apply(real, app.redis.client, args);
  });
}

describe('a login', () => {
  it('that began before an administrator was demoted gives the role that the account has now', async () => {
    const { email, id } = await createAccount(app, { role: 'ADMIN' });
    const { credentialsOf } = accounts();
    jest.spyOn(accounts(), 'credentialsOf').mockImplementationOnce(async account => {
      await accounts().setRole(account, 'STUDENT');
      await app.services.userSessions.endAll(account);
      return credentialsOf(account);
    });
    const browser = openBrowser(app);
    await browser.query(SignInDocument, { input: { email, password: PASSWORD } });
    expect(await viewerOf(browser)).toEqual({ id, role: 'STUDENT' });
    expect(JSON.parse(decodeURIComponent(browser.cookies.get('user-data') ?? ''))).toMatchObject({ role: 'STUDENT' });
  });

  it('that an outage broke off counts as no failure', async () => {
    const { email } = await createAccount(app);
    for (let tries = 0; tries < 10; tries += 1) {
      jest.spyOn(accounts(), 'findCredentials').mockRejectedValueOnce(new AppError('SERVICE_UNAVAILABLE'));
      expect(codesOf(await login(email))).toEqual(['SERVICE_UNAVAILABLE']);
    }
    expect((await login(email, 'not-this-one')).data?.login).toMatchObject({
      errors: [{ code: 'INVALID_CREDENTIALS' }],
    });
    expect((await login(email)).data?.login).toMatchObject({ errors: [] });
  });

  it('too many on one account end those that were used longest ago', async () => {
    const first = await signIn(app);
    later(SECOND);
    const second = openBrowser(app);
    await second.query(SignInDocument, { input: { email: first.email, password: PASSWORD } });
    for (let more = 1; more < MAX_SESSIONS; more += 1) {
      later(SECOND);
      await login(first.email);
    }
    const sessions = (await second.query(SessionIdsDocument)).data?.mySessions;
    expect(sessions).toHaveLength(MAX_SESSIONS);
    expect(await isSignedIn(first.browser)).toBe(false);
  });
});

describe('a refresh token', () => {
  const remembered = async () => {
    const person = await signIn(app, { rememberMe: true });
    closeBrowser(person.browser);
    // The job that writes the login down looks the account up, too.
    await app.services.idle();
    return person;
  };

  it('used again within twenty seconds gives the session and the token of its first use', async () => {
    const { browser, id } = await remembered();
    const lost = browser.copy();
    await browser.query(SignedInViewerDocument);
    later(19 * SECOND);
    expect(await viewerOf(lost)).toMatchObject({ id });
    const names = ['auth-token', 'refresh-token'];
    expect(names.map(name => lost.cookies.get(name))).toEqual(names.map(name => browser.cookies.get(name)));
    expect(await app.services.userSessions.list(id)).toHaveLength(1);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('used again after it ends the family, also when its successor was never used', async () => {
    const { browser } = await remembered();
    const thief = browser.copy();
    await browser.fetch('/');
    later(21 * SECOND);
    expect([await isSignedIn(thief), await isSignedIn(browser)]).toEqual([false, false]);
  });

  it('whose successor was used is not valid again because its own answer was cut', async () => {
    const { browser, id } = await remembered();
    const thief = browser.copy();
    const other = browser.copy();
    const { summaryOf } = accounts();
    let goOn = (): void => undefined;
    const arrived = new Promise<void>(resolve => {
      jest
        .spyOn(accounts(), 'summaryOf')
        .mockImplementationOnce(summaryOf)
        .mockImplementationOnce(async account => {
          const waits = new Promise<void>(go => (goOn = go));
          resolve();
          await waits;
          return summaryOf(account);
        });
    });
    const leaving = new AbortController();
    const cut = browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: textOf(MemberSinceDocument) }),
      signal: leaving.signal,
    });
    await arrived;
    expect(await viewerOf(other)).toMatchObject({ id });
    leaving.abort();
    await expect(cut).rejects.toThrow('aborted');
    goOn();
    later(21 * SECOND);
    expect([await isSignedIn(thief), await isSignedIn(other)]).toEqual([false, false]);
  });

  it.each([
    ['reading the device', 'get', 1],
    ['reading it', 'get', 3],
    ['renewing the device', 'set', 1],
    ['storing its successor', 'set', 2],
    ['listing the session', 'multi', 1],
    ['storing the session', 'set', 3],
    ['listing the session again', 'multi', 2],
  ] as const)('stays as it was when the store fails while %s', async (_what, command, at) => {
    const { browser, id } = await remembered();
    failRedis(command, at);
    expect(codesOf(await browser.query(SignedInViewerDocument))).toEqual(['SERVICE_UNAVAILABLE']);
    jest.restoreAllMocks();
    later(HOUR);
    expect(await viewerOf(browser)).toMatchObject({ id });
  });
});

describe('a new password', () => {
  const change = (browser: ReturnType<typeof openBrowser>) =>
    browser.query(ChangePasswordDocument, {
      input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });

  it('is not stored when the other sessions cannot be ended', async () => {
    const { browser, id } = await signIn(app);
    const before = (await accounts().credentialsOf(id))?.passwordHash;
    failRedis('smembers');
    expect(codesOf(await change(browser))).not.toEqual([]);
    expect((await accounts().credentialsOf(id))?.passwordHash).toBe(before);
  });

  it('has ended the other sessions before it is stored, and can be sent again when what follows fails', async () => {
    const { browser, email } = await signIn(app, { rememberMe: true });
    const thief = openBrowser(app);
    await thief.query(SignInDocument, { input: { email, password: PASSWORD, rememberMe: true } });
    // Each ending reads the list of sessions twice: the third read comes after the change.
    failRedis('smembers', 3);
    expect(codesOf(await change(browser))).not.toEqual([]);
    jest.restoreAllMocks();
    expect(await isSignedIn(thief)).toBe(false);
    expect(await change(browser)).toMatchObject({ data: { changePassword: { ok: true, errors: [] } } });
    expect((await login(email, NEW_PASSWORD)).data?.login).toMatchObject({ errors: [] });
  });

  it('by a link leaves the link valid until everything is done', async () => {
    const { browser, email } = await signIn(app, { rememberMe: true });
    await browser.query(RequestPasswordResetDocument, { input: { email } });
    const mail = (await app.mails()).findLast(eml => eml.includes(email)) ?? '';
    const token = /token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    const reset = () =>
      openBrowser(app).query(ResetPasswordDocument, {
        input: { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      });
    for (const read of [1, 3]) {
      failRedis('smembers', read);
      expect(codesOf(await reset())).not.toEqual([]);
      jest.restoreAllMocks();
    }
    expect(await isSignedIn(browser)).toBe(false);
    expect(await reset()).toMatchObject({ data: { resetPassword: { ok: true, errors: [] } } });
    expect(await reset()).toMatchObject({ data: { resetPassword: { errors: [{ code: 'INVALID_TOKEN' }] } } });
  });
});
