/** A student of grade 11 on the way from marks to a shortlist with reasons: as a visitor, through an account and a profile, to what was saved. */
import type { Locator, Page } from '@playwright/test';
import { toPath, type Locale } from '../../schema/site/locales';
import { expectNoSeriousFinding } from './accessibility';
import { newPerson } from './member';
import { expect, hydrated, open, test, watch } from './site';

const words = {
  vi: {
    cell: (subject: string, column: string) => new RegExp(`^${subject}, ${column}`),
    subjects: ['Ngữ văn', 'Toán', 'Lịch sử'],
    terms: ['Học kỳ 1', 'Học kỳ 2'],
    final: 'Cả năm',
    estimated: /ước tính/,
    average: 'Điểm trung bình tham khảo',
    scale: 'Quy ra thang 4,0',
    between: /^2,\d\d đến 3,\d\d$/,
    edit: 'Sửa lớp 11',
    gradeSchool: 'Tên trường',
    done: 'Xong',
    offer: 'Có bảng điểm bạn nhập trước khi đăng nhập',
    keep: 'Lưu vào tài khoản',
    saved: 'Lưu bảng điểm thành công',
    register: 'Đăng ký',
    fullName: 'Họ và tên',
    phone: 'Số điện thoại',
    password: 'Mật khẩu',
    again: 'Nhập lại mật khẩu',
    birth: ['Ngày', 'Tháng', 'Năm'],
    start: 'Bắt đầu',
    school: 'Trường hoặc nơi làm việc hiện tại',
    level: 'Đang học bậc nào',
    degree: 'Bằng cấp bạn muốn lấy',
    moreStudies: 'Thêm điểm số và chứng chỉ',
    moreWishes: 'Thêm ngành học và ngân sách',
    certificate: 'Chứng chỉ tiếng Anh',
    score: 'Điểm tổng',
    budget: 'Ngân sách mỗi năm',
    currency: 'Đơn vị tiền',
    saveProfile: 'Lưu hồ sơ cá nhân',
    order: /câu trả lời về cơ hội 45 điểm/,
    band: /^(Trường nhận phần lớn người nộp|Vừa sức|Thử thách|Cần dự bị trước|Đạt .+; chưa biết .+|Chưa đạt: .+|Chưa đủ dữ liệu|Chưa nộp được)$/,
    heart: /^Lưu ?:/,
    shortlist: 'Đã lưu',
    basis: /^2 ngành, ngành còn nộp được xếp trước\. So với điểm \d,\d\d \(có phần dự đoán\), IELTS 6\.5/,
    print: 'In danh sách',
    filter: 'Lọc theo mức vừa sức',
  },
  en: {
    cell: (subject: string, column: string) => new RegExp(`^${subject}, ${column}`),
    subjects: ['Literature', 'Mathematics', 'History'],
    terms: ['Term 1', 'Term 2'],
    final: 'Final',
    estimated: /estimated/,
    average: 'Reference average',
    scale: 'On the 4.0 scale',
    between: /^2\.\d\d to 3\.\d\d$/,
    edit: 'Edit grade 11',
    gradeSchool: 'High school name',
    done: 'Done',
    offer: 'You entered grades before logging in',
    keep: 'Save to my account',
    saved: 'Grades saved successfully!',
    register: 'Register',
    fullName: 'Full name',
    phone: 'Phone number',
    password: 'Password',
    again: 'Confirm password',
    birth: ['Day', 'Month', 'Year'],
    start: 'Start',
    school: 'Current school or company',
    level: 'Current level',
    degree: 'Degree you want',
    moreStudies: 'Add grades and certificates',
    moreWishes: 'Add a subject and a budget',
    certificate: 'English certificate',
    score: 'Overall score',
    budget: 'Budget per year',
    currency: 'Currency',
    saveProfile: 'Save profile',
    order: /answer on your chances 45 points/,
    band: /^(Most applicants are admitted|Within reach|A stretch|Preparatory year first|Meets the minimum for .+; not known: .+|Below the minimum: .+|Not enough data|Not open to you now)$/,
    heart: /^Save ?:/,
    shortlist: 'Wishlist',
    basis:
      /^2 programs, those you can apply for first\. Compared with your average of \d\.\d\d \(partly predicted\), IELTS 6\.5/,
    print: 'Print list',
    filter: 'Filter by fit',
  },
} as const;
type Words = (typeof words)[Locale];

/** Two subjects with both terms, one with the first alone: its second is predicted. */
async function enterMarks(page: Page, t: Words): Promise<void> {
  const cell = (subject: string, column: string) => page.getByRole('textbox', { name: t.cell(subject, column) });
  const [literature, math, history] = t.subjects;
  const [first, second] = t.terms;
  for (const [subject, column, mark] of [
    [literature, first, '8.2'],
    [literature, second, '8.5'],
    [math, first, '8.8'],
    [math, second, '9.0'],
    [history, first, '7.8'],
  ] as const)
    await cell(subject, column).fill(mark);
  await cell(history, first).blur();
  await expect(cell(history, second)).toHaveAccessibleName(t.estimated);
  await expect(page.getByRole('heading', { name: t.average })).toBeVisible();
  await expect(page.getByRole('region', { name: t.scale }).getByText(t.between)).toBeVisible();
  await page.getByRole('button', { name: t.edit }).click();
  await page.getByRole('textbox', { name: t.gradeSchool }).fill('THPT Chu Văn An');
  await page.getByRole('button', { name: t.done }).click();
}

