/** The overview and the notifications of a student while an advisor works: in both languages, in two tabs, on a phone and a desk, light and dark. */
import { expectNoSeriousFinding } from './accessibility';
import { advance, applicationOf, newAdvisor, programsFor } from './applicationOf';
import { ask, type Cookies, cookiesOf, mutate, registerMember, saveProgram } from './member';
import { expect, open, section, test, watch } from './site';

/** Tomorrow by the clock in Vietnam, which is in this week or the next. */
const dayInVietnam = (ahead: number): string =>
  new Date(Date.now() + 7 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);

const both = (vi: string, en: string) => ({ vi, en });

async function schedule(origin: string, advisor: Cookies, student: Cookies): Promise<void> {
  const { data } = await ask<{ viewer: { id: string } }>(origin, { query: '{ viewer { id } }', cookies: student });
  await mutate(origin, {
    query:
      'mutation ($input: ScheduleAdvisingSessionInput!) { result: scheduleAdvisingSession(input: $input) { errors { code field } } }',
    input: {
      studentId: data.viewer.id,
      topic: 'Rà hồ sơ trước khi nộp',
      startsAt: { date: dayInVietnam(1), time: '09:00' },
      joinUrl: 'https://meet.example/room',
      idempotencyKey: `session-${process.pid}-${Date.now()}`,
    },
    cookies: advisor,
  });
}

async function publish(origin: string, advisor: Cookies): Promise<void> {
  const key = `${process.pid}-${Date.now()}`;
  await mutate(origin, {
    query: 'mutation ($input: PublishEventInput!) { result: publishEvent(input: $input) { errors { code field } } }',
    input: {
      event: {
        title: both('Ngày hội du học Úc', 'Study in Australia day'),
        summary: both('Gặp đại diện các trường.', 'Meet people from the institutions.'),
        startsAt: { date: dayInVietnam(10), time: '09:00' },
        minutes: 180,
        place: both('Nhà văn hóa Thanh niên', 'Youth Cultural House'),
      },
      idempotencyKey: `event-${key}`,
    },
    cookies: advisor,
  });
  await mutate(origin, {
    query: 'mutation ($input: PublishGuideInput!) { result: publishGuide(input: $input) { errors { code field } } }',
    input: {
      guide: {
        title: both('Chứng minh tài chính', 'Proof of funds'),
        summary: both('Cần những gì, từ khi nào.', 'What it takes, and when to begin.'),
        topic: 'VISA',
        body: [both('Bắt đầu sớm.', 'Begin early.')],
      },
      idempotencyKey: `guide-${key}`,
    },
    cookies: advisor,
  });
}

