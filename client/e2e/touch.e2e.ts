/** A finger on a row that scrolls: what it was put down on is what it presses, also at the edge of the row, where the focus used to move the row away. */
import type { Page } from '@playwright/test';
import { phone, press, type Place } from './finger';
import { enterAs } from './member';
import { expect, open, test } from './site';

/** The middle of the link, once the row was moved as far as it is in sight. */
const placeOf = (page: Page, row: string, to: string): Promise<Place> =>
  page
    .getByRole('navigation', { name: row })
    .locator(`a[href="${to}"]`)
    .evaluate(link => {
      link.scrollIntoView({
        block: 'center',
        inline: 'nearest',
        behavior: 'instant',
      });
      const { left, top, width, height } = link.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });

/** Each first press, from the page that the row stands on first. */
async function expectEachPressToCount(page: Page, { path, row }: { readonly path: string; readonly row: string }) {
  // As many loads as there are links, on a machine that may be busy.
  const session = await page.context().newCDPSession(page);
  await open(page, path);
  const links = await page
    .getByRole('navigation', { name: row })
    .getByRole('link')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const to of links.filter(link => link !== path)) {
    // Each time on a fresh page: a press that moved the row would count the second time. A machine that is busy may make a long press of it, which presses nothing.
    await expect(async () => {
      await open(page, path);
      await press(session, await placeOf(page, row, to));
      await expect(page).toHaveURL(to, { timeout: 5000 });
    }).toPass({ timeout: 30_000 });
  }
}

test.describe('on a phone', () => {
  test.use(phone(390));

  test('the first press on each tab of the signed-in pages opens it', async ({ page, context, origin }) => {
    await enterAs(context, origin);
    await expectEachPressToCount(page, { path: '/en/profile/account', row: 'Your pages' });
  });
});

for (const width of [320, 390])
  test.describe(`on a phone ${width} px wide`, () => {
    test.use(phone(width));

    test('the first press on each grade shows it', async ({ page }) => {
      await expectEachPressToCount(page, { path: '/en/grade?level=11', row: 'Grades' });
    });
  });
