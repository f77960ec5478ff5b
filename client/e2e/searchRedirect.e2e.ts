import { expect, hydrated, test } from './site';

for (const [address, target] of [
  ['/search?type=institution&q=%20sydney%20%20uni&destination=au', '/search-institution?q=sydney+uni&destination=AU'],
  ['/en/search?type=scholarship', '/en/search-scholarship'],
  ['/search?type=nonsense&destination=XX&utm=1', '/search-program'],
  ['/en/search?q=%3Cscript%3E', '/en/search-program?q=%3Cscript%3E'],
] as const) {
  test(`${address} redirects to ${target}`, async ({ request, origin }) => {
    const response = await request.get(address, { maxRedirects: 0 });

    expect(response.status()).toBe(302);
    expect(new URL(response.headers().location ?? '', origin).href).toBe(origin + target);
  });
}

test('the search of the home page leads to the results of its kind', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const form = page.getByRole('search');
  await form.getByRole('radio', { name: 'Institutions' }).check();
  await form.getByLabel('Institution or city').fill('sydney');
  await form.getByLabel('Destination').selectOption('Australia');
  await form.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL('/en/search-institution?q=sydney&destination=AU');
});

test('the search of the home page works without scripts', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN', baseURL: origin });
  const page = await context.newPage();
  await page.goto('/');
  const form = page.getByRole('search');
  await form.getByRole('radio', { name: 'Học bổng' }).check();
  await form.getByRole('button', { name: 'Tìm kiếm' }).click();

  await expect(page).toHaveURL('/search-scholarship');
  await context.close();
});

test('each destination of the home page links to the search it counts', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const link = page
    .getByRole('region', { name: 'Choose where you want to study' })
    .getByRole('link', { name: /programs$/ })
    .first();
  const href = await link.getAttribute('href');
  await link.click();

  await expect(page).toHaveURL(href ?? '');
  expect(href).toMatch(/^\/en\/search-program\?destination=[A-Z]{2}$/);
});
