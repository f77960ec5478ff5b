/** Signing in and out through the graph: cookies, lifetimes, passwords. */
import { openBrowser } from '../../testing/browser.js';
import { codesOf } from '../../testing/runQuery.js';
import { ChangePasswordDocument } from '../../testing/account.gql.js';
import { LogOutDocument, LogOutEverywhereDocument, SessionIdsDocument } from '../../testing/sessions.gql.js';
import { SignedInViewerDocument, SignInDocument } from '../../testing/signIn.gql.js';
import {
  closeBrowser,
  createAccount,
  isSignedIn,
  PASSWORD,
  type Person,
  signIn,
  viewerOf,
} from '../../testing/signIn.js';
import { SessionRatesDocument } from './session.api.gql.js';
import { MemberSinceDocument } from './test/session.gql.js';
import { HOUR, MINUTE, openSessionSite } from './test/sessionSite.js';

const site = openSessionSite();
const { later } = site;

const NEW_PASSWORD = 'núi-cao-mấy-tầng';

type Asks = Pick<Person['browser'], 'query'>;

describe('login', () => {
  it('gives a session in a cookie that scripts cannot read, and nothing of it in the body', async () => {
    const account = await createAccount(site.app);
    const browser = openBrowser(site.app);
    const answer = await browser.query(SignInDocument, {
      input: { email: ` ${account.email.toUpperCase()} `, password: PASSWORD },
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { login: { viewer: { id: account.id, role: 'STUDENT', email: account.email }, errors: [] } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const token = browser.received().find(({ name }) => name === 'auth-token');
    expect(token?.flags.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    // 192 bits and their signature.
    expect(decodeURIComponent(token?.value ?? '')).toMatch(/^s:[\w-]{32}\.[\w+/]{43}$/);
    expect(JSON.stringify(answer.data)).not.toContain(token?.value);
    expect(browser.cookies.has('refresh-token')).toBe(false);
    expect(JSON.parse(decodeURIComponent(browser.cookies.get('user-data') ?? ''))).toEqual({
      fullName: 'Trần Thị Mai',
      role: 'STUDENT',
      locale: 'vi',
    });
    expect(browser.cookies.get('pending-profile')).toBe('1');
    expect(await viewerOf(browser)).toMatchObject({ id: account.id });
  });

  it('answers a wrong password and an unknown address alike, as data', async () => {
    const { email } = await createAccount(site.app);
    const answers = await Promise.all(
      [email, 'nobody@people.example'].map(address =>
        openBrowser(site.app).query(SignInDocument, { input: { email: address, password: 'not-the-password' } }),
      ),
    );
    for (const { status, data } of answers)
      expect({ status, data }).toEqual({
        status: 200,
        data: { login: { viewer: null, enrolment: null, errors: [{ code: 'INVALID_CREDENTIALS', field: null }] } },
      });
    expect(answers.map(({ headers }) => headers.getSetCookie())).toEqual([[], []]);
  });

  it('says which field is not filled in rightly', async () => {
    const { data } = await openBrowser(site.app).query(SignInDocument, {
      input: { email: 'nobody', password: 'short' },
    });
    expect(data?.login).toEqual({
      viewer: null,
      enrolment: null,
      errors: [
        { code: 'INVALID_EMAIL', field: 'email' },
        { code: 'TOO_SHORT', field: 'password' },
      ],
    });
  });

  it('takes a new session id; the old one is anonymous', async () => {
    const { browser, email } = await signIn(site.app);
    const before = browser.copy();
    await browser.query(SignInDocument, { input: { email, password: PASSWORD } });
    expect(browser.cookies.get('auth-token')).not.toBe(before.cookies.get('auth-token'));
    expect([await isSignedIn(browser), await isSignedIn(before)]).toEqual([true, false]);
  });

  it('is not opened by an id that somebody made up', async () => {
    const browser = openBrowser(
      site.app,
      new Map([
        ['auth-token', encodeURIComponent(`s:${'a'.repeat(32)}.${'b'.repeat(43)}`)],
        ['refresh-token', `${'a'.repeat(22)}.${'b'.repeat(43)}`],
      ]),
    );
    expect(await isSignedIn(browser)).toBe(false);
    expect(codesOf(await browser.query(SessionIdsDocument))).toEqual(['UNAUTHENTICATED']);
  });

  it.each(['{"$ne":null}', '["a"]', '{"toString":1}', '7', 'null'])('refuses %s in place of a text', async json => {
    const value: unknown = JSON.parse(json);
    const answer = await openBrowser(site.app).query(SignInDocument, { input: { email: value, password: value } });
    expect([answer.status, new Set(codesOf(answer))]).toEqual([400, new Set(['BAD_USER_INPUT'])]);
  });

  it.each(['$where', '__proto__', '{"$gt":""}'])('takes %s for what it is: no address', async text => {
    const { data } = await openBrowser(site.app).query(SignInDocument, { input: { email: text, password: text } });
    expect(data?.login).toMatchObject({ viewer: null, errors: [{ code: 'INVALID_EMAIL' }] });
  });
});

describe('a session', () => {
  it('costs one command of Redis a query, and a visitor none', async () => {
    const { browser } = await signIn(site.app);
    // The first one reserves a part of the person's budget, too.
    await browser.query(SignedInViewerDocument);
    const servers = site.app.redis.masters().map(server => jest.spyOn(server, 'sendCommand'));
    const sent = () => servers.flatMap(({ mock }) => mock.calls.map(([{ name }]) => name));
    await browser.query(SignedInViewerDocument);
    await browser.query(SignedInViewerDocument);
    expect(sent()).toEqual(['get', 'get']);
    for (const server of servers) server.mockClear();
    expect(await isSignedIn(openBrowser(site.app))).toBe(false);
    expect(sent().filter(name => name === 'get')).toEqual([]);
  });

  it('ends when it lay unused for two hours, not when it was used in between', async () => {
    const { browser } = await signIn(site.app);
    later(90 * MINUTE);
    expect(await isSignedIn(browser)).toBe(true);
    later(90 * MINUTE);
    expect(await isSignedIn(browser)).toBe(true);
    later(2 * HOUR);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends twelve hours after it began, however much it is used', async () => {
    const { browser } = await signIn(site.app);
    for (let hours = 1; hours < 12; hours += 1) {
      later(HOUR);
      expect(await isSignedIn(browser)).toBe(true);
    }
    later(HOUR);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('gets answers that no cache may store', async () => {
    const { browser } = await signIn(site.app);
    const page = await browser.fetch('/');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect((await browser.query(SessionRatesDocument)).headers.get('cache-control')).toBe('no-store');
  });

  it('that has ended expires its cookies with the next page', async () => {
    const { browser, id } = await signIn(site.app, { rememberMe: true });
    await site.app.services.userSessions.endAll(id);
    await browser.fetch('/');
    expect([...browser.cookies.keys()]).toEqual(['pending-profile']);
  });
});

describe('logout', () => {
  it('ends the session on the server, and expires its cookies', async () => {
    const { browser } = await signIn(site.app, { rememberMe: true });
    const before = browser.copy();
    expect(await browser.query(LogOutDocument)).toMatchObject({ data: { logout: { ok: true } } });
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await isSignedIn(before)).toBe(false);
    expect(await browser.query(LogOutDocument)).toMatchObject({ data: { logout: { ok: true } } });
  });

  it('holds while a slow request of the session ends after it', async () => {
    const { browser } = await signIn(site.app);
    const { summaryOf } = site.app.services.domains.account.provides.accounts;
    let goOn = (): void => undefined;
    const arrived = new Promise<void>(resolve => {
      jest.spyOn(site.app.services.domains.account.provides.accounts, 'summaryOf').mockImplementationOnce(async id => {
        const waits = new Promise<void>(go => (goOn = go));
        resolve();
        await waits;
        return summaryOf(id);
      });
    });
    const slow = browser.copy();
    // Late enough for the slow request to write down when it was seen.
    later(5 * MINUTE);
    const answer = slow.query(MemberSinceDocument);
    await arrived;
    await browser.query(LogOutDocument);
    goOn();
    expect((await answer).status).toBe(200);
    expect(await isSignedIn(slow)).toBe(false);
  });

  it('everywhere ends all devices, remembered ones too', async () => {
    const phone = await signIn(site.app, { rememberMe: true });
    const laptop = openBrowser(site.app);
    await laptop.query(SignInDocument, { input: { email: phone.email, password: PASSWORD, rememberMe: true } });
    expect(await laptop.query(LogOutEverywhereDocument)).toMatchObject({
      data: { logoutEverywhere: { ok: true } },
    });
    expect([await isSignedIn(phone.browser), await isSignedIn(laptop)]).toEqual([false, false]);
  });

  it('at /session/end expires all five cookies, with a session or without, for our own pages only', async () => {
    const { browser } = await signIn(site.app, { rememberMe: true });
    browser.cookies.set('pending-page', '/profile');
    const before = browser.copy();
    const foreign = await browser.fetch('/session/end', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, await isSignedIn(browser)]).toEqual([403, true]);
    expect((await browser.fetch('/session/end')).status).toBe(405);
    expect(
      (await browser.fetch('/session/end', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(204);
    expect(
      browser
        .received()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['auth-token', 'pending-page', 'pending-profile', 'refresh-token', 'user-data']);
    expect([[...browser.cookies.keys()], await isSignedIn(before)]).toEqual([[], false]);
    expect((await openBrowser(site.app).fetch('/session/end', { method: 'POST' })).status).toBe(204);
  });
});

describe('a new password', () => {
  const change = (browser: Asks, currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    browser.query(ChangePasswordDocument, { input: { currentPassword, newPassword, confirmPassword } });

  it('ends all other sessions and moves this one to a new id', async () => {
    const here = await signIn(site.app, { rememberMe: true });
    const before = here.browser.copy();
    const there = openBrowser(site.app);
    await there.query(SignInDocument, { input: { email: here.email, password: PASSWORD, rememberMe: true } });
    expect(await change(here.browser, PASSWORD, NEW_PASSWORD)).toMatchObject({
      data: { changePassword: { ok: true, errors: [] } },
    });
    expect(await Promise.all([here.browser, before, there].map(isSignedIn))).toEqual([true, false, false]);
    closeBrowser(here.browser);
    expect(await isSignedIn(here.browser)).toBe(true);
    expect(
      await openBrowser(site.app).query(SignInDocument, { input: { email: here.email, password: PASSWORD } }),
    ).toMatchObject({
      data: { login: { errors: [{ code: 'INVALID_CREDENTIALS' }] } },
    });
    expect(
      await openBrowser(site.app).query(SignInDocument, { input: { email: here.email, password: NEW_PASSWORD } }),
    ).toMatchObject({ data: { login: { errors: [] } } });
    expect((await site.app.mails()).at(-1)).toContain(here.email);
  });

  it.each([
    ['a wrong present one', ['not-the-password', NEW_PASSWORD], [{ code: 'WRONG_PASSWORD', field: 'currentPassword' }]],
    ['the present one', [PASSWORD, PASSWORD], [{ code: 'SAME_PASSWORD', field: 'newPassword' }]],
    ['one that is guessed first', [PASSWORD, 'Matkhau123'], [{ code: 'COMMON_PASSWORD', field: 'newPassword' }]],
    ['the own name', [PASSWORD, 'tran-thi-mai-!'], [{ code: 'PERSONAL_PASSWORD', field: 'newPassword' }]],
    ['another confirmation', [PASSWORD, NEW_PASSWORD, 'no'], [{ code: 'MISMATCH', field: 'confirmPassword' }]],
    ['too short a one', [PASSWORD, 'năm-5'], [{ code: 'TOO_SHORT', field: 'newPassword' }]],
  ])('is refused with %s', async (_what, [current = '', wanted = '', confirmation], errors) => {
    const { browser } = await signIn(site.app);
    expect(await change(browser, current, wanted, confirmation)).toMatchObject({
      status: 200,
      data: { changePassword: { ok: false, errors } },
    });
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('the log', () => {
  it('holds no password, no id of a session, no name and no address', async () => {
    const { browser, email } = await signIn(site.app, { rememberMe: true });
    await site.app.services.idle();
    const [session = '', refresh = ''] = [browser.cookies.get('auth-token'), browser.cookies.get('refresh-token')];
    const secrets = [
      PASSWORD,
      NEW_PASSWORD,
      decodeURIComponent(session).slice(2, 34),
      refresh.split('.')[0],
      refresh.split('.')[1],
      email,
      '@people.example',
      '912345678',
      'Trần',
    ];
    expect(
      secrets.filter(secret => secret === undefined || secret.length < 4 || site.app.log().includes(secret)),
    ).toEqual([]);
    expect(site.app.log()).toContain('"path":"/graphql"');
  });
});
