/** From the institution's page to the home page: a student writes reviews, somebody of the staff decides through the graph, everybody reads what was published. */
import type { Page } from '@playwright/test';
import { newAdvisor } from './applicationOf';
import { ask, type Cookies, enterAs, mutate, registerMember } from './member';
import { expect, hydrated, open, section, test, watch } from './site';

type Waiting = { readonly id: string; readonly text: string; readonly updatedAt: string };

/** The review with this text as it waits for the staff. */
async function waiting(origin: string, staff: Cookies, text: string): Promise<Waiting> {
  const { data } = await ask<{ reviewQueue: { items: Waiting[] } }>(origin, {
    query: '{ reviewQueue(page: { number: 1, size: 50 }) { items { id text updatedAt } } }',
    cookies: staff,
  });
  const found = data.reviewQueue.items.find(review => review.text === text);
  if (!found) throw new Error('The review does not wait for the staff');
  return found;
}

const PUBLISH = 'mutation ($input: PublishReviewInput!) { result: publishReview(input: $input) { errors { code } } }';
const DECLINE = 'mutation ($input: DeclineReviewInput!) { result: declineReview(input: $input) { errors { code } } }';

const textOf = (page: Page) => page.getByRole('textbox', { name: /^Nhận xét/ });
const nameOf = (page: Page) => page.getByRole('textbox', { name: /^Tên hiện công khai/ });
const send = (page: Page) => page.getByRole('button', { name: 'Gửi nhận xét' }).click();
/** What the student has written, with where each stands. */
const written = (page: Page, text: string) =>
  section(page, 'Bài đã viết').getByRole('listitem').filter({ hasText: text });

test('a review is written, waits, is published by staff and read by everybody; another is declined and its author notified', async ({
  page,
  browser,
  context,
  origin,
  addresses,
}) => {
  const mark = Date.now().toString(36);
  const text = `Em học ở đây năm hai (${mark}). Thầy cô trả lời thư nhanh, nhưng tìm nhà mất gần hai tháng.`;
  const refused = `Trang này giúp em so học phí giữa các trường (${mark}), nhưng em còn muốn có thêm ảnh.`;
  const problems = watch(page, origin);

  // A visitor sees the scenarios, and the way to write on the page of the institution leads through the login.
  await open(page, '/');
  await expect(section(page, 'Bạn đang ở đâu?')).toBeVisible();
  const student = await enterAs(context, origin, await registerMember(origin));
  await open(page, addresses.institution);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const reviews = section(page, 'Nhận xét của học sinh');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await reviews.getByRole('link', { name: 'Viết nhận xét về trường này' }).click();

  // Bad input first: each mistake at its field, and nothing that was typed is lost.
  await expect(page.getByRole('heading', { name: `Viết về ${name}` })).toBeVisible();
  await hydrated(page);
  await textOf(page).fill('Hay.');
  await nameOf(page).fill('minh@mail.example');
  await page.getByRole('textbox', { name: /^Bạn học gì/ }).fill('năm hai ngành Kế toán');
  await send(page);
  await expect(page.getByText('Viết thêm một chút: ít nhất 40 ký tự')).toBeVisible();
  await expect(page.getByText(/Không viết email hay số điện thoại/)).toBeVisible();
  await expect(page.getByText('Bạn cần đồng ý thì chúng tôi mới được đăng')).toBeVisible();
  await expect(textOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(textOf(page)).toHaveValue('Hay.');
  await expect(nameOf(page)).toHaveValue('minh@mail.example');

  await textOf(page).fill(text);
  await nameOf(page).fill(`Minh ${mark}`);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(written(page, text)).toContainText('Chờ duyệt');

  // Nobody else sees it before the staff has read it.
  const staff = await newAdvisor(origin);
  const own = await waiting(origin, staff, text);
  const visitor = await browser.newContext({ baseURL: origin, locale: 'vi-VN' });
  const reader = await visitor.newPage();
  await open(reader, '/reviews');
  await expect(reader.getByRole('main')).not.toContainText(mark);

  await mutate(origin, {
    query: PUBLISH,
    input: { reviewId: own.id, seenUpdatedAt: own.updatedAt },
    cookies: staff,
  });

  // Pages are the same for everybody and kept for some seconds.
  await expect(async () => {
    await open(reader, '/');
    await expect(section(reader, 'Nhận xét của học sinh')).toContainText(text, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(section(reader, 'Bạn đang ở đâu?')).toHaveCount(0);
  const card = section(reader, 'Nhận xét của học sinh').getByRole('listitem').filter({ hasText: text });
  await expect(card).toContainText(`Minh ${mark}, năm hai ngành Kế toán`);
  await expect(card).not.toContainText(student.fullName);
  await card.getByRole('link', { name }).click();
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  await reader.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(section(reader, 'Nhận xét của học sinh')).toContainText(text);
  await open(reader, `/en${addresses.institution}`);
  await reader.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(section(reader, 'Student reviews').locator('blockquote[lang=vi]')).toContainText(text);
  await visitor.close();

  // One about the service, which the staff decline: the author is notified, and why.
  await open(page, '/profile/reviews?about=service');
  await textOf(page).fill(refused);
  await nameOf(page).fill(`Minh ${mark}`);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(written(page, refused)).toContainText('Chờ duyệt');
  const other = await waiting(origin, staff, refused);
  await mutate(origin, {
    query: DECLINE,
    input: {
      reviewId: other.id,
      seenUpdatedAt: other.updatedAt,
      reason: 'NOT_AN_EXPERIENCE',
      note: 'Bạn kể thêm nhé.',
    },
    cookies: staff,
  });
  await open(page, '/profile/notifications');
  await expect(
    page
      .getByRole('main')
      .getByText(/nhận xét/i)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await open(page, '/profile/reviews');
  await expect(written(page, refused)).toContainText('Bài chưa kể điều bạn tự trải qua');
  await expect(written(page, refused)).toContainText('Lời nhắn: Bạn kể thêm nhé.');
  await expect(written(page, text)).toContainText('Đã đăng');

  // What was published stays for the others; the student can take it back at any time, and leaves the home page as it was.
  await written(page, text)
    .getByRole('button', { name: /^Rút lại/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rút lại' }).click();
  await expect(written(page, text)).toHaveCount(0);
  await expect(async () => {
    await open(page, '/');
    await expect(section(page, 'Bạn đang ở đâu?')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
});
