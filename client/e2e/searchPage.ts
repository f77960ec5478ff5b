/** The search for programs in a browser: its count, and the fields of a range. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

export const SEARCH = '/en/search-program';
export const PHONE = { width: 390, height: 844 };

/** Until then the cards and the count of the last choice stay. */
export const resultsCame = (page: Page) =>
  expect(page.locator('section[aria-labelledby=results-heading]')).toHaveAttribute('aria-busy', 'false');
export const total = async (page: Page) =>
  Number((await page.locator('#results-heading').innerText()).replace(/\D/g, ''));

/** The fields for one's own tuition: fetched when they are opened. */
export async function ownTuition(place: Page | Locator): Promise<Locator> {
  const tuition = place.getByRole('group', { name: /^First-year tuition/ });
  await tuition.getByText('Choose your own range').click();
  await expect(tuition.getByLabel('To', { exact: true })).toBeVisible();
  return tuition;
}
