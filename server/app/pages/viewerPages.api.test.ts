/** What a page learns of who looks at it, and what of that is kept where. */
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { signIn } from '../../testing/signIn.js';
import type { PageSource } from './renderPage.js';

/** Tells its viewer; `/guarded` sends visitors to the login page and remembers where they wanted to go. */
const pages: PageSource = {
  manifest: null,
  load:
    async () =>
    async ({ url }, { viewer }) => {
      const type = { 'content-type': 'text/html; charset=utf-8' };
      if (viewer === null && url === '/guarded')
        return {
          status: 302,
          headers: { ...type, location: '/login', 'set-cookie': 'pending-page=%2Fguarded; Path=/; SameSite=Lax' },
          html: '',
        };
      return { status: 200, headers: type, html: `<!doctype html><title>${JSON.stringify(viewer)}</title>` };
    },
};

let app: TestApp;
let withoutCopies: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pages });
  withoutCopies = await createTestApp({ pages, environment: { OFFLINE_COPIES: 'off' } });
});
afterAll(async () => {
  await app?.close();
  await withoutCopies?.close();
});

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

describe('a page', () => {
  it('knows name and role of a viewer, and is kept for nobody else', async () => {
    const { browser } = await signIn(app, { role: 'ADVISOR', fullName: 'Lý Thường' });
    for (let time = 0; time < 2; time += 1) {
      expect(await textOf(browser.fetch('/'))).toContain('{"fullName":"Lý Thường","role":"ADVISOR",');
      expect(await textOf(openBrowser(app).fetch('/'))).toContain('<title>null</title>');
    }
  });

  it('says whose copies a device may keep, and until when: as long as the session lasts, or none where the operator wants none', async () => {
    const hoursOf = async (rememberMe: boolean) => {
      const { browser, id } = await signIn(app, { rememberMe });
      const title = /<title>(.*)<\/title>/.exec(await textOf(browser.fetch('/')))?.[1] ?? '';
      const { copies } = JSON.parse(title);
      expect(copies.owner).toBe(id);
      return Math.round((Date.parse(copies.until) - Date.now()) / 3_600_000);
    };
    expect(await hoursOf(false)).toBe(12);
    expect(await hoursOf(true)).toBe(30 * 24);

    const { browser } = await signIn(withoutCopies);
    expect(await textOf(browser.fetch('/'))).not.toContain('copies');
  });

  it('behind the link of a mail is stored nowhere, for visitors too', async () => {
    for (const page of ['/reset-password', '/en/verify-email', '/guardian-consent'])
      for (let time = 0; time < 2; time += 1) {
        const { headers } = await openBrowser(app).fetch(`${page}?token=${'a'.repeat(43)}`);
        expect([page, headers.get('cache-control')]).toEqual([page, 'private, no-store']);
      }
    expect((await openBrowser(app).fetch('/reset-password')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('may send a visitor away and remember where from, beside the cookies of a session that is over', async () => {
    const visitor = openBrowser(app);
    const sent = await visitor.fetch('/guarded');
    expect([sent.status, sent.headers.get('location'), [...visitor.cookies]]).toEqual([
      302,
      '/login',
      [['pending-page', '%2Fguarded']],
    ]);
    const { browser, id } = await signIn(app);
    expect((await browser.fetch('/guarded')).status).toBe(200);
    await app.services.userSessions.endAll(id);
    expect((await browser.fetch('/guarded')).status).toBe(302);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['pending-page', 'pending-profile']);
  });

  it('is told apart from the page of a remembered device that comes back, which is renewed on the way', async () => {
    const { browser } = await signIn(app, { rememberMe: true });
    browser.cookies.delete('auth-token');
    const page = await browser.fetch('/guarded');
    expect([page.status, page.headers.get('cache-control'), browser.cookies.has('auth-token')]).toEqual([
      200,
      'private, no-store',
      true,
    ]);
  });
});
