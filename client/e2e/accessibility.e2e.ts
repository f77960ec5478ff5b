import { AxeBuilder } from '@axe-core/playwright';
import { LOCALES, toPath } from '../../schema/site/locales';
import { expect, hydrated, shownRoutes, test } from './site';

const SMALLEST_TARGET = 24;

/** By the device, and (once each) by the reader's own choice against the device. */
const views = [
  { width: 360, colorScheme: 'light', chosen: null },
  { width: 1280, colorScheme: 'light', chosen: null },
  { width: 360, colorScheme: 'dark', chosen: null },
  { width: 1280, colorScheme: 'dark', chosen: null },
  { width: 1280, colorScheme: 'light', chosen: 'dark' },
  { width: 360, colorScheme: 'dark', chosen: 'light' },
] as const;

for (const locale of LOCALES) {
  for (const { id } of shownRoutes) {
    test(`${id} in ${locale} has no serious finding, in light and dark, narrow and wide`, async ({
      page,
      addresses,
      origin,
      enter,
    }) => {
      await enter(page, id);
      // Six views of a long page, on a machine that may be busy.
      test.setTimeout(180_000);
      await page.goto(toPath(locale, addresses[id]), { referer: `${origin}/` });
      await hydrated(page);
      for (const { width, colorScheme, chosen } of views) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(scheme => {
          if (scheme) document.documentElement.dataset.scheme = scheme;
        }, chosen);
        // The new scheme must be painted before its colours are read.
        await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');

        expect(
          serious.map(
            ({ id: rule, nodes }) =>
              `${width} ${chosen ?? colorScheme} ${rule}: ${nodes.map(({ html }) => html).join(' ')}`,
          ),
        ).toEqual([]);
      }
    });

    test(`${id} in ${locale} fits 320 px and gives every control its size`, async ({
      page,
      addresses,
      origin,
      enter,
    }) => {
      await enter(page, id);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(toPath(locale, addresses[id]), { referer: `${origin}/` });
      await hydrated(page);

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const small = await page.evaluate(least => {
        // A link inside a sentence may be as high as the line (WCAG 2.5.8); everything else may not.
        const isInText = (element: Element) =>
          element.tagName === 'A' && getComputedStyle(element).display === 'inline';
        return [...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden])')]
          .filter(element => !isInText(element))
          .map(element => (element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element))
          .filter(element => {
            const { width, height } = element.getBoundingClientRect();
            return width > 1 && height > 1 && (width < least || height < least);
          })
          .map(element => element.outerHTML.slice(0, 120));
      }, SMALLEST_TARGET);
      expect(small).toEqual([]);
    });
  }
}

test('the keyboard reaches the skip link first, and it leads over the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.locator('main')).toBeFocused();
});
