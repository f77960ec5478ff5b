/** What two places say of one thing agrees, and figures are written as people write them. */
import { ask, cookiesOf, registerMember, saveProgram } from './member';
import { expect, open, section, test } from './site';

type Dated = {
  readonly id: string;
  readonly title: string;
  readonly institution: { readonly name: string };
  readonly deadline: { readonly date: string; readonly closesAt: string } | null;
};

const DAY_MS = 86_400_000;

test('a deadline stands on one day: on the page, in the calendar and in the file, which names the school', async ({
  page,
  context,
  origin,
}) => {
  const { data } = await ask<{ searchPrograms: { items: readonly Dated[] } }>(origin, {
    query:
      '{ searchPrograms(text: "computer science", page: { size: 50 }) { items { id title institution { name } deadline { date closesAt } } } }',
  });
  const program = data.searchPrograms.items.find(
    ({ deadline }) => deadline && Date.parse(deadline.closesAt) > Date.now() + 2 * DAY_MS,
  );
  if (!program?.deadline) throw new Error('No program of computer science has a deadline ahead');
  const cookies = await cookiesOf(origin, await registerMember(origin));
  await context.addCookies(cookies);
  await saveProgram(origin, cookies, program.id);
  await open(page, '/en/profile/calendar');
  const row = section(page, 'Deadlines').getByRole('listitem').filter({ hasText: program.title });
  const [year, month, day] = program.deadline.date.split('-').map(Number);
  const written = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  await expect(row).toContainText(written);
  await expect(row).toContainText(program.institution.name);
  const file = await row.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
  const entry = (await (await page.request.get(String(file))).text()).replaceAll('\r\n ', '');
  expect(entry).toMatch(/^DTSTART[^\r\n]*:/m);
  expect(/^DTSTART[^:\r\n]*:(\d{8})/m.exec(entry)?.[1]).toBe(program.deadline.date.replaceAll('-', ''));
  expect(/^SUMMARY:(.*)/m.exec(entry)?.[1]?.replaceAll('\\,', ',')).toContain(program.institution.name);

  await row.getByRole('link', { name: program.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: program.title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(written);
});

for (const [destination, free] of [
  ['DE', 'Không thu học phí'],
  ['CA', null],
] as const)
  test(`prices of cards in ${destination} have no cents, no fee of zero, and a blank before what follows`, async ({
    page,
  }) => {
    await open(page, `/search-program?destination=${destination}`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const text = (await cards.allTextContents()).join('\n').replaceAll('\u00a0', ' ');
    expect(text).toMatch(/\d (EUR|CAD)/);
    expect(text).not.toMatch(/,\d\d (EUR|CAD|AUD|GBP|USD)/);
    expect(text).not.toMatch(/(?<![\d.,])0 (EUR|CAD)/);
    expect(text).not.toMatch(/(EUR|CAD|AUD|GBP|USD)khoảng/);
    if (free) expect(text).toContain(free);
  });

test('a school page does not call unknown what the rules of its country state further down', async ({
  page,
  origin,
}) => {
  const { data } = await ask<{ searchInstitutions: { items: readonly { slug: string }[] } }>(origin, {
    query: '{ searchInstitutions(filter: { destinations: [AU] }, page: { size: 3 }) { items { slug } } }',
  });
  for (const { slug } of data.searchInstitutions.items) {
    await page.goto(`/en/schools/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Work while you study', { exact: true }).first()).toBeVisible();
    const unknown = await main.getByText(/^No information yet: /).allTextContents();
    expect(unknown.join(' ')).not.toMatch(/work while studying|work permit after graduation/i);
  }
});
