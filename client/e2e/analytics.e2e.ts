/** Counting of visits: a tag that the operator has set, on a host of its own. */
import type { BrowserContext, Page } from '@playwright/test';
import { seriousFindings } from './accessibility';
import { expect, hydrated, test } from './site';

const SCRIPT_URL = 'https://tag.example/tag.js';
let requested: string[];
test.beforeEach(() => {
  requested = [];
});

/** Pages as a site sends them whose operator has set a tag: in their state, and in their content policy (server/app/http/site.api.test.ts). */
async function setTag(context: BrowserContext): Promise<void> {
  const tag = `"analytics":{"tagId":"G-TEST","scriptUrl":"${SCRIPT_URL}"}`;
  await context.route(`${SCRIPT_URL}*`, route => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' });
  });
  await context.route(
    url => url.hostname === 'localhost' && !/\.\w+$|^\/graphql$/.test(url.pathname),
    async route => {
      if (route.request().resourceType() !== 'document') return route.continue();
      // Whole, also when the browser has a copy: a 304 has no content to change.
      const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '""' } });
      const policy = response.headers()['content-security-policy'] ?? '';
      return route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': policy.replace(
            "script-src 'self'",
            `script-src 'self' ${new URL(SCRIPT_URL).origin}`,
          ),
        },
        body: (await response.text()).replace('"operator":{', `${tag},"operator":{`),
      });
    },
  );
}
const question = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hasRun = (page: Page) => page.evaluate(() => 'tagRan' in window);

test('nothing is asked and nothing requested where no tag is set', async ({ page }) => {
  await page.goto('/en/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Page view settings' })).toHaveCount(0);
  await expect(question(page, 'May we count your page views?')).toHaveCount(0);
});

for (const { path, name, refuse, agree, settings } of [
  {
    path: '/about',
    name: 'Cho phép đếm lượt xem trang?',
    refuse: 'Không đồng ý',
    agree: 'Đồng ý',
    settings: 'Cài đặt đếm lượt xem',
  },
  {
    path: '/en/about',
    name: 'May we count your page views?',
    refuse: 'Refuse',
    agree: 'Agree',
    settings: 'Page view settings',
  },
])
  test(`${path}: refused, reopened, agreed to and withdrawn by the keyboard; the tag is requested in between alone`, async ({
    page,
    context,
  }) => {
    await setTag(context);
    await page.goto(path);
    await hydrated(page);
    await expect(question(page, name)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: refuse, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, name)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(question(page, name)).toHaveCount(0);
    expect(requested).toEqual([]);

    await page.getByRole('contentinfo').getByRole('button', { name: settings }).press('Enter');
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await page.getByRole('button', { name: agree, exact: true }).press('Enter');
    await expect.poll(() => hasRun(page)).toBe(true);
    expect(requested).toEqual([`${SCRIPT_URL}?id=G-TEST`]);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: settings })).toBeFocused();

    // Withdrawn where the privacy policy stands.
    await page.goto(path.replace('about', 'privacy'));
    await hydrated(page);
    await expect.poll(() => hasRun(page)).toBe(true);
    await page.getByRole('main').getByRole('button', { name: settings }).press('Enter');
    await page.getByRole('button', { name: refuse, exact: true }).press('Enter');
    await expect(question(page, name)).toHaveCount(0);
    const before = requested.length;
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await hasRun(page)).toBe(false);
    expect(requested).toHaveLength(before);
  });
