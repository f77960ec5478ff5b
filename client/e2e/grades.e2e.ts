import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, toPath } from '../../schema/site/locales';
import { expectNoSeriousFinding, seriousFindings } from './accessibility';
import { cookiesOf, enterAs, registerMember } from './member';
import { expect, open, test, watch } from './site';

const words = {
  vi: {
    term: (subject: string, term: number) => new RegExp(`^${subject}, Học kỳ ${term}`),
    final: (subject: string) => new RegExp(`^${subject}, Cả năm`),
    literature: 'Ngữ văn',
    math: 'Toán',
    save: 'Lưu bảng điểm',
    school: 'Tên trường',
    done: 'Xong',
    login: 'Đăng nhập',
    submit: 'Đăng nhập',
    saved: 'Lưu bảng điểm thành công',
    inAccount: 'Đã lưu trong tài khoản',
    average: 'Điểm trung bình tham khảo',
    outOfScale: 'Học kỳ 1: Điểm phải từ 0 đến 10',
    email: 'Email',
    password: 'Mật khẩu',
    mark: (text: string) => text.replace('.', ','),
  },
  en: {
    term: (subject: string, term: number) => new RegExp(`^${subject}, Term ${term}`),
    final: (subject: string) => new RegExp(`^${subject}, Final`),
    literature: 'Literature',
    math: 'Mathematics',
    save: 'Save grades',
    school: 'High school name',
    done: 'Done',
    login: 'Login',
    submit: 'Log in',
    saved: 'Grades saved successfully!',
    inAccount: 'Saved in your account',
    average: 'Reference average',
    outOfScale: 'Term 1: Grades range from 0 to 10',
    email: 'Email',
    password: 'Password',
    mark: (text: string) => text,
  },
} as const;

