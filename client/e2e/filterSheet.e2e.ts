/** The filters of the search on a phone: a sheet over the results. */
import type { Locator } from '@playwright/test';
import { seriousFindings } from './accessibility';
import { ownTuition, PHONE, resultsCame, SEARCH, total } from './searchPage';
import { expect, hydrated, test, watch } from './site';

/** The count shown at a checkbox. */
const promisedFor = async (place: Locator, name: RegExp) =>
  Number(
    /([\d,]+)\s*$/
      .exec(await place.locator('label').filter({ hasText: name }).first().innerText())?.[1]
      ?.replaceAll(',', ''),
  );

test.use({ viewport: PHONE, hasTouch: true });

test('the first card is visible, and filters are chosen in a sheet that shows the number of results', async ({
  page,
  origin,
}) => {
  const problems = watch(page, origin);
  await page.goto(SEARCH);
  await hydrated(page);
  await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport();
  // No control of a card lies on another.
  expect(await seriousFindings(page, ['target-size'])).toEqual([]);
  const before = await total(page);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Canada/ }).check();
  await expect(page).toHaveURL(`${SEARCH}?destination=CA`);
  const canadian = await promisedFor(sheet, /^Canada/);
  await sheet.getByRole('checkbox', { name: /^Undergraduate/ }).check();
  await expect(page).toHaveURL(`${SEARCH}?destination=CA&level=UNDERGRADUATE`);
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ results/ });
  const promises = async () => Number((await show.innerText()).replace(/\D/g, ''));
  await expect.poll(promises).toBeLessThan(canadian);
  await resultsCame(page);
  const promised = await promises();
  await show.click();

  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${SEARCH}?destination=CA&level=UNDERGRADUATE`);
  expect(await total(page)).toBe(promised);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(SEARCH);
  await expect.poll(() => total(page)).toBe(before);
  expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
});

test('the first drag of a finger moves a thumb of a range, and applies when it is let go', async ({ page, origin }) => {
  const problems = watch(page, origin);
  await page.goto(SEARCH);
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  const tuition = await ownTuition(page.getByRole('dialog'));
  const thumb = tuition.getByRole('slider', { name: /From$/ });
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (!box) throw new Error('The thumb is not in sight');
  const middle = box.y + box.height / 2;
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x: Math.round(x), y: Math.round(middle) }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(box.x + 22) });
  for (const share of [0.2, 0.3, 0.4, 0.5])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(box.x + box.width * share) });
  await expect(tuition.getByLabel('From', { exact: true })).toHaveValue('1000');
  expect(page.url()).not.toContain('tuitionMin');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await expect(page).toHaveURL(`${SEARCH}?tuitionMin=1000&currency=VND`);
  await expect(thumb).toHaveValue('1000');
  expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
});

test('the back button closes the sheet before it leaves the page', async ({ page }) => {
  await page.goto('/en/search-scholarship');
  await page.goto(SEARCH);
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(SEARCH);
});

test('nothing scrolls sideways on the narrowest phone, closed and open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/search-program?destination=AU&tuitionMax=40000');
  await hydrated(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});
