/** A new build under an open page, and a start that fails. */
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site';

const HOUR = '01:00:00';

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** From now on the site says that another build is the latest; the pages that are open asked an hour ago. */
async function deploy(page: Page, id: string): Promise<void> {
  const build = (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.fulfill({ json: { id, timestamp: 1 } });
  await page.route('**/builds/latest.json', build);
  await page.route(`**/builds/meta/${id}.json`, build);
  const meta = page.waitForResponse(`**/builds/meta/${id}.json`);
  await page.clock.fastForward(HOUR);
  await (await meta).finished();
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a page belongs to the build that is served, and asks once an hour whether it still is', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/builds/')) asked.push(new URL(request.url()).pathname);
  });
  const documents = countDocuments(page);
  await open(page, '/en/about');
  expect(asked).toEqual([]);
  const latest = page.waitForResponse('**/builds/latest.json');
  await page.clock.fastForward(HOUR);
  const { id } = await (await latest).json();
  expect((await page.request.get(`/builds/meta/${id}.json`)).status()).toBe(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'For partners' }).click();
  await expect(heading(page, /partner/i)).toBeVisible();

  expect(documents()).toBe(1);
  expect(asked).toEqual(['/builds/latest.json']);
});

test('a new build comes with the next page, once, and what follows it by script; typed text comes along', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/en/contact');
  const documents = countDocuments(page);
  await page.getByLabel('City').fill('Huế');
  await deploy(page, 'another');

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL('/en/about');
  await page.unroute('**/builds/latest.json');
  await page.getByRole('contentinfo').locator('a[href="/en/contact"]').first().click();
  await expect(page.getByLabel('City')).toHaveValue('Huế');
  expect(documents()).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('carriedDrafts'))).toBeNull();
});

test('a link to a part of another page leads to that part when the page is loaded in full for a new build', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/en');
  const documents = countDocuments(page);
  await deploy(page, 'another');
  await page.locator('main a[href="/en/partners#institutions"]').click();

  await expect.poll(documents, { timeout: 30_000 }).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL('/en/partners#institutions');
});

/** The document at the path, changed on its way. */
const change = (page: Page, path: string, edit: (html: string) => string) =>
  page.route(
    url => url.pathname === path,
    async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    },
  );
const withoutState = (html: string) => html.replace('id="page-state"', 'id="no-state"');
/** The footer of every page reads it. */
const withoutOperator = (html: string) => html.replace('"operator":{', '"operator":null,"former":{');
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.app);

test('the app starts, mounts and reports it; without its state, or with a frame that fails, the error page is shown', async ({
  page,
}) => {
  await open(page, '/en/about');
  await expect.poll(() => state(page)).toBe('mounted');
  expect(await page.evaluate(() => performance.getEntriesByName('app-mounted').length)).toBe(1);

  for (const [path, edit] of [
    ['/en/partners', withoutState],
    ['/en/legal', withoutOperator],
  ] as const) {
    await change(page, path, edit);
    await page.goto(path);
    await expect(page).toHaveURL('/en/error?statusCode=500');
    await expect(heading(page, 'Internal Server Error')).toBeVisible();
    await hydrated(page);
  }

  // On the error page itself nothing is loaded again: what the server has drawn stays.
  const documents = countDocuments(page);
  await change(page, '/en/error', withoutOperator);
  await page.goto('/en/error?statusCode=503');
  await expect.poll(() => state(page)).toBe('failed');
  await expect(heading(page, 'Temporarily unavailable')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents()).toBe(1);
});

test('a page that fails leaves the navigation standing, and the next page is reached by it', async ({ page }) => {
  await open(page, '/en/about');
  const documents = countDocuments(page);
  await page.route('**/graphql', route => route.fulfill({ status: 503, body: 'no' }));
  await main(page).getByRole('link', { name: 'Programs' }).click();
  await expect(heading(page, 'Temporarily unavailable')).toBeVisible();
  await page.unroute('**/graphql');
  await main(page).getByRole('link', { name: 'Institutions' }).click();
  await expect(heading(page, /./)).not.toHaveText('Temporarily unavailable');
  expect(documents()).toBe(0);
});
