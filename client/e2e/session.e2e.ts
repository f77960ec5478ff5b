/** Signing in and out in a real browser, and what happens when a session has ended; the whole way of a new student is walked in journey.e2e.ts. */
import type { Page } from '@playwright/test';
import { LOCALES, toPath } from '../../schema/site/locales';
import { seriousFindings } from './accessibility';
import { cookiesOf, enterAs, type Member, newPerson, registerMember } from './member';
import { expect, open, submitButton, test, watch } from './site';

const words = {
  vi: {
    password: 'Mật khẩu',
    login: 'Đăng nhập',
    cancel: 'Hủy',
    expired: 'Phiên đăng nhập đã hết hạn',
    content: 'Phiên đăng nhập của bạn đã hết hạn, vui lòng đăng nhập lại.',
    failed: 'Đăng nhập không thành công',
    accountOf: /^Tài khoản của/,
    logOut: 'Đăng xuất',
    loggedOut: 'Bạn đã đăng xuất',
    institutions: 'Tìm trường',
    programs: 'Tìm ngành học',
  },
  en: {
    password: 'Password',
    login: 'Login',
    cancel: 'Cancel',
    expired: 'Session expired',
    content: 'Your session has expired, please login again.',
    failed: 'Login failed',
    accountOf: /’s account$/,
    logOut: 'Log out',
    loggedOut: 'You have logged out',
    institutions: 'Find an institution',
    programs: 'Find a program',
  },
} as const;

const dialog = (page: Page) => page.getByRole('alertdialog');

/** Signed in elsewhere, the same person ends every session. */
async function endSessions(origin: string, member: Member): Promise<void> {
  const cookies = await cookiesOf(origin, member);
  const headers = {
    'content-type': 'application/json',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: 'mutation { logoutEverywhere { errors { code } } }' }),
  });
  expect(await response.json()).toEqual({ data: { logoutEverywhere: { errors: [] } } });
}

/** Presses so many hearts in one breath (of institutions, which have no other switch): as many calls that need the session. */
const pressHearts = (page: Page, count: number) =>
  page.evaluate(
    most =>
      [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed="false"]:has(svg)')]
        .slice(0, most)
        .forEach(button => button.click()),
    count,
  );

