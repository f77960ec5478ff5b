import type { Locator, Page } from '@playwright/test';
import { exchangeRates } from '../../schema/site/exchangeRates';
import { seriousFindings } from './accessibility';
import { expect, hydrated, test, watch } from './site';

const PAGE = '/en/search-program';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Until then the cards and the count of the last choice stay. */
const resultsCame = (page: Page) =>
  expect(page.locator('section[aria-labelledby=results-heading]')).toHaveAttribute('aria-busy', 'false');
const total = async (page: Page) => Number((await page.locator('#results-heading').innerText()).replace(/\D/g, ''));
/** The count shown at a checkbox. */
const promisedFor = async (place: Locator, name: RegExp) =>
  Number(
    /([\d,]+)\s*$/
      .exec(await place.locator('label').filter({ hasText: name }).first().innerText())?.[1]
      ?.replaceAll(',', ''),
  );
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** The fields for one's own tuition: fetched when they are opened. */
async function ownTuition(place: Page | Locator): Promise<Locator> {
  const tuition = place.getByRole('group', { name: /^First-year tuition/ });
  await tuition.getByText('Choose your own range').click();
  await expect(tuition.getByLabel('To', { exact: true })).toBeVisible();
  return tuition;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the first card is visible, and filters are chosen in a sheet that shows the number of results', async ({
    page,
    origin,
  }) => {
    const problems = watch(page, origin);
    await page.goto(PAGE);
    await hydrated(page);
    await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport();
    // No control of a card lies on another.
    expect(await seriousFindings(page, ['target-size'])).toEqual([]);
    const before = await total(page);

    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Canada/ }).check();
    await expect(page).toHaveURL(`${PAGE}?destination=CA`);
    const canadian = await promisedFor(sheet, /^Canada/);
    await sheet.getByRole('checkbox', { name: /^Undergraduate/ }).check();
    await expect(page).toHaveURL(`${PAGE}?destination=CA&level=UNDERGRADUATE`);
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ results/ });
    const promises = async () => Number((await show.innerText()).replace(/\D/g, ''));
    await expect.poll(promises).toBeLessThan(canadian);
    await resultsCame(page);
    const promised = await promises();
    await show.click();

    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${PAGE}?destination=CA&level=UNDERGRADUATE`);
    expect(await total(page)).toBe(promised);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect.poll(() => total(page)).toBe(before);
    expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
  });

  test('the first drag of a finger moves a thumb of a range, and applies when it is let go', async ({
    page,
    origin,
  }) => {
    const problems = watch(page, origin);
    await page.goto(PAGE);
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

    await expect(page).toHaveURL(`${PAGE}?tuitionMin=1000&currency=VND`);
    await expect(thumb).toHaveValue('1000');
    expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
  });

  test('the back button closes the sheet before it leaves the page', async ({ page }) => {
    await page.goto('/en/search-scholarship');
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(PAGE);
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
});

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('numbers apply on blur; invalid ones are reported at the field and change nothing', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tuition = await ownTuition(page);
    await tuition.getByLabel('To', { exact: true }).fill('800');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${PAGE}?tuitionMax=800&currency=VND`);
    await expect(page.getByRole('link', { name: /^Remove choice: First-year tuition/ })).toBeVisible();
    await resultsCame(page);
    const narrowed = await total(page);

    await tuition.getByLabel('From', { exact: true }).fill('900');
    await page.keyboard.press('Tab');
    await expect(tuition.getByText('This must not be less than “From”.')).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}?tuitionMax=800&currency=VND`);
    expect(await total(page)).toBe(narrowed);

    await group(page, 'Destination')
      .getByRole('checkbox', { name: /^Australia/ })
      .check();
    await expect(page).toHaveURL(`${PAGE}?destination=AU&tuitionMax=800&currency=VND`);
    await expect(tuition.getByLabel('From', { exact: true })).toHaveValue('900');
  });

  test('a range is in dong, which the address keeps, and is converted when another currency is chosen', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?destination=AU`);
    await hydrated(page);
    const tuition = await ownTuition(page);
    await expect(tuition.getByText('Converted to VND.')).toBeVisible();
    const withoutRange = await total(page);
    await tuition.getByLabel('To', { exact: true }).fill('800');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${PAGE}?destination=AU&tuitionMax=800&currency=VND`);
    await expect.poll(() => total(page)).toBeLessThan(withoutRange);
    const inDong = await total(page);
    expect(inDong).toBeGreaterThan(0);

    await page.goto('/search-program?destination=AU&tuitionMax=800&currency=VND');
    await hydrated(page);
    expect(await total(page)).toBe(inDong);
    const currency = page.getByRole('combobox', { name: 'Tính bằng' });
    await expect(currency).toHaveValue('VND');
    const { AUD, VND } = exchangeRates.rates;
    await currency.selectOption('AUD');
    const inAud = Math.round(((800_000_000 / VND) * AUD) / 100) * 100;
    await expect(page).toHaveURL(`/search-program?destination=AU&tuitionMax=${inAud}&currency=AUD`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tìm ngành học' })).toBeVisible();
    await page.goBack();
    await expect(currency).toHaveValue('VND');
  });

  test('a fresh install says of which day the rates of its amounts in dong are', async ({ page }) => {
    await page.goto('/search-program?destination=AU');
    const [year, month, day] = exchangeRates.asOf.split('-');
    await expect(page.getByText(new RegExp(`1 AUD = [\\d.]+ ₫.*ngày ${day}/${month}/${year}`))).toBeVisible();
  });

  test('a slider moves the numbers and applies when it is let go', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tuition = await ownTuition(page);
    const thumb = tuition.getByRole('slider', { name: /To$/ });
    await thumb.focus();
    await thumb.press('ArrowLeft');

    await expect(page).toHaveURL(/tuitionMax=1950&currency=VND$/);
    await expect(tuition.getByLabel('To', { exact: true })).toHaveValue('1950');
    await expect(page.getByRole('link', { name: /^Remove choice: First-year tuition/ })).toBeVisible();
    await page.goBack();
    await expect(thumb).toHaveValue('2000');
    await expect(tuition.getByLabel('To', { exact: true })).toHaveValue('');
  });

  test('a slider whose choice is undone before it is drawn goes back, and so does its number', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tuition = await ownTuition(page);
    const thumb = tuition.getByRole('slider', { name: /To$/ });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await thumb.focus();
    for (const round of [1, 2, 3]) {
      await test.step(`round ${round}`, async () => {
        // Back as soon as the address has changed: the page is not drawn for it yet.
        await page.evaluate(() => {
          const timer = setInterval(() => {
            if (location.search === '') return;
            clearInterval(timer);
            history.back();
          }, 0);
        });
        await thumb.press('ArrowLeft');
        await expect(page).toHaveURL(PAGE);
        await expect(thumb).toHaveValue('2000');
        await expect(tuition.getByLabel('To', { exact: true })).toHaveValue('');
      });
    }
  });

  test('the keyboard alone opens a group, chooses, sorts and clears', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByText(/^\d+ more filters/).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByText('Institution type', { exact: true });
    await expect(group(page, 'Institution type')).toBeHidden();
    await summary.locator('xpath=..').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/institutionType=/);
    await expect(group(page, 'Institution type').getByRole('checkbox').first()).toBeFocused();
    await page.getByRole('link', { name: /^Remove choice/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PAGE);
  });

  test('unsent text survives a filter, and back restores the fields from the address', async ({ page }) => {
    await page.goto(`${PAGE}?q=arts`);
    await hydrated(page);
    const text = page.getByLabel('Program, institution, city or country');
    await text.fill('science');
    // A press beside the field closes the suggestions.
    await page.getByRole('heading', { level: 1 }).click();
    await group(page, 'Destination')
      .getByRole('checkbox', { name: /^Australia/ })
      .check();
    await expect(page).toHaveURL(`${PAGE}?q=science&destination=AU`);
    await page.goBack();
    await expect(text).toHaveValue('arts');
    await expect(group(page, 'Destination').getByRole('checkbox', { name: /^Australia/ })).not.toBeChecked();
  });

  test('the last of many quick choices wins', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const destination = group(page, 'Destination');
    for (const name of [/^Australia/, /^Canada/, /^Germany/]) await destination.getByRole('checkbox', { name }).click();
    await destination.getByRole('checkbox', { name: /^Australia/ }).click();
    await expect(page).toHaveURL(`${PAGE}?destination=CA&destination=DE`);
    await expect(page.getByRole('link', { name: /^Remove choice/ })).toHaveCount(2);
    await expect(destination.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('back from a card restores the scroll position of the list', async ({ page }) => {
    await page.goto(`${PAGE}?destination=AU`);
    await hydrated(page);
    const card = page.getByRole('article').nth(12);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.goBack();

    await expect(page).toHaveURL(`${PAGE}?destination=AU`);
    await expect(page.getByRole('article').nth(12).getByRole('heading')).toBeInViewport();
  });
});

test('without scripts the page still has its filters, and a next link for crawlers', async ({
  browser,
  origin,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\/en\/search-program\?page=2"/);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.getByRole('checkbox', { name: /^Canada/ }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/destination=CA/);
  await expect(page.getByRole('link', { name: 'Remove choice: Canada' })).toBeVisible();
  await context.close();
});
