/** From submitted to the visa: a student looks on, in Vietnamese on a phone and in English at a desk, while an advisor works in a browser of their own. */
import type { Page } from '@playwright/test';
import { applicationOf, newAdvisor } from './applicationOf';
import { ask, cookiesOf, registerMember, type Cookies } from './member';
import { expect, open, test, watch } from './site';

/** What a press on "run" in the playground sends. */
async function run<Result>(playground: Page, query: string, variables: object): Promise<Result> {
  const answer = await playground.evaluate(
    async ([text, values]) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables: values }),
      });
      return response.json();
    },
    [query, variables] as const,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.result;
}

type Seen = { updatedAt: string; visaChecklist: { doneCount: number } };
const read = (playground: Page, id: string): Promise<Seen> =>
  run(playground, 'query ($id: ID!) { result: applicationById(id: $id) { updatedAt visaChecklist { doneCount } } }', {
    id,
  });

async function advance(playground: Page, applicationId: string, to: string): Promise<void> {
  const { updatedAt: seenUpdatedAt } = await read(playground, applicationId);
  const { errors } = await run<{ errors: unknown[] }>(
    playground,
    'mutation ($input: AdvanceApplicationInput!) { result: advanceApplication(input: $input) { errors { code } } }',
    { input: { applicationId, to, seenUpdatedAt } },
  );
  expect(errors).toEqual([]);
}

const views = [
  {
    language: 'Vietnamese at 390 px',
    prefix: '',
    viewport: { width: 390, height: 844 },
    steps: 'Các bước của hồ sơ',
    names: ['Đang xét', 'Được nhận', 'Chuẩn bị visa', 'Đã nộp hồ sơ xin visa', 'Đã có visa'],
    unread: 'Thông báo, 2 chưa đọc',
    todo: /trạng thái: Chưa làm/,
    ready: 'Sẵn sàng',
  },
  {
    language: 'English at 1280 px',
    prefix: '/en',
    viewport: { width: 1280, height: 900 },
    steps: 'Steps of the application',
    names: ['Processing', 'Accepted', 'Visa preparation', 'Visa application submitted', 'Visa granted'],
    unread: 'Notifications, 2 unread',
    todo: /status: To do/,
    ready: 'Ready',
  },
] as const;
const STATUSES = ['PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED', 'VISA_GRANTED'] as const;

/** How many news wait for the student. */
async function unreadOf(origin: string, cookies: Cookies): Promise<number> {
  const { data } = await ask<{ myNotificationState: { unreadCount: number } }>(origin, {
    query: '{ myNotificationState { unreadCount } }',
    cookies,
  });
  return data.myNotificationState.unreadCount;
}

/** Within this time of an answer the page has asked again. */
const MAX_WAIT_MS = 12_000;

for (const { language, prefix, viewport, steps, names, unread, todo, ready } of views) {
  test(`an application goes from submitted to the visa under the eyes of its student, in ${language}`, async ({
    browser,
    page,
    context,
    origin,
  }) => {
    const student = await cookiesOf(origin, await registerMember(origin));
    const id = await applicationOf(origin, student);
    await context.addCookies(student);
    await page.setViewportSize(viewport);
    const problems = watch(page, origin);
    await page.clock.install();
    await open(page, `${prefix}/profile/applications/${id}`);
    const current = page.getByRole('list', { name: steps }).locator('[aria-current=step]');
    const bell = page.getByRole('banner').getByRole('link', { name: unread });

    const advisor = await browser.newContext();
    await advisor.addCookies(await newAdvisor(origin));
    const playground = await advisor.newPage();
    await playground.goto(`${origin}/playground/`);

    for (const [place, status] of STATUSES.entries()) {
      await advance(playground, id, status);
      await expect.poll(() => unreadOf(origin, student)).toBe(place + 2);
      // Not loaded again by hand: the page hears of it when it asks next, by its own clock.
      await page.clock.fastForward(MAX_WAIT_MS);
      await expect(current).toContainText(names[place] ?? '', { timeout: 30_000 });
      if (place === 0) await expect(bell).toBeVisible();
      if (status !== 'VISA_PREPARATION') continue;
      await page.getByRole('button', { name: todo }).first().click();
      await page.getByRole('menuitem', { name: ready, exact: true }).click();
      await expect.poll(async () => (await read(playground, id)).visaChecklist.doneCount).toBe(1);
    }

    await open(page, `${prefix}/profile`);
    await expect(page.getByRole('main')).toContainText(names[4]);
    await advisor.close();
    expect(problems.reports).toEqual([]);
  });
}
