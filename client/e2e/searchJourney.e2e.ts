import type { Page } from '@playwright/test';
import { expect, hydrated, test, watch } from './site';

const PAGE = '/en/search-program';

const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const countShown = (page: Page) => page.locator('#results-heading').innerText();
const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name });

/** The count in the label of a checkbox. */
async function promisedBy(page: Page, group: string, name: RegExp): Promise<string> {
  const label = page.getByRole('group', { name: group }).locator('label').filter({ hasText: name }).first();
  return /([\d,]+)\s*$/.exec(await label.innerText())?.[1] ?? '';
}

test('a search is typed, filtered, sorted, paged, gone back on, reloaded and shared', async ({
  page,
  browser,
  origin,
}) => {
  const problems = watch(page, origin);
  await page.goto(PAGE);
  await hydrated(page);

  await test.step('type', async () => {
    await page.locator('input[name=q]').fill('university');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}?q=university`);
    expect((await titles(page)).length).toBeGreaterThan(0);
  });

  await test.step('filter: the box promised what comes', async () => {
    const promised = await promisedBy(page, 'Destination', /^Australia/);
    await option(page, 'Destination', /^Australia/).check();
    await expect(page).toHaveURL(`${PAGE}?q=university&destination=AU`);
    await expect(page.locator('#results-heading')).toHaveText(`${promised} programs`);
    await expect(page.getByRole('link', { name: 'Remove choice: Australia' })).toBeVisible();
  });

  await test.step('sort: cheapest first, in one currency', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Tuition: low to high');
    await expect(page).toHaveURL(`${PAGE}?q=university&destination=AU&sort=TUITION_ASC`);
    const fees = page
      .getByRole('article')
      .getByText(/^First-year tuition/)
      .locator('xpath=following-sibling::p');
    await expect(fees.first()).toContainText('AUD');
    const amounts = async () =>
      (await fees.allTextContents())
        .filter(text => text.includes('AUD'))
        .map(text => Number(/[\d,.]+/.exec(text)?.[0]?.replaceAll(',', '')));
    // The cards of the last sort stay until the new ones are there.
    await expect
      .poll(async () => (await amounts()).every((amount, row, all) => row === 0 || amount >= (all[row - 1] ?? NaN)))
      .toBe(true);
    expect((await amounts()).length).toBeGreaterThan(1);
  });

  const firstPage = await titles(page);
  const total = await countShown(page);
  await test.step('page', async () => {
    await page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${PAGE}?q=university&destination=AU&sort=TUITION_ASC&page=2`);
    await expect(page.locator('#results-heading')).toHaveText(total);
    await expect.poll(() => titles(page)).not.toEqual(firstPage);
  });
  const secondPage = await titles(page);
  expect(secondPage.length).toBeGreaterThan(0);
  const address = page.url();

  await test.step('back and forward', async () => {
    await page.goBack();
    await expect(page).toHaveURL(`${PAGE}?q=university&destination=AU&sort=TUITION_ASC`);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('TUITION_ASC');
    await expect.poll(() => titles(page)).toEqual(firstPage);
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual(secondPage);
  });

  await test.step('reload', async () => {
    await page.reload();
    await hydrated(page);
    expect(await titles(page)).toEqual(secondPage);
    await expect(option(page, 'Destination', /^Australia/)).toBeChecked();
    await expect(page.locator('input[name=q]')).toHaveValue('university');
  });

  await test.step('switch the language', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page).toHaveURL(address.replace('/en', ''));
    await expect.poll(() => titles(page)).toEqual(secondPage);
  });

  await test.step('share', async () => {
    const friend = await browser.newContext({ javaScriptEnabled: false });
    const theirs = await friend.newPage();
    await theirs.goto(address);
    expect(await titles(theirs)).toEqual(secondPage);
    await friend.close();
  });

  expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
});

