import type { Page } from '@playwright/test';
import { LOCALES, toPath } from '../../schema/site/locales';
import { cableTo } from './cable';
import { countShifts, shiftSum } from './shifts';
import { drawn, expect, hydrated, open, test, watch } from './site';

const DETAILS = ['institution', 'program', 'scholarship'] as const;
const TYPE_OF = {
  institution: 'CollegeOrUniversity',
  program: 'EducationalOccupationalProgram',
  scholarship: 'MonetaryGrant',
} as const;

const blocks = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

for (const id of DETAILS) {
  for (const locale of LOCALES) {
    test(`${id} in ${locale} has structured data, breadcrumbs and a picture for sharing`, async ({
      request,
      addresses,
      origin,
    }) => {
      const path = toPath(locale, addresses[id]);
      const html = await (await request.get(path)).text();
      const [item, trail] = [
        blocks(html).find(block => block['@type'] === TYPE_OF[id]),
        blocks(html).find(block => block['@type'] === 'BreadcrumbList'),
      ];

      expect(blocks(html)).toHaveLength(2);
      expect(item).toMatchObject({ '@context': 'https://schema.org', mainEntityOfPage: origin + path });
      expect(html).toContain(`>${String(item?.name).replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}</h1>`);
      const steps = trail?.itemListElement as { position: number; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
      expect(steps[0]?.item).toBe(origin + toPath(locale, '/'));
      expect(steps.at(-1)?.item).toBe(origin + path);

      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
      const picture = await request.get(image);
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toBe('image/png');
    });
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the tabs of a school are addresses, and focus stays on the tab', async ({ page, addresses, origin }) => {
      const problems = watch(page, origin);
      const path = `/en${addresses.institution}`;
      await page.goto(path);
      await hydrated(page);
      const follow = async (name: string | RegExp, address: string) => {
        const tab = page.getByRole('main').getByRole('link', { name });
        await tab.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address);
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(tab).toBeFocused();
      };
      const details = page.getByRole('main').getByRole('link', { name: 'School Details' });
      await expect(details).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
      await follow('Admission Requirements', `${path}?section=admission`);
      await expect(page.getByRole('heading', { name: 'English requirement' })).toBeVisible();
      await follow('Institution Facilities', `${path}?section=facilities`);
      await follow(/^Programs/, `${path}?tab=programs`);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title A-Z');
      await expect(page).toHaveURL(`${path}?tab=programs&sort=TITLE_ASC`);
      const titles = () => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
      const sorted = (await titles()).toSorted((left, right) => left.localeCompare(right, 'en'));
      expect(sorted.length).toBeGreaterThan(0);
      await expect.poll(titles).toEqual(sorted);
      await follow(/^Scholarships/, `${path}?tab=scholarships`);
      await page.goBack();
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('TITLE_ASC');
      expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
    });

    test('every figure of a program shows its source and its day on request', async ({ page, addresses }) => {
      await page.goto(`/en${addresses.program}`);
      await hydrated(page);
      const source = page.getByRole('main').locator('summary').first();
      await source.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Checked on /).first()).toBeVisible();
      const about = page.getByRole('main').getByRole('link', { name: 'About', exact: true });
      await expect(about).toHaveAttribute('aria-current', 'page');
      await page.getByRole('link', { name: 'Similar Programs', exact: true }).click();
      await expect(page).toHaveURL(`/en${addresses.program}?tab=similar`);
      await expect(page.getByRole('heading', { name: 'Similar Programs' })).toBeVisible();
    });
  });
}

/** Focusable things between here and the end are many: these are enough to pass the bar several times. */
const STEPS = 30;

test.describe('the bar of a detail page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stands from the start, moves nothing, covers nothing that has the focus and ends before the footer', async ({
    page,
    addresses,
  }) => {
    await page.addInitScript(countShifts);
    for (const id of DETAILS) {
      await open(page, `/en${addresses[id]}`);
      const bar = page.getByRole('region', { name: 'At a glance' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect(await shiftSum(page)).toBeLessThan(0.01);

      const covered: string[] = [];
      await page.locator('main').focus();
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press('Tab');
        covered.push(
          ...(await bar.evaluate(element => {
            const focused = document.activeElement;
            if (!focused?.closest('main') || element.contains(focused)) return [];
            const isBelowTop = focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top + 1;
            return isBelowTop ? [focused.textContent ?? ''] : [];
          })),
        );
      }
      expect(covered).toEqual([]);

      await page.getByRole('contentinfo').evaluate(footer => footer.scrollIntoView({ block: 'end' }));
      const [end, footer] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
    }
  });
});

test.describe('a detail page that comes by half', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const half of ['<h1', '</h1>'])
    test(`moves nothing of what is drawn when the rest comes: cut before ${half}`, async ({
      page,
      addresses,
      origin,
    }) => {
      const cable = await cableTo(origin);
      await page.addInitScript(countShifts);
      for (const id of DETAILS) {
        const path = `/en${addresses[id]}`;
        const sendRest = cable.stopBefore(path, half);
        await page.goto(cable.origin + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await drawn(page);
        expect(await page.locator('footer').count()).toBe(0);
        sendRest();
        await hydrated(page);

        expect(await shiftSum(page)).toBe(0);
      }
      cable.pull();
    });
});

/** Every part of it is known, also whether one has to apply for it. */
const COMPLETE_SCHOLARSHIP = '/scholarships/gates-cambridge-scholarship';

async function readWithoutScripts(page: Page, path: string) {
  await page.goto(path);
  return page.getByRole('main').innerText();
}

test('the detail pages can be read without scripts', async ({ browser, origin, addresses }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  expect(await readWithoutScripts(page, addresses.program)).toMatch(
    /Học phí năm đầu[\s\S]*Yêu cầu tiếng Anh[\s\S]*Kỳ nhập học/,
  );
  expect(await readWithoutScripts(page, COMPLETE_SCHOLARSHIP)).toMatch(
    /Ai được xét[\s\S]*Cách nhận[\s\S]*Giá trị[\s\S]*Hạn nộp/,
  );
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Nguồn$/ })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Cập nhật$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Trang chính thức/ }).first()).toHaveAttribute('href', /^https?:/);
  expect(await readWithoutScripts(page, `${addresses.institution}?section=admission`)).toMatch(/Yêu cầu tiếng Anh/);
  await page.locator('summary').first().click();
  await context.close();
});

for (const width of [320, 390, 768, 1280])
  test(`the sun of a band is whole at ${width} px: the picture stands there from its upper edge`, async ({
    page,
    addresses,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(addresses.program);
    const picture = page.locator('main header > svg');
    const box = await picture.boundingBox();
    const [, , wide = 0, high = 0] = String(await picture.getAttribute('viewBox'))
      .split(' ')
      .map(Number);

    // It fills its place: what is too wide for the height is cut at the top.
    expect(box?.height).toBeGreaterThanOrEqual(((box?.width ?? 0) * high) / wide - 1);
  });
