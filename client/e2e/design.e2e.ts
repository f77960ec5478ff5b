import { LOCALES, toPath } from '../../schema/site/locales';
import { expect, hydrated, test } from './site';
import type { Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

test('the scheme follows the device until one is chosen; the choice is announced, stored, and applied before any script of the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/search-scholarship');
  await hydrated(page);
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  await page.getByRole('button', { name: /^Giao diện: theo thiết bị/ }).click();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Giao diện: sáng' })).toHaveCount(1);
  expect(await ground(page)).toBe(light);
  await page.getByRole('button', { name: /^Giao diện: sáng/ }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(dark);

  await page.route('**/assets/*.js', route => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await ground(page)).toBe(dark);
  expect(
    await page.locator('meta[name=theme-color]').evaluateAll(metas => metas.map(meta => meta.getAttribute('media'))),
  ).toEqual(['not all', 'all']);
});

for (const locale of LOCALES) {
  test(`the header in ${locale} is one row on a phone`, async ({ page, origin }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(toPath(locale, '/'), { referer: `${origin}/` });
      const box = await page.getByRole('banner').boundingBox();

      expect(box?.height).toBeLessThan(76);
    }
  });
}

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('traps focus, closes with Escape and restores focus', async ({ page }) => {
    await page.goto('/en/search-scholarship');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();

    const visited = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      // Between two rounds focus passes through the browser's own controls, never through the page behind.
      visited.add(
        await page.evaluate(() =>
          document.activeElement?.closest('dialog') ? 'panel' : (document.activeElement?.tagName ?? ''),
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect([...visited].filter(place => place !== 'panel' && place !== 'BODY')).toEqual([]);
    expect(visited).toContain('panel');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/en/search-scholarship');
  });

  test('closes with the back button, which leaves the page only when pressed again', async ({ page }) => {
    await page.goto('/en/search-institution');
    await page.goto('/en/search-scholarship');
    await hydrated(page);
    await openMenu(page);
    await page.goBack();

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/en/search-scholarship');
    await page.goBack();
    await expect(page).toHaveURL('/en/search-institution');
  });

  test('navigates without adding a second history entry', async ({ page }) => {
    await page.goto('/en/search-scholarship');
    await hydrated(page);
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Programs' }).click();

    await expect(page).toHaveURL('/en/search-program');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/en/search-scholarship');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('closed by its button leaves one history entry, and the page behind does not scroll while it is open', async ({
    page,
  }) => {
    await page.goto('/en/search-institution');
    await page.goto('/en/search-scholarship');
    await hydrated(page);
    await openMenu(page);
    await page.mouse.move(200, 100);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'panel' in (window.history.state ?? {}))).toBe(false);
    await page.goBack();

    await expect(page).toHaveURL('/en/search-institution');
  });

  test('fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto('/search-scholarship');
    await hydrated(page);
    await openMenu(page);

    expect(
      await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.querySelector('dialog')?.scrollWidth ?? 0),
      ),
    ).toBeLessThanOrEqual(320);
  });
});

test('the keyboard reaches the skip link first, and it skips the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.locator('main')).toBeFocused();
});

test('the tab order of the header is the visible order', async ({ page }) => {
  await page.goto('/en/search-scholarship');
  await hydrated(page);
  const seen: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(
        () =>
          (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
            .split('.')[0]
            ?.trim() ?? '',
      ),
    );
  }

  expect(seen).toEqual([
    'Skip to content',
    'Horizon Study Abroad',
    'Institutions',
    'Programs',
    'Scholarships',
    'Tiếng Việtvi',
    'Englishen',
    'Appearance: same as device',
  ]);
});

test('a printed page has the facts with their sources, and no navigation', async ({ page, addresses }) => {
  await page.goto(toPath('en', addresses.institution));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('main details a[href^="http"]').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-ink'))).toBe(
    '#14242d',
  );
});

test('the page of parts is for development alone', async ({ request }) => {
  expect((await request.get('/dev/parts')).status()).toBe(404);
});

test('icons and the pictures for sharing are there', async ({ request }) => {
  const names = [
    'favicon.svg',
    'favicon-48.png',
    // Asked for by browsers themselves, named or not.
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'site.webmanifest',
  ];
  const shared = LOCALES.flatMap(locale =>
    ['home', 'search', 'school', 'program', 'scholarship'].map(kind => `og-${kind}-${locale}.png`),
  );
  for (const name of [...names, ...shared]) {
    const response = await request.get(`/${name}`);
    expect(`${name} ${response.status()}`).toBe(`${name} 200`);
  }
});