test('accents are optional, and a card leads to its page and back to the same place', async ({ page }) => {
  await page.goto('/search-institution?q=duc');
  await hydrated(page);
  const withoutMarks = await countShown(page);
  await page.goto(`/search-institution?q=${encodeURIComponent('Đức')}`);
  await hydrated(page);
  expect(await countShown(page)).toBe(withoutMarks);

  const first = (await titles(page))[0] ?? '';
  await page.getByRole('article').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await page.goBack();
  await expect.poll(async () => (await titles(page))[0]).toBe(first);
});

test('a page beyond the last one leads to the last one, which names itself in title and canonical', async ({
  page,
  request,
}) => {
  const answer = await request.get(`${PAGE}?page=999`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  await page.goto(`${PAGE}?page=999`);
  const last = new URL(page.url()).searchParams.get('page');
  expect(Number(last)).toBeGreaterThan(1);
  await expect(page).toHaveTitle(new RegExp(`, page ${last} `));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`/en/search-program\\?page=${last}$`),
  );
  expect((await titles(page)).length).toBeGreaterThan(0);

  await page.goto(`${PAGE}?q=zzzzqqq&page=4`);
  await expect(page).toHaveURL(`${PAGE}?q=zzzzqqq`);
  await page.goto(`${PAGE}?page=99999999999`);
  expect(new URL(page.url()).searchParams.get('page')).toBe(last);
});

test('a page of an institution beyond the last one leads to the last one; one that is no number is the first', async ({
  page,
  request,
}) => {
  const school = '/en/schools/university-of-melbourne';
  for (const tab of ['programs', 'scholarships']) {
    for (const beyond of ['999', '99999999999']) {
      const answer = await request.get(`${school}?tab=${tab}&sort=TITLE_ASC&page=${beyond}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe(`${school}?tab=${tab}&sort=TITLE_ASC`);
    }
    for (const wrong of ['0', 'abc', '-1']) {
      const answer = await page.goto(`${school}?tab=${tab}&page=${wrong}`);
      expect(answer?.status()).toBe(200);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${tab}$`));
    }
  }
  await page.goto(`${school}?tab=programs&page=999`);
  expect((await titles(page)).length).toBeGreaterThan(0);
});

test('another page is announced, and the focus goes to its results', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Page 2 of \d+$/ })).toHaveCount(1);
  await expect(page.locator('#results-heading')).toBeFocused();
  await expect(page).toHaveTitle(/, page 2 /);
});

test('a search without results names the filter to drop', async ({ page }) => {
  await page.goto(`${PAGE}?destination=IE&tuitionMax=1`);
  await hydrated(page);
  await expect(page.getByText('No results found.')).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove “/ })
    .first()
    .click();

  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0);
});

test('hostile text and a hostile address are handled like any others', async ({ page, origin }) => {
  const problems = watch(page, origin);
  const hostile = `"><script>alert(1)</script> .* (a+)+$ % đ 😀 {"$ne":null}`;
  const response = await page.goto(
    `${PAGE}?q=${encodeURIComponent(hostile)}&destination=__proto__&sort=constructor&page=-1&tuitionMax=1e999`,
  );
  await hydrated(page);

  expect(response?.status()).toBe(200);
  await expect(page.locator('input[name=q]')).toHaveValue(hostile);
  expect(await page.locator('main script').count()).toBe(0);
  expect(problems.reports).toEqual([]);
});

test('the search works without scripts', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('input[name=q]').fill('university');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL(/\/en\/search-program\?.*q=university/);
  // On a busy machine the address is there before the page has its styles and its place.
  await page.waitForLoadState();
  expect((await titles(page)).length).toBeGreaterThan(0);
  const next = page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', { name: 'Next' });
  // Cards are laid out when they come into sight: the link takes its place a frame after the page has scrolled, which a hand does not outrun.
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  expect((await titles(page)).length).toBeGreaterThan(0);
  await context.close();
});