test('the overview follows the advisor: applications, sessions, events and guides, charts with tables', async ({
  page,
  context,
  origin,
}, testInfo) => {
  const problems = watch(page, origin);
  const student = await registerMember(origin);
  const cookies = await cookiesOf(origin, student);
  await context.addCookies(cookies);
  await open(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Chào Minh Anh' })).toBeVisible();
  await expect(page.getByText('Tuần này bạn không có buổi tư vấn nào.')).toBeVisible();
  await expect(page.getByText('Bạn chưa nộp hồ sơ nào.')).toBeVisible();

  const advisor = await newAdvisor(origin);
  const application = await applicationOf(origin, cookies);
  await advance(origin, advisor, application, 'PROCESSING', 'ACCEPTED');
  const [, saved] = await programsFor(origin, 'computer science');
  await saveProgram(origin, cookies, saved?.id ?? '');
  await schedule(origin, advisor, cookies);
  await publish(origin, advisor);

  await open(page, '/en/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Accepted 1/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Schools applied to 1/ })).toBeVisible();
  const chart = main.getByRole('img', { name: /^Applications by status: .*Accepted 1/ });
  await expect(chart.locator('svg')).toBeVisible();
  await expect(main.getByRole('img', { name: /^Schools applied to, by country: .* 1$/ }).locator('svg')).toBeVisible();
  const status = main.getByRole('region', { name: 'Applications by status', exact: true });
  await status.getByText('View as table').click();
  await expect(status.getByRole('row', { name: 'Accepted 1' })).toBeVisible();

  await main.getByRole('tab', { name: 'Courses' }).click();
  await expect(main.getByRole('tabpanel', { name: 'Courses' }).getByRole('listitem')).toHaveCount(2);
  await main.getByRole('tab', { name: 'Events' }).click();
  await expect(main.getByText('Study in Australia day')).toBeVisible();
  await main.getByRole('tab', { name: 'Guides' }).click();
  await main.getByRole('link', { name: 'Proof of funds' }).click();
  await expect(page.getByText('Begin early.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(section(page, 'Advising sessions').getByText('Rà hồ sơ trước khi nộp', { exact: true })).toBeVisible();
  await expect(section(page, 'Advising sessions').getByRole('link', { name: /^Join now/ })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  );
  const file = await section(page, 'Advising sessions')
    .getByRole('link', { name: /^Add to calendar/ })
    .getAttribute('href');
  expect(await (await page.request.get(String(file))).text()).toContain('SUMMARY:Advising session: Rà hồ sơ');
  const feed = section(page, 'Calendar on your phone');
  await feed.getByRole('button', { name: 'Create address' }).click();
  const { pathname, search } = new URL(
    await feed.getByRole('textbox', { name: /^Private calendar address/ }).inputValue(),
  );
  // Without a session.
  const readFeed = () => fetch(`${origin}${pathname}${search}`);
  expect(await (await readFeed()).text()).toContain('SUMMARY:Advising session: Rà hồ sơ');
  await expectNoSeriousFinding(page);
  await feed.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(feed.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await readFeed()).status).toBe(404);

  await open(page, '/profile');
  await expectNoSeriousFinding(page);
  for (const [width, scheme] of [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.screenshot({ path: testInfo.outputPath(`overview-${width}-${scheme}.png`), fullPage: true });
  }
  expect(problems.reports).toEqual([]);
});

test('news comes to every tab within seconds, asked for by one of them, and is read in all at once', async ({
  page,
  context,
  origin,
}) => {
  const student = await registerMember(origin);
  const cookies = await cookiesOf(origin, student);
  await context.addCookies(cookies);
  const other = await context.newPage();
  const asked: string[] = [];
  for (const tab of [page, other])
    tab.on('request', request => {
      if (request.postData()?.includes('MyNotificationState')) asked.push(tab === page ? 'page' : 'other');
    });
  await open(page, '/en/profile/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await open(other, '/en/search-program');

  const advisor = await newAdvisor(origin);
  const application = await applicationOf(origin, cookies);
  await advance(origin, advisor, application, 'PROCESSING');
  // Without a reload: on the page, and at the bell of a public page in another tab.
  await expect(page.getByText(/is reviewing your application/)).toBeVisible({ timeout: 30_000 });
  const bell = other.getByRole('banner').getByRole('link', { name: 'Notifications, 2 unread' });
  await expect(bell).toBeVisible({ timeout: 30_000 });
  expect(new Set(asked).size).toBe(1);

  await bell.click();
  const panel = other.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(/is reviewing your application/)).toBeVisible();
  await expectNoSeriousFinding(other);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByRole('status')).toHaveText('All caught up');
  await expect(page.getByRole('main').getByText('All caught up')).toBeVisible();
  await other.goBack();
  await expect(panel).toBeHidden();
  await expect(other).toHaveURL('/en/search-program');

  await page.bringToFront();
  const byMail = page.getByRole('checkbox', { name: 'Remind me by email too' });
  // A click, not a check: the refusal may take the mark back before it is looked at.
  await byMail.click();
  await expect(page.getByText(/Confirm your email address first/)).toBeVisible();
  await expect(byMail).not.toBeChecked();
});
