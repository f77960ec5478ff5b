import { expect, hydrated, test } from './site';

test('the switch keeps page and query, and is stored for a year', async ({ page, context, addresses }) => {
  await page.goto(`${addresses.searchProgram}?q=data&destination=CA`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();

  await expect(page).toHaveURL('/en/search-program?q=data&destination=CA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);

  await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL('/search-program?q=data&destination=CA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test.describe('the bare address', () => {
  const visit = (headers: Record<string, string>) => ({ maxRedirects: 0, headers });

  test('answers in the language of the cookie, then of the browser', async ({ request }) => {
    const byBrowser = await request.get('/?a=1', visit({ 'accept-language': 'en-GB,en;q=0.9' }));
    expect(byBrowser.status()).toBe(302);
    expect(byBrowser.headers().location).toBe('/en?a=1');
    expect(byBrowser.headers().vary).toContain('Accept-Language');

    const byCookie = await request.get('/', visit({ 'accept-language': 'en', cookie: 'locale=vi' }));
    expect(byCookie.status()).toBe(200);

    const english = await request.get('/', visit({ 'accept-language': 'vi', cookie: 'locale=en' }));
    expect(english.headers().location).toBe('/en');

    const unknown = await request.get('/', visit({ 'accept-language': 'fr' }));
    expect(unknown.status()).toBe(200);
  });

  test('switches to Vietnamese without scripts', async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', baseURL: origin });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();

    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await context.close();
  });
});

test('any other address decides the language, not the cookie or the browser', async ({ request, addresses }) => {
  const vietnamese = await request.get(addresses.searchProgram, {
    maxRedirects: 0,
    headers: { 'accept-language': 'en', cookie: 'locale=en' },
  });
  const english = await request.get(`/en${addresses.searchProgram}`, {
    maxRedirects: 0,
    headers: { 'accept-language': 'vi', cookie: 'locale=vi' },
  });

  expect(await vietnamese.text()).toContain('<html lang="vi">');
  expect(await english.text()).toContain('<html lang="en">');
});
