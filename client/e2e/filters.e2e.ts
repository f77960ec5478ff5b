/** The filters of the search on a desk: ranges, currencies, sliders, the keyboard and the back button. */
import type { Page } from '@playwright/test';
import { exchangeRates } from '../../schema/site/exchangeRates';
import { ownTuition, PHONE, resultsCame, SEARCH, total } from './searchPage';
import { expect, hydrated, test } from './site';

const DESK = { width: 1280, height: 900 };
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('numbers apply on blur; invalid ones are reported at the field and change nothing', async ({ page }) => {
    await page.goto(SEARCH);
    await hydrated(page);
    const tuition = await ownTuition(page);
    await tuition.getByLabel('To', { exact: true }).fill('800');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${SEARCH}?tuitionMax=800&currency=VND`);
    await expect(page.getByRole('link', { name: /^Remove choice: First-year tuition/ })).toBeVisible();
    await resultsCame(page);
    const narrowed = await total(page);

    await tuition.getByLabel('From', { exact: true }).fill('900');
    await page.keyboard.press('Tab');
    await expect(tuition.getByText('This must not be less than “From”.')).toBeVisible();
    await expect(page).toHaveURL(`${SEARCH}?tuitionMax=800&currency=VND`);
    expect(await total(page)).toBe(narrowed);

    await group(page, 'Destination')
      .getByRole('checkbox', { name: /^Australia/ })
      .check();
    await expect(page).toHaveURL(`${SEARCH}?destination=AU&tuitionMax=800&currency=VND`);
    await expect(tuition.getByLabel('From', { exact: true })).toHaveValue('900');
  });

  test('a range is in dong, which the address keeps, and is converted when another currency is chosen', async ({
    page,
  }) => {
    await page.goto(`${SEARCH}?destination=AU`);
    await hydrated(page);
    const tuition = await ownTuition(page);
    await expect(tuition.getByText('Converted to VND.')).toBeVisible();
    const withoutRange = await total(page);
    await tuition.getByLabel('To', { exact: true }).fill('800');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${SEARCH}?destination=AU&tuitionMax=800&currency=VND`);
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
    await page.goto(SEARCH);
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
    await page.goto(SEARCH);
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
        await expect(page).toHaveURL(SEARCH);
        await expect(thumb).toHaveValue('2000');
        await expect(tuition.getByLabel('To', { exact: true })).toHaveValue('');
      });
    }
  });

  test('the keyboard alone opens a group, chooses, sorts and clears', async ({ page }) => {
    await page.goto(SEARCH);
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
    await expect(page).toHaveURL(SEARCH);
  });

  test('unsent text survives a filter, and back restores the fields from the address', async ({ page }) => {
    await page.goto(`${SEARCH}?q=arts`);
    await hydrated(page);
    const text = page.getByLabel('Program, institution, city or country');
    await text.fill('science');
    // A press beside the field closes the suggestions.
    await page.getByRole('heading', { level: 1 }).click();
    await group(page, 'Destination')
      .getByRole('checkbox', { name: /^Australia/ })
      .check();
    await expect(page).toHaveURL(`${SEARCH}?q=science&destination=AU`);
    await page.goBack();
    await expect(text).toHaveValue('arts');
    await expect(group(page, 'Destination').getByRole('checkbox', { name: /^Australia/ })).not.toBeChecked();
  });

  test('the last of many quick choices wins', async ({ page }) => {
    await page.goto(SEARCH);
    await hydrated(page);
    const destination = group(page, 'Destination');
    for (const name of [/^Australia/, /^Canada/, /^Germany/]) await destination.getByRole('checkbox', { name }).click();
    await destination.getByRole('checkbox', { name: /^Australia/ }).click();
    await expect(page).toHaveURL(`${SEARCH}?destination=CA&destination=DE`);
    await expect(page.getByRole('link', { name: /^Remove choice/ })).toHaveCount(2);
    await expect(destination.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('back from a card restores the scroll position of the list', async ({ page }) => {
    await page.goto(`${SEARCH}?destination=AU`);
    await hydrated(page);
    const card = page.getByRole('article').nth(12);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.goBack();

    await expect(page).toHaveURL(`${SEARCH}?destination=AU`);
    await expect(page.getByRole('article').nth(12).getByRole('heading')).toBeInViewport();
  });
});

test('without scripts the page still has its filters, and a next link for crawlers', async ({
  browser,
  origin,
  request,
}) => {
  const html = await (await request.get(SEARCH)).text();
  expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\/en\/search-program\?page=2"/);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(SEARCH);
  await page.getByRole('checkbox', { name: /^Canada/ }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/destination=CA/);
  await expect(page.getByRole('link', { name: 'Remove choice: Canada' })).toBeVisible();
  await context.close();
});
