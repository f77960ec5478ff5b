import { expect, open, test } from './site';

const SEARCH = '/search-program?destination=AU';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('four programs are chosen, told apart in the tray, and compared without a broken word', async ({ page }) => {
    await open(page, SEARCH);
    const toggles = page.getByRole('article').getByRole('button', { name: /^So sánh ?:/ });
    for (const index of [0, 4, 8, 12]) await toggles.nth(index).click();
    const tray = page.getByRole('complementary', { name: 'Ngành học đã chọn để so sánh' });
    const chips = tray.getByRole('listitem');
    expect((await tray.boundingBox())?.height).toBeLessThan(72);
    await tray.getByRole('button', { name: '4/4 ngành', expanded: false }).click();
    await expect(chips).toHaveCount(4);
    for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
    const names = await chips.allInnerTexts();
    expect(new Set(names).size).toBe(4);

    await tray.getByRole('link', { name: 'So sánh ngay' }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('link', { name: /^Xem chi tiết ?:/ })).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    /** A word that is drawn over two lines has more than one box. */
    const broken = await table.evaluate(element => {
      const words: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // A closed source has boxes, which nobody sees.
        if (text.parentElement?.closest('caption') || !text.parentElement?.checkVisibility()) continue;
        for (const word of (text.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
          );
          if (tops.size > 1) words.push(word[0]);
        }
      }
      return words;
    });
    expect(broken).toEqual([]);
  });
});

test('the address of a comparison is shared on plain http, too, where a page has no clipboard of its own', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, '/en/search-program?destination=AU');
  const toggles = page.getByRole('article').getByRole('button', { name: /^Compare ?:/ });
  for (const index of [0, 1]) await toggles.nth(index).click();
  await page.getByRole('link', { name: 'Compare now' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();

  await expect(page.getByText('Link copied.')).toBeVisible();
  // It listens before the key is pressed: a key may overtake a question to the page.
  await page.evaluate(() => {
    const keep = ({ clipboardData }: ClipboardEvent) => {
      document.body.dataset.pasted = clipboardData?.getData('text/plain') ?? '';
    };
    document.addEventListener('paste', keep, { once: true });
  });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('body')).toHaveAttribute('data-pasted', page.url());
  expect(problems).toEqual([]);
});
