/** From the press on "Apply" to the visa: what a student does, with an advisor behind it. */
import type { BrowserContext, Page } from '@playwright/test';
import { toPath } from '../../schema/site/locales';
import { expectNoSeriousFinding, expectToFit320 } from './accessibility';
import { advance, applicationOf, newAdvisor, programsFor } from './applicationOf';
import { ask, cookiesOf, enterAs, newPerson, registerMember, type Cookies } from './member';
import { expect, hydrated, open, section, test, watch } from './site';

const words = {
  vi: {
    apply: 'Nộp hồ sơ',
    prompt: 'Bạn cần đăng nhập để tiếp tục. Đăng nhập ngay bây giờ?',
    account: 'Đăng nhập',
    heading: /^Nộp hồ sơ: /,
    note: /^Nhắn tư vấn viên/,
    send: 'Nộp hồ sơ',
    alreadyOpen: /Bạn đã có (một )?hồ sơ đang mở ở đây/,
    list: 'Hồ sơ đã nộp',
    view: /^Xem chi tiết/,
    steps: 'Các bước của hồ sơ',
    consent: /^Tôi đồng ý để .* chỉ cho hồ sơ này\.$/,
    mustTick: /Không đồng ý thì chưa nộp được hồ sơ/,
    shared: 'Thông tin gửi cho từng trường',
    takenBack: /^Bạn đã rút lại ngày/,
    taskOpen: /Tư vấn viên sẽ đề nghị trường xóa/,
    withdraw: 'Rút hồ sơ',
    withdrawTitle: 'Rút hồ sơ này?',
    consequence: 'Không mở lại được.',
    withdrawn: 'Đã rút',
  },
  en: {
    apply: 'Apply',
    prompt: 'You need to login to continue. Do you want to login now?',
    account: 'Create an account',
    heading: /^Apply: /,
    note: /^Note to the advisor/,
    send: 'Submit application',
    alreadyOpen: /You already have an open application here/,
    list: 'Applications',
    view: /^View details/,
    steps: 'Steps of the application',
    consent: /^I agree that .* for this application only\.$/,
    mustTick: /Without it you cannot apply/,
    shared: 'Shared with each school',
    takenBack: /^You withdrew your consent on/,
    taskOpen: /will ask the school to delete/,
    withdraw: 'Withdraw application',
    withdrawTitle: 'Withdraw this application?',
    consequence: 'It cannot be reopened.',
    withdrawn: 'Withdrawn',
  },
} as const;

const openCount = async (origin: string, cookies: Cookies): Promise<number> => {
  const { data } = await ask<{ myApplications: { pageInfo: { total: number } } }>(origin, {
    query: '{ myApplications { pageInfo { total } } }',
    cookies,
  });
  return data.myApplications.pageInfo.total;
};

const cookiesIn = async (context: BrowserContext): Promise<Cookies> => (await context.cookies()) as Cookies;

