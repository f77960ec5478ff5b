/** The whole journey of a new student: from a search to an account, logout and login, and through a session that ended on the server. */
import type { Page } from '@playwright/test';
import { LOCALES, toPath, type Locale } from '../../schema/site/locales';
import { cookiesOf, newPerson } from './member';
import { expect, hydrated, test } from './site';

const words = {
  vi: {
    save: /^Lưu ?:/,
    prompt: 'Bạn cần đăng nhập để tiếp tục. Đăng nhập ngay bây giờ?',
    login: 'Đăng nhập',
    register: 'Đăng ký',
    added: 'Đã thêm vào mục Đã lưu',
    fullName: 'Họ và tên',
    phone: 'Số điện thoại',
    password: 'Mật khẩu',
    again: 'Nhập lại mật khẩu',
    day: 'Ngày',
    month: 'Tháng',
    year: 'Năm',
    school: 'Trường hoặc nơi làm việc hiện tại',
    level: 'Đang học bậc nào',
    upper: 'UPPER_SECONDARY',
    degree: 'Bằng cấp bạn muốn lấy',
    country: 'Canada',
    start: 'Bắt đầu',
    saveProfile: 'Lưu hồ sơ cá nhân',
    logOut: 'Đăng xuất',
    expired: 'Phiên đăng nhập đã hết hạn',
    expiredNotice: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
  },
  en: {
    save: /^Save ?:/,
    prompt: 'You need to login to continue. Do you want to login now?',
    login: 'Login',
    register: 'Register',
    added: 'Added to wishlist',
    fullName: 'Full name',
    phone: 'Phone number',
    password: 'Password',
    again: 'Confirm password',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    school: 'Current school or company',
    level: 'Current level',
    upper: 'UPPER_SECONDARY',
    degree: 'Degree you want',
    country: 'Canada',
    start: 'Start',
    saveProfile: 'Save profile',
    logOut: 'Log out',
    expired: 'Session expired',
    expiredNotice: 'Your session has expired, please login again.',
  },
} as const;

async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string },
  t: (typeof words)[Locale],
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.locator('main button[type=submit]').click();
}

/** The same account, signed in elsewhere, ends every session. */
async function endSessions(
  origin: string,
  person: { email: string; password: string; fullName: string },
): Promise<void> {
  const cookies = await cookiesOf(origin, person);
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query: 'mutation { logoutEverywhere { errors { code } } }' }),
  });
  expect(await response.json()).toEqual({ data: { logoutEverywhere: { errors: [] } } });
}

for (const locale of LOCALES) {
  test(`a new student in ${locale} saves a program, registers, completes the profile, logs in again, and recovers from an ended session`, async ({
    page,
    origin,
  }) => {
    const t = words[locale];
    const person = newPerson();
    const search = toPath(locale, '/search-program?q=data');
    await page.goto(search, { referer: `${origin}/` });
    await hydrated(page);

    // A visitor presses a heart, and is led to an account.
    await page.getByRole('button', { name: t.save }).first().click();
    const prompt = page.getByRole('alertdialog');
    await expect(prompt).toContainText(t.prompt);
    await prompt.getByRole('button', { name: t.login, exact: true }).click();
    await expect(page).toHaveURL(toPath(locale, '/login'));
    await page.getByRole('main').getByRole('link', { name: t.register }).click();
    await expect(page).toHaveURL(toPath(locale, '/register'));
    await page.getByLabel(t.fullName).fill(person.fullName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel(t.phone).fill(person.phone);
    for (const [label, value] of [
      [t.day, '9'],
      [t.month, '3'],
      [t.year, '2008'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(t.password, { exact: true }).fill(person.password);
    await page.getByLabel(t.again, { exact: true }).fill(person.password);
    await page.locator('main button[type=submit]').click();

    // Back where the heart was pressed, and it is done.
    await expect(page).toHaveURL(search);
    await expect(page.getByText(t.added)).toBeVisible();
    await expect(page.getByRole('button', { name: t.save, pressed: true })).toHaveCount(1);

    await page.goto(toPath(locale, '/complete-profile'));
    await hydrated(page);
    await page.getByRole('button', { name: t.start, exact: true }).click();
    await page.getByLabel(t.school).fill('THPT Chu Văn An');
    await page.getByLabel(t.level).selectOption(t.upper);
    await page.getByLabel(t.country, { exact: true }).check();
    await page.getByLabel(t.degree).selectOption('BACHELOR');
    await page.getByRole('button', { name: t.saveProfile }).click();
    await expect(page).toHaveURL(toPath(locale, '/profile'));
    await page.goto(toPath(locale, '/profile/details'));
    await expect(page.getByText('THPT Chu Văn An')).toBeVisible();

    // Logout and login.
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(person.fullName) })
      .click();
    await page.getByRole('button', { name: t.logOut }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: t.login })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: t.login }).click();
    await fillLogin(page, person, t);
    await expect(page).toHaveURL(toPath(locale, '/profile'));

    // Ended on the server: the next call shows one dialog, and login leads on.
    await page.goto(search);
    await expect(page.getByRole('button', { name: t.save, pressed: true })).toHaveCount(1);
    await endSessions(origin, person);
    await page.getByRole('button', { name: t.save }).first().click();
    const expired = page.getByRole('alertdialog');
    await expect(expired).toContainText(t.expired);
    await expect(page.getByRole('button', { name: t.save, pressed: true, includeHidden: true })).toHaveCount(1);
    await expired.getByRole('button', { name: t.login, exact: true }).click();
    await expect(page).toHaveURL(toPath(locale, '/login?sessionExpired=1'));
    await expect(page.getByText(t.expiredNotice)).toBeVisible();
    await fillLogin(page, person, t);
    await expect(page).toHaveURL(toPath(locale, '/profile'));

    // The bare address opens the tab that holds something.
    await page.goto(toPath(locale, '/wishlist'));
    await expect(page).toHaveURL(toPath(locale, '/wishlist?tab=programs'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

    // Nothing that scripts can read is worth stealing.
    const readable = await page.evaluate(() =>
      JSON.stringify([
        { ...window.localStorage },
        { ...window.sessionStorage },
        decodeURIComponent(document.cookie),
        window.name,
      ]),
    );
    expect(readable).toContain(person.fullName);
    for (const secret of [person.email, person.password, '912345678', '912 345 678', 'auth-token', 'refresh-token'])
      expect(readable).not.toContain(secret);
  });
}
