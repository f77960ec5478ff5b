import type { APIRequestContext } from '@playwright/test';
import { LOCALES, toPath } from '../../schema/site/locales';
import { budgetOf, tierOf } from '../audit/budgets';
import { expectLargeLettersToFit, expectNoSeriousFinding, expectSchemesToAgree, expectToFit320 } from './accessibility';
import { accessOf, routeOf } from './member';
import { expect, hydrated, shownRoutes, test, watch } from './site';
import { scriptsOf } from './weight';

for (const locale of LOCALES) {
  for (const { id, isIndexable } of shownRoutes) {
    test(`${id} in ${locale} is complete without scripts, hydrates without a warning, keeps its budget of scripts, and is accessible`, async ({
      openRoute,
      addresses,
      origin,
    }) => {
      // Two widths and two schemes of a long page, on a machine that may be busy.
      const page = await openRoute(id);
      const path = toPath(locale, addresses[id]);
      const problems = watch(page, origin);

      const raw = await (await page.request.get(path, { headers: { referer: `${origin}/` } })).text();
      const response = await page.goto(path, { referer: `${origin}/` });
      await hydrated(page);

      await test.step('the page', async () => {
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        expect((await page.locator('h1').innerText()).trim()).not.toBe('');
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
        expect(raw).toMatch(/<h1[^>]*>[^<]+/);
        expect(raw).toContain(`<html lang="${locale}">`);
      });

      await test.step('its head', async () => {
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
      });

      // Colours do not depend on the language.
      await test.step('accessibility', () => expectNoSeriousFinding(page, locale === 'vi' ? undefined : []));
      if (locale === 'vi') await test.step('schemes', () => expectSchemesToAgree(page));
      // Before anything changes on the page; what it loads by itself after it was taken over is counted.
      await test.step('weight', async () => {
        const { total, list } = await scriptsOf(page);
        expect(total, list).toBeLessThanOrEqual(budgetOf(tierOf(routeOf(id))));
      });
      await test.step('320 px', () => expectToFit320(page));
      // In both languages: words are longer in English, "Accessibility" is one.
      await test.step('large letters', () => expectLargeLettersToFit(page));

      // By now everything that a page starts by itself has happened. Hearts of somebody signed in are loaded after the page, and so is what students say of an institution.
      await page.waitForLoadState('networkidle');
      const unexpected = problems.graphRequests.filter(
        body => !['MyWishlistIds', 'MyNotificationState', 'StudentReviews'].some(name => body.includes(name)),
      );
      expect({ ...problems, graphRequests: unexpected }).toEqual({
        reports: [],
        graphRequests: [],
        foreignRequests: [],
      });
    });
  }
}

test('every page has a title of its own', async ({ page, addresses, enter }) => {
  for (const { id } of shownRoutes) await enter(page, id);
  const shown = shownRoutes
    .filter(({ id }) => !['auth-redirect', 'guest'].includes(accessOf(id)))
    // Shows the same page as /profile, as long as that has no overview of its own.
    .filter(({ id }) => id !== 'profileDetails');
  const heads: (string | undefined)[] = [];
  // One after the other: a busy machine answers many at once with the page that asks for patience.
  for (const locale of LOCALES) {
    for (const { id } of shown) {
      const path = toPath(locale, addresses[id]);
      const html = await (await page.request.get(path, { headers: { 'accept-language': 'vi' } })).text();
      heads.push(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    }
  }

  expect(heads).not.toContain(undefined);
  expect(new Set(heads).size).toBe(heads.length);
});

test('links navigate without a full load, and move focus to the heading', async ({ page, addresses, origin }) => {
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

for (const locale of LOCALES) {
  test(`every route in ${locale} admits whom the route table names, and redirects the others`, async ({
    page,
    request,
    addresses,
    origin,
    enter,
  }) => {
    await enter(page, 'profile');
    const ask = async (as: APIRequestContext, path: string) => {
      const response = await as.get(path, { maxRedirects: 0, headers: { referer: `${origin}/` } });
      return {
        status: response.status(),
        location: response.headers().location,
        cookie: response.headers()['set-cookie'],
      };
    };
    for (const { id, access } of shownRoutes) {
      const path = toPath(locale, addresses[id]);
      const visitor = await ask(request, path);
      const member = await ask(page.request, path);
      if (access === 'auth') {
        expect({ id, ...visitor }).toMatchObject({ status: 302, location: toPath(locale, '/login') });
        expect(visitor.cookie).toContain(`pending-page=${encodeURIComponent(path)}`);
      } else {
        expect({ id, status: visitor.status }).toEqual({ id, status: 200 });
      }
      if (access === 'auth' || access === 'public') expect({ id, status: member.status }).toEqual({ id, status: 200 });
      else
        expect({ id, ...member }).toMatchObject({
          status: 302,
          location: expect.stringMatching(access === 'guest' ? /\/profile$/ : /\/(complete-profile|profile)$/),
        });
    }
  });
}