async function register(page: Page, t: Words, locale: Locale): Promise<void> {
  const person = newPerson();
  await open(page, toPath(locale, '/register'));
  await page.getByLabel(t.fullName).fill(person.fullName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(t.phone).fill(person.phone);
  for (const [place, value] of ['9', '3', '2010'].entries())
    await page.getByLabel(t.birth[place] ?? '', { exact: true }).fill(value);
  await page.getByLabel(t.password, { exact: true }).fill(person.password);
  await page.getByLabel(t.again, { exact: true }).fill(person.password);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(toPath(locale, '/complete-profile'));
}

async function completeProfile(page: Page, t: Words, locale: Locale): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: t.start, exact: true }).click();
  await page.getByLabel(t.school).fill('THPT Chu Văn An');
  await page.getByLabel(t.level).selectOption('UPPER_SECONDARY');
  await page.getByText(t.moreStudies).click();
  await page.getByLabel(t.certificate).selectOption('IELTS');
  await page.getByLabel(t.score).fill('6.5');
  await page.getByLabel('Canada', { exact: true }).check();
  await page.getByLabel(t.degree).selectOption('BACHELOR');
  await page.getByText(t.moreWishes).click();
  await page.getByLabel(t.budget).fill('45000');
  await page.getByLabel(t.currency).selectOption('CAD');
  await page.getByRole('button', { name: t.saveProfile }).click();
  await expect(page).toHaveURL(toPath(locale, '/profile'));
}

const reasonsIn = (place: Locator) => place.locator('li[data-outcome]');

for (const [locale, width, otherWidth] of [
  ['vi', 390, 1280],
  ['en', 1280, 390],
] as const) {
  const t = words[locale];
  test.describe(`in ${locale} from ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a visitor in grade 11 enters marks, keeps them with an account and ends with a shortlist that gives its reasons', async ({
      page,
      origin,
    }) => {
      const problems = watch(page, origin);

      await test.step('marks with a figure and its range', async () => {
        await open(page, `${toPath(locale, '/grade')}?level=11`);
        await enterMarks(page, t);
      });

      await test.step('an account and a profile', async () => {
        await register(page, t, locale);
        await completeProfile(page, t, locale);
      });

      await test.step('the marks are offered, and kept', async () => {
        await open(page, `${toPath(locale, '/grade')}?level=11`);
        await page.getByRole('region', { name: t.offer }).getByRole('button', { name: t.keep }).click();
        await expect(page.getByText(t.saved)).toBeVisible();
        await expect(page.getByRole('region', { name: t.offer })).toHaveCount(0);
      });

      await test.step('results in the personal order, with how well each fits; two are saved', async () => {
        await open(page, `${toPath(locale, '/search-program')}?q=computer+science&destination=CA&sort=BEST_MATCH_2`);
        await expect(page.getByText(t.order)).toBeVisible();
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards.first().getByText(t.band)).toBeVisible();
        for (const place of [0, 1]) {
          const heart = cards.nth(place).getByRole('button', { name: t.heart });
          await heart.click();
          await expect(heart).toHaveAttribute('aria-pressed', 'true');
        }
      });

      const found = await test.step('the page of one says why', async () => {
        const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
        const title = (await link.textContent()) ?? '';
        // Two programs may have one title.
        const address = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const main = page.getByRole('main');
        await expect(reasonsIn(main).first()).toBeVisible();
        const band = (await main.getByText(t.band).first().textContent()) ?? '';
        return { address, band, reasons: await reasonsIn(main).allTextContents() };
      });

      await test.step('the shortlist says the same of it, fits both widths and is printed with its reasons', async () => {
        await open(page, toPath(locale, '/wishlist'));
        await expect(page).toHaveURL(toPath(locale, '/wishlist?tab=programs'));
        await expect(page.getByRole('heading', { level: 1, name: t.shortlist })).toBeVisible();
        await expect(page.getByText(t.basis)).toBeVisible();
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards).toHaveCount(2);
        const own = cards.filter({ has: page.locator(`a[href="${found.address}"]`) });
        await expect(own.getByText(t.band)).toHaveText(found.band);
        expect(await reasonsIn(own).allTextContents()).toEqual(found.reasons);
        await expect(reasonsIn(cards.last()).first()).toBeVisible();
        const [card, heart] = [await own.boundingBox(), await own.getByRole('button', { name: t.heart }).boundingBox()];
        expect(heart && card && heart.y > card.y && heart.y + heart.height < card.y + card.height).toBe(true);

        const filter = page.getByRole('navigation', { name: t.filter }).getByRole('link');
        await filter.nth(1).click();
        await expect(page).toHaveURL(/[?&]fit=[A-Z_]+/);
        await expect(filter.nth(1)).toHaveAttribute('aria-current', 'page');
        await filter.first().click();
        await expect(cards).toHaveCount(2);

        await expectNoSeriousFinding(page);
        for (const wanted of [otherWidth, width]) {
          await page.setViewportSize({ width: wanted, height: 844 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(wanted);
        }
        await page.emulateMedia({ media: 'print' });
        await expect(reasonsIn(own).first()).toBeVisible();
        await expect(page.getByRole('button', { name: t.print })).toBeHidden();
        await expect(own.getByRole('button', { name: t.heart })).toBeHidden();
      });
      expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
    });
  });
}
