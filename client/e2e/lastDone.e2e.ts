/** What was done last stands: on the page one comes back to, in the other tab, and when an older answer comes late. */
import type { Page } from '@playwright/test';
import { programsFor } from './applicationOf';
import { cookiesOf, enterAs, type Member, registerMember } from './member';
import { expect, hydrated, open, section, submitButton, test } from './site';

const cell = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const MATH_1 = /^Mathematics, Term 1/;
const MATH_2 = /^Mathematics, Term 2/;
const LITERATURE_1 = /^Literature, Term 1/;

test('a program that was just saved is counted on the overview one goes back to', async ({ page, context, origin }) => {
  await enterAs(context, origin);
  await open(page, '/en/profile');
  const saved = (programs: string) => page.getByText(new RegExp(`^${programs}, 0 schools, 0 scholarships`));
  await expect(saved('0 programs')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Save ?:/ })
    .first()
    .click();
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await page.goBack();

  await expect(saved('1 program')).toBeVisible();
});

test('a login on another device stands in the list of devices when the page is opened again', async ({
  page,
  context,
  origin,
}) => {
  const member = await enterAs(context, origin);
  await open(page, '/en/profile/account');
  const devices = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(devices).toHaveCount(1);
  const tabs = page.getByRole('navigation', { name: 'Your pages' });
  await tabs.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/en/profile/privacy');
  await cookiesOf(origin, member);
  await tabs.getByRole('link', { name: 'Account', exact: true }).click();

  await expect(devices).toHaveCount(2);
});

test('marks of two tabs join, also after one of them was on another page', async ({ page, context }) => {
  await open(page, '/en/grade?level=11');
  await cell(page, MATH_1).fill('8');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/en/search-program');
  const second = await context.newPage();
  await open(second, '/en/grade?level=11');
  await cell(second, MATH_2).fill('9');
  await cell(second, MATH_2).blur();
  await page.goBack();
  await expect(cell(page, MATH_2)).toHaveValue('9.0');
  await cell(page, LITERATURE_1).fill('7');
  await cell(page, LITERATURE_1).blur();

  await expect(cell(second, LITERATURE_1)).toHaveValue('7.0');
  await second.reload();
  for (const [name, value] of [
    [MATH_1, /^8(\.0)?$/],
    [MATH_2, '9.0'],
    [LITERATURE_1, '7.0'],
  ] as const)
    await expect(cell(second, name)).toHaveValue(value);
});

test('programs that two tabs choose for comparing join', async ({ page, context }) => {
  const toggles = (on: Page) => on.getByRole('article').getByRole('button', { name: /^Compare ?:/ });
  await open(page, '/en/search-program?destination=AU');
  await toggles(page).nth(0).click();
  await open(page, '/en/about');
  const second = await context.newPage();
  await open(second, '/en/search-program?destination=AU');
  await toggles(second).nth(1).click();
  await page.goBack();
  await hydrated(page);
  await toggles(page).nth(2).click();

  const chosen = () => second.evaluate(() => (JSON.parse(localStorage.getItem('compare') ?? '[]') as unknown[]).length);
  await expect.poll(chosen).toBe(3);
});

test('applications that two tabs have begun are both kept', async ({ page, context, origin }) => {
  await enterAs(context, origin);
  const [first, second] = await programsFor(origin, 'computer science');
  const other = await context.newPage();
  const note = (on: Page) => on.getByLabel('Note to the advisor');
  const begin = (on: Page, id?: string) => open(on, `/en/profile/applications/new?type=program&item=${id}`);
  await begin(page, first?.id);
  await begin(other, second?.id);
  await note(page).fill('About the campus');
  await note(other).fill('About the fees');
  await note(page).fill('About the campus and the dormitory');

  await other.reload();
  await expect(note(other)).toHaveValue('About the fees');
  await open(page, '/en/profile/applications');
  await expect(section(page, 'Drafts').getByRole('link', { name: /^Continue/ })).toHaveCount(2);
});

