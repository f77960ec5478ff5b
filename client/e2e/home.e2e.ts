import type { Page } from '@playwright/test';
import { expect, hydrated, test, watch } from './site';

const field = (page: Page) => page.getByRole('search').locator('input[name="q"]');
/** Suggestions; the options of a select have the same role. */
const rows = (page: Page) => page.getByRole('listbox').getByRole('option');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const storedSearches = (page: Page) => page.evaluate(() => localStorage.getItem('recent-searches'));

test('a name typed without accents is found, and opened by arrow and Enter', async ({ page, origin }) => {
  const problems = watch(page, origin);
  await page.goto('/');
  await hydrated(page);
  await expect(field(page)).toHaveRole('searchbox');
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
  await page.keyboard.type('universite de montr');
  const option = rows(page).filter({ hasText: 'Université de Montréal' });
  await expect(option).toBeVisible();
  // The name, and the town in the line below it.
  await expect(option.locator('mark')).toHaveText(['Université', 'de', 'Montr', 'Montr']);
  await expect(page.getByRole('search').getByRole('status')).toContainText('gợi ý');

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(/Université de Montréal/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/schools/universite-de-montreal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Université de Montréal');
  expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
});

test('requests wait until typing pauses, and only the last text is requested', async ({ page, origin }) => {
  await page.goto('/en');
  await hydrated(page);
  await field(page).focus();
  const requests = watch(page, origin).graphRequests;
  await page.keyboard.type('melbourne', { delay: 10 });
  await expect(rows(page).first()).toBeVisible();

  await expect.poll(() => requests.at(-1)).toContain('"melbourne"');
  expect(requests.length).toBeLessThan('melbourne'.length);
});

test('a submitted search is stored on the device, suggested again, and can be removed', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await field(page).fill('computer science');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search-program\?q=computer\+science/);
  await page.goto('/en');
  await hydrated(page);
  await field(page).click();
  await expect(page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'computer science',
  ]);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search-program\?q=computer\+science/);
  await page.goBack();
  await hydrated(page);
  await field(page).click();
  await page.getByRole('button', { name: 'Remove “computer science” from recent searches' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await storedSearches(page)).toBeNull();
});

test('what a search keeps of the typed text stands above the suggestions, and is kept by the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await hydrated(page);
  await field(page).focus();
  await page.keyboard.type('điều dưỡng úc dưới 900 triệu');
  await expect(page.getByRole('search').getByRole('status')).toContainText('Đã hiểu điều kiện: úc, dưới 900 triệu.');
  await expect(rows(page).first()).toHaveText('điều dưỡng úc dưới 900 triệu');
  await expect(rows(page).nth(1)).toContainText('Nursing');
  expect(await isWide(page)).toBe(false);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-program\?q=/);
  await expect(page.getByRole('list', { name: 'Đã hiểu:' }).getByRole('link')).toHaveText(['Úc', 'dưới 900 triệu']);
});

test('the search and the questions work without scripts', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByText('“Chưa có thông tin” nghĩa là gì?').click();
  await expect(page.getByText(/để trống thay vì đoán/)).toBeVisible();

  await page.getByRole('radio', { name: 'Trường' }).check();
  await page.getByRole('searchbox').fill('munchen');
  await page.getByLabel('Bạn muốn học ở đâu').selectOption('Đức');
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL('/search-institution?q=munchen&destination=DE');
  await expect(page.getByRole('article').first()).toContainText('Munich');
  await context.close();
});

test('the answers are in the structured data too, and the content policy allows it', async ({ page, origin }) => {
  const problems = watch(page, origin);
  await page.goto('/en');
  await hydrated(page);
  const block = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {
    '@type': string;
    mainEntity: { name: string }[];
  };
  expect(block['@type']).toBe('FAQPage');
  expect(block.mainEntity.map(({ name }) => name)).toEqual(
    await page.locator('details > summary > h3').allTextContents(),
  );

  await page.getByText('How much does a year abroad cost?').click();
  const figure = page.locator('#faq-cost li, #faq-cost dl > div').filter({ hasText: 'Canada, outside Québec' });
  await figure.locator('summary').click();
  await expect(figure.getByRole('link', { name: /^IRCC, Canada/ })).toBeVisible();
  expect(problems.reports).toEqual([]);
});

for (const width of [320, 390]) {
  test(`at ${width} px the suggestions fit the screen and are large enough to press`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.addInitScript(() =>
      localStorage.setItem(
        'recent-searches',
        JSON.stringify(['a very long search for a master of business administration abroad']),
      ),
    );
    await page.goto('/');
    await hydrated(page);
    expect(await isWide(page)).toBe(false);
    await field(page).click();
    const remove = page.getByRole('button', { name: /^Xóa “a very long/ });
    await expect(remove).toBeVisible();
    for (const target of [remove, page.getByRole('button', { name: 'Xóa hết' }), rows(page)]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await page.keyboard.type('melbourne');
    // The first row says what the text means as a limit: a city.
    const option = rows(page).filter({ hasText: 'University of Melbourne' }).first();
    await expect(option).toBeVisible();
    expect(await isWide(page)).toBe(false);
    await option.click();
    await expect(page).toHaveURL(/\/(schools|programs|scholarships)\//);
  });
}
