import type { APIRequestContext, Page } from '@playwright/test';
import { INVENTED_WORDS, WORD_PAGES } from '../../schema/rules/assessments.words.values';
import { LOCALES, toPath } from '../../schema/site/locales';
import { expectNoSeriousFinding } from './accessibility';
import { registerMember } from './member';
import { expect, hydrated, open, test, watch } from './site';

const words = {
  vi: {
    intro: 'Bạn thích làm việc gì?',
    start: 'Đồng ý và bắt đầu',
    place: (number: number) => `Câu ${number} trên 48`,
    consent: 'Trả lời câu đầu tiên nghĩa là bạn đồng ý.',
    saved: 'Đã lưu',
    missing: 'Chọn một mức trước khi sang câu sau',
    email: 'Email',
    password: 'Mật khẩu',
    login: 'Đăng nhập',
    result: 'Kết quả: bạn thích làm việc gì?',
    major: 'Sư phạm',
    remove: 'Xóa kết quả',
    sure: 'Xóa hẳn',
    none: 'Bạn chưa có kết quả nào ở đây',
    page: (number: number) => `Trang ${number} trên 9`,
    vocabulary: 'Kết quả: vốn từ tiếng Anh',
    higher: 'Xem các chương trình này',
  },
  en: {
    intro: 'What do you like doing?',
    start: 'Agree and start',
    place: (number: number) => `Question ${number} of 48`,
    consent: 'By answering the first question you agree to this.',
    saved: 'Saved',
    missing: 'Choose a rating before moving on',
    email: 'Email',
    password: 'Password',
    login: 'Log in',
    result: 'Your result: what you like doing',
    major: 'Teaching',
    remove: 'Delete result',
    sure: 'Delete permanently',
    none: 'There is no result here yet',
    page: (number: number) => `Page ${number} of 9`,
    vocabulary: 'Your result: English vocabulary',
    higher: 'See these programs',
  },
} as const;

const TEST = '/test/career-riasec';
const WORDS_TEST = '/test/english-vocab-check';
/** Likes what is social, then what is artistic, then what is enterprising. */
const ratingOf = (question: number): number => [2, 1, 4, 5, 3, 1][(question - 1) % 6] ?? 1;

/** As the page does, for the many questions in the middle. */
async function answer(
  request: APIRequestContext,
  origin: string,
  question: number,
  [assessmentId, choices] = ['career-riasec', [ratingOf(question)]],
): Promise<void> {
  const response = await request.post(`${origin}/graphql`, {
    data: {
      query: 'mutation ($input: AnswerQuestionInput!) { answerQuestion(input: $input) { errors { code } } }',
      variables: { input: { assessmentId, question, choices, forAccount: true } },
    },
  });
  expect(await response.json()).toEqual({ data: { answerQuestion: { errors: [] } } });
}

/** Places of the real words of a page. */
const realWordsOf = (page: number): number[] =>
  (WORD_PAGES[page - 1]?.words ?? []).flatMap((word, place) => (INVENTED_WORDS.has(word) ? [] : [place]));

/** Tab to each word of the first page, Space on the real ones, then Enter from the last of them. */
async function tickByKeyboard(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  for (const word of WORD_PAGES[0]?.words ?? []) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: word, exact: true })).toBeFocused();
    if (!INVENTED_WORDS.has(word)) await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
}

/** From the heading of the page, where the focus is after a navigation. */
async function rateByKeyboard(page: Page, question: number, place: string, saved: string): Promise<void> {
  await expect(page.getByText(place, { exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press(String(ratingOf(question)));
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(String(ratingOf(question)));
  await expect(page.getByRole('main').getByText(saved, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

for (const locale of LOCALES) {
  const text = words[locale];
  test(`a visitor rates by keyboard, reloads, logs in, goes on, reads the result and deletes it, in ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const problems = watch(page, origin);
    const member = await registerMember(origin);

    await test.step('the introduction leads to the first question', async () => {
      await open(page, toPath(locale, TEST));
      await page.getByRole('link', { name: text.start }).click();
      await expect(page.getByText(text.place(1), { exact: true })).toBeVisible();
      await expect(page.getByText(text.consent)).toBeVisible();
    });

    await test.step('three answers by keyboard, one a page, and none is none', async () => {
      for (const question of [1, 2, 3]) await rateByKeyboard(page, question, text.place(question), text.saved);
      await expect(page.getByText(text.place(4), { exact: true })).toBeVisible();
      await expect(page.getByText(text.consent)).toHaveCount(0);
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.missing)).toBeVisible();
    });

    await test.step('they are there after a reload, and nothing further can be opened', async () => {
      await open(page, toPath(locale, `${TEST}/20`));
      await expect(page).toHaveURL(new RegExp(`${TEST}/4$`));
      await open(page, toPath(locale, `${TEST}/3`));
      await expect(page.getByRole('radio', { checked: true })).toHaveValue(String(ratingOf(3)));
    });

    await test.step('they move into the account at login', async () => {
      await open(page, toPath(locale, '/login'));
      await page.getByRole('textbox', { name: text.email }).fill(member.email);
      await page.getByLabel(text.password, { exact: true }).fill(member.password);
      await page.getByRole('main').getByRole('button', { name: text.login, exact: true }).click();
      await page.waitForURL(url => !url.pathname.endsWith('/login'));
      for (let question = 4; question <= 47; question += 1) await answer(context.request, origin, question);
      await open(page, toPath(locale, TEST));
      await page.getByRole('link', { name: /Continue|Làm tiếp/ }).click();
      await rateByKeyboard(page, 48, text.place(48), text.saved);
    });

    await test.step('the result says what it is, with ways into the search', async () => {
      await expect(page.getByRole('heading', { level: 1, name: text.result })).toBeVisible();
      await expect(page.getByText('SAE', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: text.major })).toHaveAttribute(
        'href',
        toPath(locale, '/search-program?field=EDUCATION'),
      );
      await page.reload();
      await hydrated(page);
      await expectNoSeriousFinding(page);
    });

    await test.step('it is deleted after a question', async () => {
      await page.getByRole('button', { name: text.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.sure }).click();
      await expect(page.getByText(text.none)).toBeVisible();
      await page.reload();
      await expect(page.getByText(text.none)).toBeVisible();
    });

    await test.step('the words that are known are ticked by keyboard, and point to a level with its source', async () => {
      await open(page, toPath(locale, WORDS_TEST));
      await page.getByRole('link', { name: text.start }).click();
      await expect(page.getByText(text.page(1), { exact: true })).toBeVisible();
      await tickByKeyboard(page);
      await expect(page.getByText(text.page(2), { exact: true })).toBeVisible();
      for (let question = 2; question <= 8; question += 1)
        await answer(context.request, origin, question, [
          'english-vocab-check',
          question <= 3 ? realWordsOf(question) : [],
        ]);
      await open(page, toPath(locale, WORDS_TEST));
      await page.getByRole('link', { name: /Continue|Làm tiếp/ }).click();
      await expect(page.getByText(text.page(9), { exact: true })).toBeVisible();
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: text.vocabulary })).toBeVisible();
      await expect(page.getByText('A2', { exact: true })).toBeVisible();
      await expect(page.getByText(/Milton/)).toBeVisible();
      await expect(page.getByRole('link', { name: text.higher })).toHaveAttribute(
        'href',
        toPath(locale, '/search-program?englishTest=IELTS&englishScore=5'),
      );
    });

    expect(problems.reports).toEqual([]);
  });
}
