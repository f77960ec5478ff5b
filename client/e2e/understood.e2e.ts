/** What the text of a search was understood to say: it belongs to the list that it was said of, and what is near a few results names what it gives up. */
import type { Page } from '@playwright/test';
import { expect, open, test, watch } from './site';
import { PHONE, resultsCame } from './searchPage';

test.use({ viewport: PHONE });

const INCLUDE = 'Include results without this information';
const chips = (page: Page) => page.getByRole('list', { name: 'Understood:' });
/** The chips with the lines below them. */
const understood = async (page: Page) => (await chips(page).locator('xpath=..').innerText()).split('\n').sort();
const said = (text: string) => `/en/search-program?q=${encodeURIComponent(text)}`;

test('what a list kept of the text stands again when one comes back from the list that takes in more', async ({
  page,
  origin,
}) => {
  const problems = watch(page, origin);
  await open(page, said('computer science ielts 6.5'));
  const before = await understood(page);
  const count = await page.locator('#results-heading').innerText();
  await page.getByRole('link', { name: INCLUDE }).click();
  await expect(page).toHaveURL(/unknown=ENGLISH/);
  await resultsCame(page);
  // The wish is kept: it is wider now, and nothing says that it is not used.
  const isWider = async () => {
    await expect(page.getByRole('link', { name: INCLUDE })).toBeHidden();
    await expect(chips(page)).toContainText('ielts 6.5');
    await expect(page.getByText('is not used as a filter')).toBeHidden();
  };
  await isWider();

  await page.goBack();
  await expect(page.locator('#results-heading')).toHaveText(count);
  await resultsCame(page);
  await expect.poll(() => understood(page)).toEqual(before);
  await expect(page.getByRole('link', { name: INCLUDE })).toBeVisible();
  await page.goForward();
  await isWider();
  expect(problems.reports).toEqual([]);
});

test('what programs kept of the text stands again when one comes back from the scholarships for the same text', async ({
  page,
}) => {
  await open(page, said('masters in germany ielts 6.5 with a scholarship'));
  const before = await understood(page);
  await page.getByRole('link', { name: /^See .* scholarships?$/ }).click();
  await expect(page).toHaveURL(/search-scholarship/);
  await resultsCame(page);
  await expect(page.getByText(/the English scores that scholarships ask for/)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/search-program/);
  await resultsCame(page);
  await expect.poll(() => understood(page)).toEqual(before);
});

test('what is near few results names what was said and is not kept, and keeps the rest', async ({ page }) => {
  const text = 'quản trị kinh doanh mỹ dưới 400 triệu';
  await open(page, said(text));
  const near = page.getByRole('region', { name: 'Near your search' });
  await expect(near.getByText(/Not limited to “dưới 400 triệu”\./)).toBeVisible();
  await near.getByRole('link', { name: /^See / }).first().click();
  await resultsCame(page);
  await expect(chips(page).getByRole('link')).toHaveText(['United States']);
});

test('the rates below a list name every currency of what is near it, too', async ({ page }) => {
  await open(page, said('mba usa'));
  await expect(page.locator('#results-heading')).toHaveText('Our catalogue has no match there yet');
  const cards = await page.getByRole('region', { name: 'Near your search' }).getByRole('article').allInnerTexts();
  const converted = cards.filter(card => card.includes('VND')).join('\n');
  const currencies = [...new Set(converted.match(/\b(?:AUD|CAD|EUR|GBP|USD)\b/g))];
  expect(currencies.length).toBeGreaterThan(1);
  for (const currency of currencies) await expect(page.getByText(/^Amounts in dong/)).toContainText(currency);
});
