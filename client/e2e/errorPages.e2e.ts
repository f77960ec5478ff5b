import type { Page } from '@playwright/test';
import { chunkOf } from './chunks';
import { cookiesOf, registerMember } from './member';
import { expect, hydrated, test, watch } from './site';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;

for (const { path, text } of [
  { path: '/xyz', text: 'Không tìm thấy trang: /xyz' },
  { path: '/en/xyz/a', text: 'Page not found: /en/xyz/a' },
  { path: '/programs/a.b', text: 'Không tìm thấy trang: /programs/a.b' },
  { path: '/programs/none', text: 'Không tìm thấy trang: /programs/none' },
  { path: '/en/schools/none', text: 'Page not found: /en/schools/none' },
  { path: '/en/scholarships/none', text: 'Page not found: /en/scholarships/none' },
]) {
  test(`${path} is a real 404 that names the path`, async ({ page, origin }) => {
    const problems = watch(page, origin);
    const response = await page.goto(path);
    await hydrated(page);

    expect(response?.status()).toBe(404);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // The browser itself reports the 404 of the document; nothing else may be reported.
    expect(problems.reports.filter(report => !report.includes('404'))).toEqual([]);
  });
}

for (const path of ['/.git/config', '/assets/none.js', '/%E0%A4%A']) {
  test(`${path} is a real 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('a path with a second slash in front never leads to another host', async ({ page, origin }) => {
  const response = await page.goto(`${origin}//evil/x`);
  expect(response?.status()).toBe(404);
  const hosts = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link instanceof HTMLAnchorElement ? link.host : '')));

  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
});

test('the error page is 500 by default and never shows a stack', async ({ page }) => {
  await page.goto('/en/error');
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1, name: 'Lỗi máy chủ' })).toBeVisible();

  await expect(page.getByText(/at .*\.[jt]sx?:\d+/)).toHaveCount(0);
});

test('the error page shows the not-found view for 404 and our own words for other codes', async ({ page }) => {
  await page.goto('/en/error?statusCode=404');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.goto('/en/error?statusCode=503&statusMessage=Short&description=Long');

  await expect(page.getByRole('heading', { level: 1, name: 'Temporarily unavailable' })).toBeVisible();
  await expect(page.getByText('Note in the address: Short – Long')).toBeVisible();
});

test('markup in an address stays text, and is cut', async ({ page, origin }) => {
  const problems = watch(page, origin);
  const long = encodeURIComponent(`${HOSTILE}${'x'.repeat(5_000)}`);
  await page.goto(`/en/error?statusCode=500&statusMessage=${encodeURIComponent(HOSTILE)}&description=${long}`);
  await hydrated(page);

  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect((await page.locator('main').innerText()).length).toBeLessThan(1_000);
  expect(problems.reports).toEqual([]);

  await page.goto(`/en/${encodeURIComponent(HOSTILE)}`);
  await hydrated(page);
  await expect(page.getByText(`Page not found: /en/${HOSTILE}`)).toBeVisible();
  expect(await page.locator('main img, main script').count()).toBe(0);
});

test('a page whose data cannot be fetched says so, and loads by itself once it can', async ({ page }) => {
  await page.goto('/en/error');
  await hydrated(page);
  await page.route('**/graphql', route => route.abort());
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.unroute('**/graphql');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Studying abroad starts with facts you can trust' }),
  ).toBeVisible();
});

test('a lost chunk reloads the page once, then leads home, and never goes in circles', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(chunkOf('features/search/SearchProgramPage.tsx'), route =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();

  // First the wanted page in full, whose chunk is gone too; then home.
  await expect.poll(() => documents).toBe(2);
  await expect(page).toHaveURL('/en');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(2);
});

test('a lost chunk that is there again after the reload ends on the wanted page', async ({ page, addresses }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.route(
    chunkOf('features/search/SearchProgramPage.tsx'),
    route => route.fulfill({ status: 404, body: 'gone' }),
    { times: 1 },
  );
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();

  await expect(page).toHaveURL(`/en${addresses.searchProgram}`);
  await hydrated(page);
  await expect(page.locator('h1')).toBeVisible();
});

/** A new release has taken the chunk away: it is gone for the page that is open, and there for the next one. */
async function loseUntilReloaded(page: Page, chunk: string): Promise<() => number> {
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(chunk, route => (documents === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  return () => documents;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

  test('a menu whose chunk is gone loads the page anew at the first press, and opens at the next', async ({ page }) => {
    await page.goto('/en/search-program?destination=CA');
    await hydrated(page);
    const documents = await loseUntilReloaded(page, chunkOf('app/layouts/NavigationSheet.tsx'));
    // Coming near it fetches it in advance: that may fail without a word.
    await menu(page).hover();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(0);
    await menu(page).click();
    await expect.poll(documents).toBe(1);
    await hydrated(page);
    await menu(page).click();

    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveURL('/en/search-program?destination=CA');
    expect(documents()).toBe(1);
  });

  test('a menu that cannot be fetched without a network leads to the links at the end of the page', async ({
    page,
    context,
  }) => {
    await page.goto('/en/search-program');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await menu(page).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Programs', exact: true })).toBeInViewport();
    await context.setOffline(false);
    // A browser that remembers that the file was missing does not ask again: then the first press loads the page anew.
    await expect(async () => {
      await menu(page).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL('/en/search-program');
  });
});

test('a correction whose chunk is gone loads the page anew at the first press, and opens at the next', async ({
  page,
  origin,
}) => {
  await page.context().addCookies(await cookiesOf(origin, await registerMember(origin)));
  await page.goto('/en/profile/details');
  await hydrated(page);
  const documents = await loseUntilReloaded(page, chunkOf('features/account/CorrectionDialog.tsx'));
  const ask = () => page.getByRole('button', { name: 'Request a correction: full name' }).click();
  await ask();
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await ask();

  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents()).toBe(1);
});
