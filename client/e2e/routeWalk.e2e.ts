import { LOCALES, toPath } from '../../schema/site/locales';
import { expect, hydrated, shownRoutes, test, watch } from './site';

for (const locale of LOCALES) {
  for (const { id, isIndexable } of shownRoutes) {
    test(`${id} in ${locale} is whole before scripts, and is taken over without a word`, async ({ page, addresses, origin, request }) => {
      const path = toPath(locale, addresses[id]);
      const problems = watch(page, origin);

      const raw = await (await request.get(path, { headers: { referer: `${origin}/` } })).text();
      const response = await page.goto(path, { referer: `${origin}/` });
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      const heading = (await page.locator('h1').innerText()).trim();
      const mainText = await page.locator('main').innerText();
      expect(heading).not.toBe('');
      expect(mainText.length).toBeGreaterThan(60);
      expect(raw).toMatch(/<h1[^>]*>[^<]+/);
      expect(raw).toContain(`<html lang="${locale}">`);

      const one = async (selector: string, attribute: string) => {
        await expect(page.locator(selector)).toHaveCount(1);
        return page.locator(selector).getAttribute(attribute);
      };
      await expect(page.locator('head title')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
      expect((await one('meta[name=description]', 'content'))?.length).toBeGreaterThan(isIndexable ? 30 : 5);
      expect(await one('link[rel=canonical]', 'href')).toBe(origin + path);
      expect(await one('link[rel=alternate][hreflang=vi]', 'href')).toBe(origin + addresses[id]);
      expect(await one('link[rel=alternate][hreflang=en]', 'href')).toBe(origin + toPath('en', addresses[id]));
      expect(await one('link[rel=alternate][hreflang=x-default]', 'href')).toBe(origin + addresses[id]);
      await expect(page.locator('meta[name=robots]')).toHaveCount(isIndexable ? 0 : 1);
      expect(raw).toContain(`<link rel="canonical" href="${origin}${path}"`);

      expect(problems).toEqual({ reports: [], graphRequests: [], foreignRequests: [] });
    });
  }
}

test('titles and descriptions tell the pages apart', async ({ request, addresses }) => {
  const heads = await Promise.all(
    LOCALES.flatMap(locale =>
      shownRoutes.map(async ({ id }) => {
        const html = await (await request.get(toPath(locale, addresses[id]), { headers: { 'accept-language': 'vi' } })).text();
        return /<title>([^<]+)<\/title>/.exec(html)?.[1];
      }),
    ),
  );

  expect(heads).not.toContain(undefined);
  expect(new Set(heads).size).toBe(heads.length);
});

test('every page of the walk is reached by a link, without a full load', async ({ page, addresses, origin }) => {
  const problems = watch(page, origin);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Ngành học' }).click();
  await expect(page).toHaveURL(addresses.searchProgram);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');

  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(problems.reports).toEqual([]);
});
