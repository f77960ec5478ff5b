/** A person's own pages, against real stores: the first questions, two tabs at once, corrections, consents, export, the guardian's step, and leaving for good. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toPath, type Locale } from '../../schema/site/locales';
import { cookiesOf, enterAs, newPerson } from './member';
import { expect, hydrated, open, section, test, watch } from './site';

const words = {
  vi: {
    heading: /^Chào Minh Anh/,
    start: 'Bắt đầu',
    submit: 'Lưu hồ sơ cá nhân',
    missing: 'Vui lòng điền mục này',
    school: 'Trường hoặc nơi làm việc hiện tại',
    level: ['Đang học bậc nào', 'Cấp 3 (THPT)'],
    degree: ['Bằng cấp bạn muốn lấy', 'Cử nhân'],
    country: 'Đức',
    profile: 'Hồ sơ cá nhân',
    saved: 'Cập nhật hồ sơ thành công',
    academic: 'Thông tin học tập',
    interests: 'Nguyện vọng du học',
  },
  en: {
    heading: /^Hello Minh Anh/,
    start: 'Start',
    submit: 'Save profile',
    missing: 'Please fill this in',
    school: 'Current school or company',
    level: ['Current level', 'Upper secondary (grades 10-12)'],
    degree: ['Degree you want', 'Bachelor’s degree'],
    country: 'Germany',
    profile: 'Your profile',
    saved: 'Profile updated successfully',
    academic: 'Academic information',
    interests: 'Study abroad interests',
  },
} as const;

for (const locale of ['vi', 'en'] as const satisfies readonly Locale[]) {
  const t = words[locale];

  test(`a new person completes the profile and reads it in ${locale}`, async ({ page, context, origin }) => {
    const problems = watch(page, origin);
    await enterAs(context, origin);
    await open(page, toPath(locale, '/complete-profile'));
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();

    await page.getByRole('button', { name: t.start, exact: true }).click();
    await expect(page.getByLabel(t.school)).toBeFocused();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.missing)).toHaveCount(4);
    await expect(page.getByLabel(t.school)).toBeFocused();

    await page.getByLabel(t.school).fill('THPT Chu Văn An');
    await page.getByLabel(t.level[0]).selectOption(t.level[1]);
    await page.getByRole('checkbox', { name: t.country }).check();
    await page.getByLabel(t.degree[0]).selectOption(t.degree[1]);
    await page.getByRole('button', { name: t.submit }).click();

    await expect(page).toHaveURL(toPath(locale, '/profile'));
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.goto(toPath(locale, '/profile/details'));
    await expect(page.getByRole('heading', { level: 1, name: t.profile })).toBeVisible();
    await expect(section(page, t.academic)).toContainText('THPT Chu Văn An');
    await expect(section(page, t.interests)).toContainText(t.country);
    expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
  });
}

test('two tabs change one profile: what does not meet is kept, what meets is asked for', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin);
  const other = await context.newPage();
  await open(page, '/en/profile/details');
  await open(other, '/en/profile/details');
  const name = 'Guardian information';

  const edit = async (tab: Page) => {
    await section(tab, name).getByRole('button', { name: /^Edit/ }).click();
    return {
      guardian: section(tab, name).getByLabel(/^Guardian’s name/),
      job: section(tab, name).getByLabel(/^Guardian’s job/),
      save: section(tab, name).getByRole('button', { name: 'Save' }),
    };
  };
  const here = await edit(page);
  const there = await edit(other);
  await there.guardian.fill('Trần Thị Hoa');
  await there.job.fill('Giáo viên');
  await there.save.click();
  await expect(other.getByText('Profile updated successfully')).toBeVisible();

  await here.guardian.fill('Lê Văn Nam');
  await here.save.click();
  const panel = page.getByRole('group', { name: 'The profile was just changed somewhere else' });
  await expect(panel.getByRole('radio', { name: 'Keep mine: Lê Văn Nam' })).toBeChecked();
  await expect(panel.getByRole('radio', { name: 'Use the new one: Trần Thị Hoa' })).toBeVisible();
  await expect(here.job).toHaveValue('Giáo viên');
  await here.save.click();
  await expect(section(page, name).getByText('Lê Văn Nam')).toBeVisible();

  // The other tab knows nothing of it, and changes something else.
  const elsewhere = section(other, 'Additional information');
  await elsewhere.getByRole('button', { name: /^Edit/ }).click();
  await elsewhere.getByLabel(/^Other questions/).fill('Có được làm thêm không?');
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('Có được làm thêm không?')).toBeVisible();
  await expect(section(other, name).getByText('Lê Văn Nam')).toBeVisible();
  await other.reload();
  await expect(section(other, name)).toContainText('Giáo viên');
});

test('what was typed is not lost by leaving, and a section is closed by the keyboard', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin);
  await open(page, '/profile/details');
  const academic = section(page, 'Thông tin học tập');
  await academic.getByRole('button', { name: 'Sửa phần Thông tin học tập' }).press('Enter');
  const school = academic.getByLabel(/^Trường hoặc nơi làm việc/);
  await expect(school).toBeFocused();
  await page.keyboard.type('THPT Kim Liên');

  await page.getByRole('link', { name: 'Tài khoản', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ở lại' }).click();
  await expect(school).toHaveValue('THPT Kim Liên');

  let isAsked = false;
  page.once('dialog', dialog => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  });
  await page.reload({ timeout: 2000 }).catch(() => undefined);
  expect(isAsked).toBe(true);
  await expect(school).toHaveValue('THPT Kim Liên');

  await academic.getByRole('button', { name: 'Hủy' }).press('Enter');
  await expect(academic.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('link', { name: 'Tài khoản', exact: true }).click();
  await expect(page).toHaveURL('/profile/account');
});

test('a set-once field is locked, a correction is asked for and taken back', async ({ page, context, origin }) => {
  await enterAs(context, origin);
  await open(page, '/profile/details');
  const basic = section(page, 'Thông tin cơ bản');
  await expect(basic.getByRole('textbox')).toHaveCount(0);
  await basic.getByRole('button', { name: 'Yêu cầu đính chính: số điện thoại' }).click();
  const dialog = page.getByRole('dialog', { name: 'Đính chính số điện thoại' });
  await dialog.getByLabel('Thông tin đúng').fill('0912.345.678');
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(dialog.getByText('Thông tin này đã được lưu sẵn rồi')).toBeVisible();
  await dialog.getByLabel('Thông tin đúng').fill('0987 654 321');
  await dialog.getByLabel(/^Lý do/).fill('Gõ nhầm khi đăng ký');
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click();

  await expect(dialog).toBeHidden();
  await expect(basic.getByText(/từ 0912 345 678 thành 0987 654 321/)).toBeVisible();
  await open(page, '/profile/privacy');
  const list = section(page, 'Yêu cầu đính chính');
  await expect(list.getByText('Đang chờ')).toBeVisible();
  await list.getByRole('button', { name: 'Rút lại yêu cầu đính chính số điện thoại' }).click();
  await expect(list.getByText('Đã rút lại')).toBeVisible();
});

test('consents go both ways and stay after a reload; the export holds them', async ({ page, context, origin }) => {
  const { email } = await enterAs(context, origin);
  await open(page, '/profile/privacy');
  const news = page.getByRole('checkbox', { name: /học bổng mới/ });
  await expect(news).not.toBeChecked();
  await news.check();
  await expect(page.getByText(/^Bạn đã đồng ý ngày/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(news).toBeChecked();
  await news.uncheck();
  await expect(page.getByText(/^Bạn không đồng ý từ ngày/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải về' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^study-abroad-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(email);
  expect(text).toContain('MARKETING');
});

const isMailTo = (address: string) => (text: string) => new RegExp(`^To:.*${address}`, 'im').test(text);

/** The link in the mail that lies in the outbox; long lines of a mail are folded with "=". */
function linkTo(address: string, path: string): string | undefined {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const mail = readdirSync(outbox)
    .map(name => readFileSync(join(outbox, name), 'utf8'))
    .find(isMailTo(address));
  const plain = mail?.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return plain && new RegExp(`(?:/en)?${path}\\?token=[\\w-]+`).exec(plain)?.[0];
}

