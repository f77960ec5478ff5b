/** What all signed-in pages have in common: how they are entered, their chart, their lists and dialogs. */
import { chunkOf } from './chunks';
import { cookiesOf, enterAs } from './member';
import { countShifts, shiftSum } from './shifts';
import { drawn, expect, holdBack, hydrated, open, section, test, watch } from './site';

test('the signed-in pages are entered by a full load, under a policy of their own, and left and changed without one', async ({
  page,
  context,
  origin,
}) => {
  const problems = watch(page, origin);
  await enterAs(context, origin);
  await open(page, '/en/compare');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'My profile' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await hydrated(page);
  const loads = () =>
    page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname));
  expect(await loads()).toEqual(['/en/profile/details']);

  const tabs = page.getByRole('navigation', { name: 'Your pages' });
  await tabs.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/en/search-program');
  await expect(tabs).toBeHidden();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(await loads()).toEqual(['/en/profile/details']);
  expect(problems.reports).toEqual([]);
});

test('the chart comes without a jump, answers to the scheme, and stays on paper', async ({ page, context, origin }) => {
  const problems = watch(page, origin);
  await enterAs(context, origin);
  await page.emulateMedia({ colorScheme: 'light' });
  // The drawing comes late: what it moves is told apart from a document that is still being read.
  const release = await holdBack(page, chunkOf('kernel/mui/charts/BarsDrawing.tsx'));
  await open(page, '/en/profile/details');
  const chart = page.getByRole('img', { name: /^0 of 11 details that advisors need are filled in: Studies 0\/4/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator('svg')).toHaveCount(0);
  await drawn(page);
  await page.evaluate(countShifts);
  release();
  await expect(chart.locator('svg')).toBeVisible();
  expect(await shiftSum(page)).toBe(0);
  await section(page, 'Guardian information').getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel(/^Guardian’s name/).fill('Trần Thị Hoa');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const filled = page
    .getByRole('img', { name: /Guardian 1\/2$/ })
    .locator('rect[fill^="var"]')
    .last();
  const fill = () => filled.evaluate(bar => getComputedStyle(bar).fill);
  await expect(filled).toBeVisible();
  const light = await fill();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await fill()).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await fill()).toBe(light);
  await expect(filled).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  expect(problems.reports).toEqual([]);
});

test('a session that is ended leaves the focus in its list; a dialog gives it back, also by the back button', async ({
  page,
  context,
  origin,
}) => {
  const person = await enterAs(context, origin);
  await cookiesOf(origin, person);
  await open(page, '/en/profile/account');
  const sessions = section(page, 'Where you are logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Log out Unknown device/ }).press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('heading')).toBeFocused();

  await open(page, '/en/profile/details');
  const ask = section(page, 'Basic information').getByRole('button', { name: /phone$/ });
  await ask.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/en/profile/details');
  await expect(ask).toBeFocused();
});

test('before its script runs the account menu opens, and Log out waits so that no press is lost', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin);
  const release = await holdBack(page, '**/*.js');
  await page.goto('/en/compare', { waitUntil: 'commit' });

  await page.getByRole('button', { name: /’s account$/ }).click();
  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  await expect(menu.getByRole('link', { name: 'My profile' })).toBeVisible();
  const logOut = menu.getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeDisabled();
  release();
  await logOut.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
