/** Signing in and out through the graph: cookies, lifetimes, devices, passwords. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { createAccount, LOGIN, PASSWORD } from '../../testing/signIn.js';

let app: TestApp;
const now = new Date();
beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});
afterAll(() => app?.close());

const VIEWER = '{ viewer { id fullName role email isProfileComplete } }';

describe('login', () => {
  it('gives a session in a cookie that scripts cannot read, and nothing of it in the body', async () => {
    const account = await createAccount(app);
    const browser = openBrowser(app);
    const answer = await browser.query(LOGIN, { input: { email: account.email.toUpperCase(), password: PASSWORD } });
    expect(answer).toMatchObject({ status: 200, data: { login: { viewer: { id: account.id, role: 'STUDENT', email: account.email }, errors: [] } } });
    const token = browser.received().find(({ name }) => name === 'auth-token');
    expect(token?.flags.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    expect(decodeURIComponent(token?.value ?? '')).toMatch(/^s:[\w-]{22,}\./);
    expect(JSON.stringify(answer.data)).not.toContain(token?.value);
    expect(browser.cookies.has('refresh-token')).toBe(false);
    expect(JSON.parse(decodeURIComponent(browser.cookies.get('user-data') ?? ''))).toEqual({ fullName: 'Trần Thị Mai', role: 'STUDENT', locale: 'vi' });
    expect(await browser.query(VIEWER)).toMatchObject({ data: { viewer: { id: account.id, isProfileComplete: false } } });
  });
});
