/** Letters twice as large on a phone: nothing overlaps, nothing scrolls sideways. */
import { LOCALES, toPath } from '../../schema/site/locales';
import type { Page } from '@playwright/test';
import { accessOf } from './member';
import { expect, shownRoutes, test } from './site';

const PHONE = { width: 390, height: 844 };

/** How wide the page is with letters twice as large, and whether controls of its header lie over each other. */
async function enlarged(page: Page, path: string): Promise<{ readonly width: number; readonly overlaps: boolean }> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header :is(a, button)')];
    const boxes = controls.map(control => control.getBoundingClientRect()).filter(({ width }) => width > 1);
    const overlaps = boxes.some((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          other =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    );
    return { width: document.documentElement.scrollWidth, overlaps };
  });
}

const FITS = { width: PHONE.width, overlaps: false };

for (const { id } of shownRoutes.filter(route => accessOf(route.id) !== 'auth'))
  test(`${id} fits a phone with letters twice as large`, async ({ openRoute, addresses }) => {
    const page = await openRoute(id);
    // Words are longer in English: "Accessibility" is one.
    for (const locale of LOCALES) expect(await enlarged(page, toPath(locale, addresses[id]))).toEqual(FITS);
  });

test('every page of a member fits a phone with letters twice as large', async ({ openRoute, addresses }) => {
  const page = await openRoute('profile');
  const found: Record<string, unknown> = {};
  const routes = shownRoutes.filter(route => accessOf(route.id) === 'auth').map(({ id }) => id);
  const paths = routes.flatMap(id => LOCALES.map(locale => toPath(locale, addresses[id])));
  for (const path of paths) found[path] = await enlarged(page, path);

  expect(routes.length).toBeGreaterThan(8);
  expect(found).toEqual(Object.fromEntries(paths.map(path => [path, FITS])));
});

test('a search with filters fits a phone with letters twice as large', async ({ openRoute }) => {
  const page = await openRoute('searchProgram');
  for (const locale of LOCALES) {
    const path = toPath(locale, '/search-program?destination=AU&tuitionMin=1000&tuitionMax=60000&currency=AUD');

    expect(await enlarged(page, path)).toEqual(FITS);
  }
});
