/** From the first page to the next: what is fetched when, and what is said when it does not come. */
import type { Page } from '@playwright/test';
import { chunkOf, manifest } from './chunks';
import { expect, open, test } from './site';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const programs = (page: Page) => main(page).getByRole('link', { name: 'Programs' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pathOf = (source: string) => `/${manifest[source]?.file ?? ''}`;

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Gone with its release for the page that is open, there for the next one. */
async function loseUntilReloaded(page: Page, chunk: string): Promise<() => number> {
  const documents = countDocuments(page);
  await page.route(chunk, route =>
    documents() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return documents;
}

test('a page knows no other before a hand is seen; the first sign fetches the routes, and the page behind the link', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, '/en/about');
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toContain(pathOf('app/wholeSite.ts'));

  // The first sign that there is a hand at all is the one that leads to the link.
  await programs(page).hover();
  await expect.poll(() => scripts).toContain(pathOf('features/search/SearchProgramPage.tsx'));
  expect(scripts).toContain(pathOf('app/wholeSite.ts'));
  const documents = countDocuments(page);
  await programs(page).click();
  await expect(heading(page, 'Find a program')).toBeVisible();
  await page.goBack();
  await expect(heading(page, /./)).not.toHaveText('Find a program');
  expect(documents()).toBe(0);
});

test('a press without any sign before it leads on as well, in the other language too', async ({ page }) => {
  await open(page, '/en/about');
  const documents = countDocuments(page);
  await programs(page).dispatchEvent('click');
  await expect(heading(page, 'Find a program')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL('/search-program');
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link')).toHaveText([
    'Trường',
    'Ngành học',
    'Học bổng',
  ]);
  expect(documents()).toBe(0);
});

test('without a network the next page says in place that it cannot be loaded, and comes once it can', async ({
  page,
  context,
}) => {
  await open(page, '/en/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await programs(page).dispatchEvent('click');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page).toHaveTitle(/This page could not be loaded/);
  await expect(page.getByRole('banner')).toBeVisible();

  // By hand it fails again as long as nothing is to be had; with the network the page comes by itself.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Find a program')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/en/search-program');
});

test('routes that are gone with their release load the wanted page in full', async ({ page }) => {
  await open(page, '/en/about');
  const documents = await loseUntilReloaded(page, chunkOf('app/wholeSite.ts'));
  await programs(page).click();

  await expect(heading(page, 'Find a program')).toBeVisible();
  await expect(page).toHaveURL('/en/search-program');
  expect(documents()).toBe(1);
});

test('the view of an error that is gone with its release loads the wanted page in full', async ({ page }) => {
  await open(page, '/en/about');
  const documents = await loseUntilReloaded(page, chunkOf('app/errors/RouteErrorView.tsx'));
  await page.route('**/graphql', route => route.fulfill({ status: 503, body: 'no' }));
  await programs(page).click();

  // The server has an answer where the script had none.
  await expect(heading(page, 'Find a program')).toBeVisible();
  await expect(page).toHaveURL('/en/search-program');
  expect(documents()).toBe(1);
});

test('links that were looked at fetch no more than thirty pages a minute, and later they do again', async ({
  page,
}) => {
  await page.clock.install();
  const asked = new Set<string>();
  page.on('request', request => {
    const slug = /"slug":"([^"]+)"/.exec(decodeURIComponent(request.postData() ?? request.url()))?.[1];
    if (slug) asked.add(slug);
  });
  await open(page, '/en/search-program?destination=AU');
  /** A finger on links to as many programs, whatever else stands on the page. */
  const touch = (from: number, to: number) =>
    page.evaluate(
      ([first, last]) => {
        const box = document.querySelector('main') ?? document.body;
        for (let number = first; number < last; number += 1) {
          const link = Object.assign(document.createElement('a'), { href: `/en/programs/page-${number}` });
          box.append(link);
          link.dispatchEvent(new Event('touchstart', { bubbles: true }));
        }
      },
      [from, to] as const,
    );
  // The first sign fetches the routes.
  await touch(0, 1);
  await expect.poll(() => asked.size).toBe(1);
  await touch(1, 40);
  await expect.poll(() => asked.size).toBe(30);
  await page.clock.fastForward(61_000);
  await touch(40, 41);
  await expect.poll(() => asked.has('page-40')).toBe(true);
  expect(asked.size).toBe(31);
});
