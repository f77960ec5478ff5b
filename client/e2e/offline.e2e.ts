/** Own pages without a network, and nothing left of them after the session. */
import type { BrowserContext, Page } from '@playwright/test';
import { advance, applicationOf, newAdvisor, programsFor } from './applicationOf';
import { cableTo } from './cable';
import { type Cookies, cookiesOf, registerMember, saveProgram } from './member';
import { expect, hydrated, open, test } from './site';

/** Everything that a browser keeps of the site besides cookies and small items. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const NOTHING = { caches: [], databases: [], workers: 0 };

const isKept = (page: Page, address: string) =>
  page.evaluate(async wanted => (await caches.match(wanted)) !== undefined, address);

/** Opens the address, and waits until the page can be read without a network. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await open(page, address);
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => isKept(page, pathname + search)).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** In the hands of its script, which knows by now what is kept. */
async function readable(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-copies', 'known');
}

const savedOn = { en: /you are reading a copy saved at \d\d:\d\d on /, vi: /bạn đang xem bản lưu lúc \d\d:\d\d ngày / };
const mark = (page: Page, locale: keyof typeof savedOn = 'en') => page.getByText(savedOn[locale]);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The browser's own page stands there, and nothing else in its place. */
async function expectNothingAt(page: Page, address: string): Promise<void> {
  await expect(page.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // It comes a moment later, and would break off what is opened next.
  await page.waitForURL(/^chrome-error:/, { waitUntil: 'commit' });
}

type Student = { readonly cookies: Cookies; readonly application: string; readonly saved: string };

/** Somebody with a program on the wishlist, and an application for which the visa documents are collected. */
async function student(origin: string, context: BrowserContext): Promise<Student> {
  const cookies = await cookiesOf(origin, await registerMember(origin));
  const application = await applicationOf(origin, cookies);
  await advance(origin, await newAdvisor(origin), application, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION');
  const [, program] = await programsFor(origin, 'computer science');
  if (!program) throw new Error('No second program is found');
  await saveProgram(origin, cookies, program.id);
  await context.addCookies(cookies);
  return { cookies, application: `/en/profile/applications/${application}`, saved: program.title };
}

test('the pages opened last are read without a network, marked as copies, and by their links; changes are refused in words', async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { application, saved } = await student(origin, context);
  await openAndKeep(page, '/en/wishlist?tab=programs');
  await openAndKeep(page, '/en/profile/applications');
  await openAndKeep(page, application);
  await expect(mark(page)).toHaveCount(0);
  const title = await heading(page, /./).innerText();

  await context.setOffline(true);
  await open(page, application);
  await expect(mark(page)).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  const documents = page.getByRole('region', { name: /^Documents: / });
  await documents
    .getByRole('button', { name: /status: To do/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ready', exact: true }).click();
  await expect(documents.getByText('No connection: “Ready” was not saved.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The word beside the box; on a screen it stands on the button.
  await expect(documents.getByText('To do', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(documents.getByRole('button')).toHaveCount(0);
  await expect(mark(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/en/profile/applications');
  await expect(mark(page)).toBeVisible();
  await readable(page);
  // By a link: what is kept is opened as a copy too.
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(mark(page)).toBeVisible();

  // The bare address leads to the shortlist: the tab that is kept.
  await page.goto('/en/wishlist');
  await expect(page).toHaveURL('/en/wishlist?tab=programs');
  await expect(mark(page)).toBeVisible();
  const card = page.getByRole('main').getByRole('link', { name: saved }).first();
  await expect(card).toBeVisible();
  const programOfCard = String(await card.getAttribute('href'));

  // What is saved stands there with a full heart.
  await expect(page.getByRole('button', { name: saved, pressed: true }).first()).toBeVisible();

  // The program itself is not kept: a page of the site says so, and leads to what is.
  const other = await context.newPage();
  await other.goto(programOfCard);
  await expect(heading(other, 'You are offline')).toBeVisible();
  await other.getByRole('link', { name: 'Wishlist' }).click();
  await expect(mark(other)).toBeVisible();
  await other.close();

  await readable(page);
  await context.setOffline(false);
  // The page itself comes by itself.
  await expect(mark(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('link', { name: saved }).first()).toBeVisible();
});

test('a server that does not answer counts as no network; a new build takes over at once, and a copy never stands in for what the server says', async ({
  page,
  context,
  origin,
}) => {
  const cable = await cableTo(origin);
  const { saved } = await student(origin, context);
  const wishlist = `${cable.origin}/wishlist?tab=programs`;
  const entry = page.getByRole('main').getByRole('link', { name: saved }).first();
  await openAndKeep(page, wishlist);
  const before = await kept(page);
  cable.pull();
  await open(page, wishlist);
  await expect(mark(page, 'vi')).toBeVisible();
  await expect(entry).toBeVisible();

  await cable.plugIn();
  cable.change(
    '/offline-worker.js',
    text => `${text}\naddEventListener('message', event => event.source.postMessage('second build'));`,
  );
  cable.change('/wishlist?tab=programs', html =>
    html.replace('</head>', '<meta name="build" content="second"></head>'),
  );
  await open(page, wishlist);
  await expect(mark(page, 'vi')).toHaveCount(0);
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  const builds = () =>
    page.evaluate(
      () =>
        new Promise<string>(resolve => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
          navigator.serviceWorker.startMessages();
          navigator.serviceWorker.controller?.postMessage('which?');
          setTimeout(resolve, 2000, 'first build');
        }),
    );
  await expect.poll(builds).toBe('second build');
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ waiting: next }) => next));
  expect(await waiting()).toEqual([null]);

  // The copy is one of the second build, and the first has left no cache behind.
  await expect
    .poll(() => page.evaluate(async address => (await caches.match(address))?.text(), wishlist))
    .toContain('<meta name="build" content="second">');
  expect(await kept(page)).toEqual(before);
  cable.pull();
  await page.goto(wishlist);
  await expect(mark(page, 'vi')).toBeVisible();
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
});

test('after a logout nothing private is left, in no tab; nor after the session of another person, or one that ended elsewhere', async ({
  page,
  context,
  origin,
}) => {
  await open(page, '/en/about');
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual(NOTHING);

  const { application, saved } = await student(origin, context);
  await openAndKeep(page, '/en/wishlist?tab=programs');
  await openAndKeep(page, application);
  const other = await context.newPage();
  await open(other, application);
  expect((await kept(other)).caches).toHaveLength(1);

  // Who has stayed on a page for a while has it kept once more as it is left; not when a logout leaves it.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 11_000;
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account$/ })
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await kept(page)).toEqual(NOTHING);
  expect(await kept(other)).toEqual(NOTHING);
  await context.setOffline(true);
  for (const tab of [other, page])
    for (const address of [application, '/en/wishlist?tab=programs', '/en/wishlist']) {
      await expectNothingAt(tab, address);
      await expect(tab.getByText(saved)).toHaveCount(0);
    }
  await context.setOffline(false);
  await other.close();

  await context.addCookies(await cookiesOf(origin, await registerMember(origin)));
  await openAndKeep(page, '/en/wishlist');
  const [former] = (await kept(page)).caches;
  await context.clearCookies();
  await context.addCookies(await cookiesOf(origin, await registerMember(origin)));
  await open(page, '/en/about');
  await expect.poll(async () => (await kept(page)).caches).not.toContain(former);
  await openAndKeep(page, '/en/wishlist');
  expect((await kept(page)).caches).toHaveLength(1);

  await context.clearCookies();
  await open(page, '/en/about');
  await expect.poll(() => kept(page)).toEqual(NOTHING);
});