async function logIn(page: Page, origin: string): Promise<void> {
  const { email, password } = await registerMember(origin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.locator('main button[type=submit]').click();
}

async function register(page: Page): Promise<void> {
  const person = newPerson();
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone number').fill(person.phone);
  for (const [label, value] of [
    ['Day', '9'],
    ['Month', '3'],
    ['Year', '2008'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.locator('main button[type=submit]').click();
}

for (const [locale, width] of [
  ['vi', 390],
  ['en', 390],
] as const) {
  test(`a visitor in ${locale} at ${width} px applies once, in two tabs and by two presses, follows the application and withdraws it`, async ({
    page,
    context,
    origin,
  }) => {
    const t = words[locale];
    const problems = watch(page, origin);
    await page.setViewportSize({ width, height: 900 });
    const [program] = await programsFor(origin, 'computer science');
    await open(page, toPath(locale, `/programs/${program?.slug}`));

    await page.getByRole('main').getByRole('link', { name: t.apply, exact: true }).click();
    const prompt = page.getByRole('alertdialog');
    await expect(prompt).toContainText(t.prompt);
    await prompt.getByRole('button', { name: t.account, exact: true }).click();
    await (locale === 'vi' ? logIn(page, origin) : register(page));

    // The press is finished: the form is there.
    await expect(page).toHaveURL(toPath(locale, `/profile/applications/new?type=program&item=${program?.id}`));
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toContainText(program?.title ?? '');
    await hydrated(page);
    const second = await context.newPage();
    await open(second, page.url());
    // It does not hear of the application before it is sent there too.
    await second.route('**/graphql', route =>
      route.request().postData()?.includes('query ApplicationPreview') ? route.abort() : route.continue(),
    );
    await page.getByLabel(t.note).fill('Em muốn hỏi về kỳ nhập học.');
    // Nobody ticks the box but the student, and nothing goes without it.
    const consent = page.getByRole('checkbox', { name: t.consent });
    await expect(consent).not.toBeChecked();
    await page.getByRole('button', { name: t.send, exact: true }).click();
    await expect(page.getByText(t.mustTick)).toBeVisible();
    expect(await openCount(origin, await cookiesIn(context))).toBe(0);
    await consent.check();
    await page.getByRole('button', { name: t.send, exact: true }).dblclick();
    await expect(page.getByRole('list', { name: t.steps })).toBeVisible();
    const address = page.url();
    expect(address).toMatch(/\/profile\/applications\/[\w-]{8,}$/);

    // The other tab has the form still, and leads to the same application.
    await second.getByRole('checkbox', { name: t.consent }).check();
    await second.getByRole('button', { name: t.send, exact: true }).click();
    await expect(second.getByText(t.alreadyOpen)).toBeVisible();
    await expect(second).toHaveURL(address);
    await second.close();
    expect(await openCount(origin, await cookiesIn(context))).toBe(1);

    // The way back leads past the form.
    await page.goBack();
    await expect(page.getByRole('button', { name: t.send, exact: true })).toHaveCount(0);
    await open(page, toPath(locale, '/profile/applications'));
    await expect(page.getByRole('heading', { level: 1, name: t.list })).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: t.view }).click();
    await expect(page).toHaveURL(address);

    await page.getByRole('button', { name: t.withdraw, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.withdrawTitle });
    await expect(dialog).toContainText(t.consequence);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: t.withdraw, exact: true }).click();
    await dialog.getByRole('button').last().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('definition').getByText(t.withdrawn, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // With the application the consent is taken back, and the school is asked to delete.
    await open(page, toPath(locale, '/profile/privacy'));
    const shared = section(page, t.shared);
    await expect(shared.getByText(t.takenBack)).toBeVisible();
    await expect(shared.getByText(t.taskOpen)).toBeVisible();
    await expectToFit320(page);
    expect(problems.reports).toEqual([]);
  });
}

test('a draft survives a reload and the end of the session, and a logout forgets it', async ({
  page,
  context,
  origin,
}) => {
  const mai = await enterAs(context, origin);
  const [, program] = await programsFor(origin, 'computer science');
  const form = `/en/profile/applications/new?type=program&item=${program?.id}`;
  const note = page.getByLabel('Note to the advisor');
  await open(page, form);
  await note.fill('A question about the campus');
  await page.reload();
  await expect(note).toHaveValue('A question about the campus');

  // Sessions end without a logout.
  await context.clearCookies();
  await context.addCookies(await cookiesOf(origin, await registerMember(origin)));
  await open(page, '/en/compare');
  await context.clearCookies();
  await context.addCookies(await cookiesOf(origin, mai));
  await open(page, '/en/profile/applications');
  const drafts = section(page, 'Drafts');
  await drafts.getByRole('link', { name: /^Continue/ }).click();
  await expect(note).toHaveValue('A question about the campus');

  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You have logged out')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('personal.')))).toEqual([]);
});

test('the checklist follows each change, refuses what it cannot store, prints, and is accessible', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin);
  const own = await cookiesIn(context);
  const id = await applicationOf(origin, own);
  await advance(origin, await newAdvisor(origin), id, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION');
  const problems = watch(page, origin);
  await open(page, `/en/profile/applications/${id}`);
  await expect(page.getByText(/^60%$/)).toBeVisible();

  const passport = page.getByRole('button', { name: /^Passport, status: / });
  await passport.click();
  await page.getByRole('menuitem', { name: 'Ready' }).click();
  await expect(passport).toHaveAccessibleName('Passport, status: Ready. Change');
  await expect(passport).toBeFocused();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await expect(page.getByText(/^60%$/)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(passport).toHaveAccessibleName('Passport, status: Ready. Change');
  expect(problems.reports).toEqual([]);

  await test.step('without a network the page stays, and says what was not saved', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await passport.click();
    await page.getByRole('menuitem', { name: 'Submitted' }).click();
    await expect(page.getByText(/“Submitted” was not saved/)).toBeVisible();
    await expect(passport).toHaveAccessibleName('Passport, status: Ready. Change');
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
    await page.getByRole('button', { name: /^Try again/ }).click();
    await expect(passport).toHaveAccessibleName('Passport, status: Submitted. Change');
  });

  await test.step('on paper it is one list with boxes to tick, its sources and the official address', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(passport).toBeHidden();
    await expect(page.getByText('Submitted', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources of the list' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await expectNoSeriousFinding(page);
  await expectToFit320(page);
});

test('the form that applies is accessible, also with a mistake in it', async ({ page, context, origin }) => {
  await enterAs(context, origin);
  const [program] = await programsFor(origin, 'computer science');
  await open(page, `/profile/applications/new?type=program&item=${program?.id}`);
  await page.getByRole('checkbox', { name: words.vi.consent }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nộp hồ sơ', exact: true }).click();
  // What compares the profile may have been cut off as well, and says so in its own place.
  await expect(section(page, 'Xác nhận').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await context.setOffline(false);

  await expectNoSeriousFinding(page);
  await expectToFit320(page);
});

test('an application of somebody else is not there; a list that cannot be loaded says so in its place', async ({
  page,
  context,
  origin,
}) => {
  const mai = await cookiesOf(origin, await registerMember(origin));
  const id = await applicationOf(origin, mai);
  await enterAs(context, origin);
  const response = await page.goto(`/en/profile/applications/${id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  expect((await page.goto('/en/profile/applications/new?type=program&item=nothing-at-all'))?.status()).toBe(404);

  await open(page, '/en/profile');
  await page.route('**/graphql', route => route.abort());
  await page
    .getByRole('navigation', { name: 'Your pages' })
    .getByRole('link', { name: 'Applications', exact: true })
    .click();
  await expect(page.getByRole('alert')).toContainText('Could not load application list.');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No applications yet')).toBeVisible();
});