/** An empty cell also says what it is estimated to be. */
const cell = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** As a spreadsheet puts it on the clipboard. */
const pasteInto = (page: Page, text: string) =>
  page.evaluate(block => {
    const data = new DataTransfer();
    data.setData('text/plain', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

const gradeBookOf = async (context: BrowserContext, origin: string) => {
  const response = await context.request.post(`${origin}/graphql`, {
    data: { query: '{ myGrades { schoolName years { level subjects { subject marks { term value } } } } }' },
  });
  const { data } = (await response.json()) as {
    data: {
      myGrades: {
        schoolName: string;
        years: { level: number; subjects: { subject: string; marks: unknown[] }[] }[];
      } | null;
    };
  };
  return data.myGrades;
};
const marksIn = (book: Awaited<ReturnType<typeof gradeBookOf>>, code: string) =>
  book?.years.find(({ level }) => level === 11)?.subjects.find(({ subject }) => subject === code)?.marks;

for (const locale of LOCALES) {
  const text = words[locale];
  for (const width of [1280, 390]) {
    test.describe(`in ${locale} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 });

      test('a student in grade 11 enters marks, keeps them over a reload, logs in and finds them saved', async ({
        page,
        context,
        origin,
      }) => {
        const problems = watch(page, origin);
        const member = await registerMember(origin);
        await open(page, `${toPath(locale, '/grade')}?level=11`);

        await test.step('entering', async () => {
          const first = cell(page, text.term(text.literature, 1));
          if (width === 390) {
            await first.tap();
            await page.keyboard.type('8,2');
            await cell(page, text.term(text.literature, 2)).tap();
            await page.keyboard.type('8.5');
            await cell(page, text.term(text.math, 1)).tap();
            await page.keyboard.type('7');
            expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          } else {
            await first.focus();
            await page.keyboard.type('8,2');
            await page.keyboard.press('ArrowRight');
            await page.keyboard.type('8.5');
            await page.keyboard.press('Shift+Tab');
            await page.keyboard.press('Enter');
            await expect(cell(page, text.term(text.math, 1))).toBeFocused();
            await pasteInto(page, '7\t8,1\n9.1\t\n');
            await expect(cell(page, text.term(text.math, 1))).toHaveValue(text.mark('7.0'));
          }
          await expect(first).toHaveValue(text.mark('8.2'));
          await expect(cell(page, text.final(text.literature))).toHaveAttribute('placeholder', text.mark('8.4'));
          await expect(page.getByRole('heading', { name: text.average })).toBeVisible();
        });

        await test.step('a wrong mark says so at the cell and is corrected', async () => {
          const math = cell(page, text.term(text.math, 1));
          await math.fill('11');
          await expect(page.getByText(text.outOfScale)).toBeVisible();
          await expect(math).toHaveAttribute('aria-invalid', 'true');
          await page.getByRole('button', { name: text.save }).click();
          await expect(math).toBeFocused();
          await math.fill('7');
          await expect(page.getByText(text.outOfScale)).toHaveCount(0);
        });

        await test.step('a reload keeps the draft', async () => {
          await page.reload();
          await expect(cell(page, text.term(text.literature, 2))).toHaveValue(text.mark('8.5'));
          await expect(cell(page, text.term(text.math, 1))).toHaveValue(text.mark('7.0'));
        });

        await test.step('saving asks for the school, then for an account', async () => {
          await page.getByRole('button', { name: text.save }).click();
          await page.getByRole('textbox', { name: text.school }).fill('THPT Chu Văn An');
          await page.getByRole('button', { name: text.done }).click();
          await page.getByRole('button', { name: text.save }).click();
          await page.getByRole('alertdialog').getByRole('button', { name: text.login }).click();
          await page.getByRole('textbox', { name: text.email }).fill(member.email);
          await page.getByLabel(text.password, { exact: true }).fill(member.password);
          await page.getByRole('main').getByRole('button', { name: text.submit, exact: true }).click();
          await expect(page.getByText(text.saved)).toBeVisible({ timeout: 20_000 });
          await expect(page.getByText(text.inAccount)).toBeVisible();
          const book = await gradeBookOf(context, origin);
          expect(book?.schoolName).toBe('THPT Chu Văn An');
          expect(marksIn(book, 'LITERATURE')).toEqual([
            { term: 1, value: '8.2' },
            { term: 2, value: '8.5' },
          ]);
        });
        expect(problems.reports).toEqual([]);
      });
    });
  }
}

test('two devices that save apart lose nothing: marks join, and one that differs is asked for', async ({
  page,
  context,
  browser,
  origin,
}) => {
  const text = words.vi;
  const member = await enterAs(context, origin);
  const other = await browser.newContext({ baseURL: origin, locale: 'vi-VN' });
  await other.addCookies(await cookiesOf(origin, member));
  const second = await other.newPage();
  const save = (on: Page) => on.getByRole('button', { name: text.save }).click();

  await open(page, '/grade?level=11');
  await cell(page, text.term(text.literature, 1)).fill('8');
  await save(page);
  await page.getByRole('textbox', { name: text.school }).fill('THPT Chu Văn An');
  await page.getByRole('button', { name: text.done }).click();
  await save(page);
  await expect(page.getByText(text.inAccount)).toBeVisible();

  await open(second, '/grade?level=11');
  await cell(second, text.term(text.literature, 2)).fill('9');
  await cell(second, text.term(text.math, 1)).fill('6');

  await cell(page, text.term(text.math, 1)).fill('7');
  await save(page);
  await expect(page.getByText(text.inAccount)).toBeVisible();

  await save(second);
  const question = second.getByRole('region', { name: 'Có điểm được nhập khác nhau' });
  await expect(question.getByText('Lớp 11, Toán, Học kỳ 1')).toBeVisible();
  await question.getByRole('button', { name: 'Lấy 7.0' }).click();
  await expect(question).toHaveCount(0);
  await save(second);
  await expect(second.getByText(text.inAccount)).toBeVisible();

  const book = await gradeBookOf(context, origin);
  expect(marksIn(book, 'LITERATURE')).toEqual([
    { term: 1, value: '8.0' },
    { term: 2, value: '9.0' },
  ]);
  expect(marksIn(book, 'MATH')).toEqual([{ term: 1, value: '7.0' }]);
  await other.close();
});

test('a second tab of the browser follows what the first enters', async ({ page, context }) => {
  await open(page, '/grade?level=11');
  const second = await context.newPage();
  await open(second, '/grade?level=11');
  await cell(page, words.vi.term(words.vi.math, 1)).fill('8');
  await expect(cell(second, words.vi.term(words.vi.math, 1))).toHaveValue(/^8(,0)?$/);
  await cell(second, words.vi.term(words.vi.math, 2)).fill('9');
  await cell(second, words.vi.term(words.vi.math, 2)).blur();
  await expect(cell(page, words.vi.term(words.vi.math, 2))).toHaveValue('9,0');
});

test('on a phone nothing lies over the cells of an empty book, and the way to save stays in reach once there is a mark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, '/grade?level=11');
  const save = page.getByRole('button', { name: words.vi.save });
  await expect(save).not.toBeInViewport();
  expect(await seriousFindings(page, ['target-size'])).toEqual([]);
  await cell(page, words.vi.term(words.vi.literature, 1)).fill('8');
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('the figures with everything opened are accessible', async ({ page }) => {
  await open(page, '/en/grade?level=11');
  await cell(page, words.en.term(words.en.literature, 1)).fill('8.2');
  await cell(page, words.en.term(words.en.math, 1)).fill('11');
  await expect(page.getByRole('heading', { name: words.en.average })).toBeVisible();
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(page.getByRole('heading', { name: 'English certificate' })).toBeVisible();
  await expectNoSeriousFinding(page);
});