for (const locale of LOCALES) {
  const t = words[locale];
  const at = (path: string) => toPath(locale, path);

  test(`an ended session in ${locale}: five calls, one dialog; cancel goes one step back, and the next time it asks again`, async ({
    page,
    origin,
  }) => {
    const member = await registerMember(origin);
    await enterAs(page.context(), origin, member);
    await open(page, at('/search-program'));
    await page.locator(`footer a[href="${at('/search-institution')}"]`).click();
    await expect(page).toHaveURL(at('/search-institution'));
    await expect(page.getByRole('heading', { level: 1, name: t.institutions })).toBeVisible();
    await endSessions(origin, member);
    const refused: number[] = [];
    page.on('response', response => response.url().endsWith('/graphql') && refused.push(response.status()));
    await pressHearts(page, 5);

    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveAccessibleName(t.expired);
    await expect(dialog(page)).toHaveAccessibleDescription(t.content);
    await expect.poll(() => refused.filter(status => status === 401).length).toBe(5);
    await expect(dialog(page)).toHaveCount(1);
    expect(await seriousFindings(page)).toEqual([]);

    await dialog(page).getByRole('button', { name: t.cancel }).click();
    await expect(page).toHaveURL(at('/search-program'));
    await expect(page.getByRole('heading', { level: 1, name: t.programs })).toBeVisible();
    await pressHearts(page, 1);
    await expect(dialog(page)).toHaveAccessibleName(t.expired);
  });

  test(`an ended session in ${locale}: by the keyboard to the login page, with nothing left behind`, async ({
    page,
    origin,
  }) => {
    const member = await registerMember(origin);
    await enterAs(page.context(), origin, member);
    await open(page, at('/search-program'));
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/compare'));
    await endSessions(origin, member);
    await pressHearts(page, 1);
    await expect(dialog(page).getByRole('button', { name: t.login })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('button', { name: t.cancel })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(at('/login?sessionExpired=1'));
    await expect(
      page.getByText(locale === 'en' ? t.content : 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.'),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name).filter(name => name !== 'locale')).toEqual([]);
  });

  test(`a 401 of a proxy in ${locale} means the same, also when the server cannot be reached`, async ({
    page,
    origin,
  }) => {
    await enterAs(page.context(), origin);
    await open(page, at('/search-program'));
    await page.route('**/graphql', route =>
      route.fulfill({ status: 401, contentType: 'text/html', body: '<html><h1>401</h1></html>' }),
    );
    await page.route('**/session/end', route => route.abort());
    await pressHearts(page, 1);
    await dialog(page).getByRole('button', { name: t.login }).click();

    await expect(page).toHaveURL(
      url =>
        url.pathname === at('/login') || url.pathname === at('/profile') || url.pathname === at('/complete-profile'),
    );
  });

  test(`a wrong password in ${locale} is a matter of the form, and the address is never sent in a link`, async ({
    page,
    origin,
  }) => {
    const member = await registerMember(origin);
    const problems = watch(page, origin);
    await open(page, at('/login'));
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel(t.password, { exact: true }).fill('không phải nó đâu');
    await submitButton(page).click();

    await expect(page.getByRole('alert')).toContainText(t.failed);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    expect(page.url()).not.toContain('@');
    expect(await seriousFindings(page)).toEqual([]);
    expect(problems.reports).toEqual([]);
  });

  test(`the header in ${locale} knows its viewer; logging out stays on a page for everybody, and the other tab notices`, async ({
    page,
    context,
    origin,
  }) => {
    const member = await registerMember(origin, 'Trần Thị Bình');
    await enterAs(page.context(), origin, member);
    const raw = await (await page.request.get(at('/search-program'))).text();
    expect(raw).toContain('Trần Thị Bình');
    const other = await context.newPage();
    await open(other, at('/search-scholarship'));
    await open(page, at('/search-program'));
    await page.getByRole('banner').getByRole('button', { name: t.accountOf }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('navigation').getByRole('button', { name: t.logOut }).click();

    await expect(page.getByRole('banner').getByRole('link', { name: t.login })).toBeVisible();
    await expect(page).toHaveURL(at('/search-program'));
    await expect(page.getByText(t.loggedOut)).toBeVisible();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(other.getByRole('banner').getByRole('link', { name: t.login })).toBeVisible();
    expect(
      (await context.cookies()).map(({ name }) => name).filter(name => /auth|refresh|user-data/.test(name)),
    ).toEqual([]);
  });
}

test('pages of one’s own wait for the login, in the browser as on the server; the login waits for nobody who is signed in', async ({
  page,
  origin,
}) => {
  const member = await registerMember(origin);
  await open(page, '/en/profile/account?from=mail');
  await expect(page).toHaveURL('/en/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await submitButton(page).click();
  await expect(page).toHaveURL('/en/profile/account?from=mail');
  await expect(page.getByText('Login successful')).toBeVisible();

  await page.goto('/en/login');
  await expect(page).toHaveURL('/en/complete-profile');
  await page.goto('/forgot-password');
  await expect(page).toHaveURL(/\/(?:profile|complete-profile)$/);
});

test('an account is made with the keyboard alone, and a change of language loses nothing', async ({ page }) => {
  const person = newPerson('Lê Văn Cường');
  await open(page, '/register');
  await page.getByLabel('Họ và tên').focus();
  await page.keyboard.type(person.fullName);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/register');
  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);

  await page.getByLabel('Full name').focus();
  for (const text of [person.email, person.phone, '9', '3', '2008', person.password]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/en/complete-profile');
  await expect(page.getByText('Registration successful')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(person.email);
  expect(kept).not.toContain(person.password);
});

test('a visitor may make an account instead; what was typed at the login is at hand, its password is not', async ({
  page,
}) => {
  await open(page, '/en/search-institution');
  await pressHearts(page, 1);
  await dialog(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/en/register');
  await page.getByRole('link', { name: 'Log in' }).click();
  // The form of a new account has the same labels.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill('lan@example.org');
  await page.getByLabel('Password', { exact: true }).fill('bến-cảng-buổi-sáng');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/en/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue('lan@example.org');
  await page.goBack();

  await expect(page.getByLabel('Email')).toHaveValue('lan@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('the page that was asked for last is the one that a login leads to', async ({ page, origin }) => {
  const member = await registerMember(origin);
  await open(page, '/en/search-institution');
  await pressHearts(page, 1);
  await dialog(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/en/login');
  await open(page, '/en/profile/account');
  await expect(page).toHaveURL('/en/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await submitButton(page).click();

  await expect(page).toHaveURL('/en/profile/account');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
});

test('a form that no script runs yet sends nothing into an address', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/en/login`);

  await expect(submitButton(page)).toBeDisabled();
  await page.getByLabel('Email').fill('lan@example.org');
  await page.getByLabel('Email').press('Enter');
  expect(page.url()).toBe(`${origin}/en/login`);
  await context.close();
});