test('a tab notices that somebody else has logged in, also somebody of the same name', async ({
  page,
  context,
  origin,
}) => {
  const [mai, namesake] = [await registerMember(origin), await registerMember(origin)];
  const logIn = async (tab: Page, member: Member) => {
    await open(tab, '/en/login');
    await tab.getByLabel('Email').fill(member.email);
    await tab.getByLabel('Password', { exact: true }).fill(member.password);
    await submitButton(tab).click();
    await expect(tab.getByText('Login successful')).toBeVisible();
  };
  await logIn(page, mai);
  await open(page, '/en/profile/account');
  await expect(page.getByRole('main')).toContainText(mai.email);
  const documents: string[] = [];
  page.on('framenavigated', frame => documents.push(frame.url()));

  const other = await context.newPage();
  await context.clearCookies({ name: /^(auth-token|refresh-token|user-data)$/ });
  await logIn(other, mai);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await context.clearCookies({ name: /^(auth-token|refresh-token|user-data)$/ });
  await logIn(other, namesake);
  expect(documents, 'the same person again').toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await expect(page.getByRole('main')).toContainText(namesake.email);
});

test('an appearance that is chosen in one tab is that of the other', async ({ page, context }) => {
  await open(page, '/en/about');
  const other = await context.newPage();
  await open(other, '/en/privacy');
  const choose = (name: string) => page.getByRole('button', { name: new RegExp(`Switch to ${name}`) }).click();
  await choose('light');
  await choose('dark');

  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await choose('same as device');
  await expect(other.locator('html')).not.toHaveAttribute('data-scheme');
});

test('taking back a pasted block leaves what was entered since', async ({ page }) => {
  await open(page, '/en/grade?level=11');
  await cell(page, MATH_1).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '8\t9');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await expect(cell(page, MATH_2)).toHaveValue('9.0');
  await cell(page, LITERATURE_1).fill('6');
  await cell(page, LITERATURE_1).blur();
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(cell(page, MATH_1)).toHaveValue('');
  await expect(cell(page, MATH_2)).toHaveValue('');
  await expect(cell(page, LITERATURE_1)).toHaveValue('6.0');
});

test('a refresh that was asked for before an answer and comes after it changes nothing back', async ({ page }) => {
  await open(page, '/en/test/career-riasec/1');
  let release = () => {};
  const isReleased = new Promise<void>(resolve => {
    release = resolve;
  });
  const held: string[] = [];
  await page.route('**/graphql', async route => {
    const isRefresh = route.request().postData()?.includes('query AssessmentProgress') === true;
    if (!isRefresh || held.length > 0) return route.continue();
    held.push('refresh');
    // The site answers with the state of before; its answer is on the way for a while.
    const answer = await route.fetch();
    await isReleased;
    await route.fulfill({ response: answer });
  });
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => held.length).toBe(1);
  const rating = page.getByRole('radio').nth(3);
  await rating.check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/en/test/career-riasec/2');
  await page.goBack();

  await expect(page.getByRole('radio').nth(3)).toBeChecked();
});

test('nothing is asked for twice, neither for a change nor for the pages one goes on to', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin);
  const asked: string[] = [];
  page.on('request', request => {
    const name = /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  /** What was asked for since the last look, once the network is still. */
  const since = async () => {
    await page.waitForLoadState('networkidle');
    return asked.splice(0).filter(name => name !== 'MyNotificationState');
  };
  const own = page.getByRole('navigation', { name: 'Your pages' });
  await open(page, '/en/profile');
  await since();
  for (const name of ['Privacy', 'Account', 'Overview', 'Account']) {
    await own.getByRole('link', { name, exact: true }).click();
    await expect(own.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    const names = await since();
    expect(names, name).toEqual([...new Set(names)]);
    expect(names.length, name).toBeGreaterThan(0);
  }
});