test('a person under 16 asks a parent, who agrees without an account; then marks can be stored', async ({
  page,
  context,
  browser,
  origin,
}) => {
  const young = { ...newPerson(), dateOfBirth: '2012-06-01' };
  await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: RegisterInput!) { register(input: $input) { errors { code } } }',
      variables: { input: { ...young, confirmPassword: young.password } },
    },
  });
  await enterAs(context, origin, young);
  await open(page, '/profile/details?edit=academic');
  await page.getByRole('link', { name: 'Nhờ bố mẹ đồng ý' }).click();
  const step = section(page, 'Sự đồng ý của bố mẹ hoặc người giám hộ');
  const parent = `parent-${young.email}`;
  await step.getByLabel('Họ tên bố, mẹ hoặc người giám hộ').fill('Trần Thị Hoa');
  await step.getByLabel('Email của người đó').fill(parent);
  await step.getByRole('button', { name: 'Gửi thư xin đồng ý' }).click();
  await expect(step.getByText(/^Đã gửi thư cho Trần Thị Hoa/)).toBeVisible();

  await expect.poll(() => linkTo(parent, '/guardian-consent')).toBeTruthy();
  const elsewhere = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
  });
  const phone = await elsewhere.newPage();
  await open(phone, linkTo(parent, '/guardian-consent') ?? '');
  await expect(phone.getByRole('heading', { level: 1, name: 'Kính gửi Trần Thị Hoa' })).toBeVisible();
  await expect(phone.getByRole('checkbox')).not.toBeChecked();
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Đồng ý' }).click();
  await expect(phone.getByRole('heading', { name: 'Cảm ơn anh/chị' })).toBeFocused();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Liên kết này không còn dùng được' })).toBeVisible();
  await elsewhere.close();

  await open(page, '/profile/details?edit=academic');
  const academic = section(page, 'Thông tin học tập');
  await academic.getByLabel(/\(GPA\)/).fill('8,75');
  await academic.getByRole('button', { name: 'Lưu' }).click();
  await expect(academic.getByText('8,75 / 10')).toBeVisible();
});

test('an account is deleted after a look at what goes; nobody can sign in with it again', async ({
  page,
  context,
  origin,
}) => {
  const { email, password } = await enterAs(context, origin);
  const other = await context.newPage();
  await open(other, '/en/profile/details');
  await open(page, '/en/profile/privacy');
  await section(page, 'Delete account').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog.getByText('Profile and login')).toBeVisible();
  await dialog.getByLabel('Enter your password to confirm').fill('not-this-one');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('The password is incorrect')).toBeVisible();
  await dialog.getByLabel('Enter your password to confirm').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();

  await expect(page).toHaveURL('/en');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect(
    (await context.cookies()).filter(({ name }) => ['auth-token', 'refresh-token', 'user-data'].includes(name)),
  ).toEqual([]);
  await other.goto('/en/profile/details');
  await expect(other).toHaveURL(/\/en\/login/);
  await expect(cookiesOf(origin, { email, password, fullName: '' })).rejects.toThrow('INVALID_CREDENTIALS');
});
