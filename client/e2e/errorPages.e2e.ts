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
    // The browser itself reports the 404 of the document; nothing else may be said.
    expect(problems.reports.filter(report => !report.includes('404'))).toEqual([]);
  });
}

for (const path of ['/.git/config', '/assets/none.js', '/%E0%A4%A']) {
  test(`${path} is a real 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('a path in front of which a second slash stands never leads to another host', async ({ page, origin }) => {
  const response = await page.goto(`${origin}//evil/x`);
  expect(response?.status()).toBe(404);
  const hosts = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link instanceof HTMLAnchorElement ? link.host : '')));

  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
});

test('the error page takes 500 by default and never shows a stack', async ({ page }) => {
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
  await expect(page.getByText('Detail received with the address: Short – Long')).toBeVisible();
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

test('a page whose data cannot be fetched says so and can be tried again', async ({ page }) => {
  await page.goto('/en/error');
  await hydrated(page);
  await page.route('**/graphql', route => route.abort());
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();

  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
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
  await page.route(/\/assets\/SearchProgramPage-/, route => route.fulfill({ status: 404, body: 'gone' }));
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
  await page.route(/\/assets\/SearchProgramPage-/, route => route.fulfill({ status: 404, body: 'gone' }), { times: 1 });
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();

  await expect(page).toHaveURL(`/en${addresses.searchProgram}`);
  await hydrated(page);
  await expect(page.locator('h1')).toBeVisible();
});
