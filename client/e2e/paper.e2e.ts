/** What families keep in a folder: program, comparison, checklist and saved list on A4. The PDFs are kept among the results of the tests. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOCALES, toPath, type Locale } from '../../schema/site/locales';
import { advance, applicationOf, newAdvisor, programsFor } from './applicationOf';
import { cookiesOf, registerMember, saveProgram } from './member';
import { expect, open, test } from './site';
import { overprints, sheetsOf, textOf, type Sheet } from './sheets';

/** Prints once the sources can be numbered, as they can be when somebody has come as far as the button or the menu. */
async function print(page: Page): Promise<Buffer> {
  await page.mouse.move(200, 200);
  await expect
    .poll(async () => {
      await page.mouse.move(200, 200 + Math.random() * 200);
      return page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const isMarked = 'notes' in document.documentElement.dataset;
        window.dispatchEvent(new Event('afterprint'));
        return isMarked;
      });
    })
    .toBe(true);
  return page.pdf({ preferCSSPageSize: true });
}

const words = {
  vi: { sources: 'Nguồn', ofTheScreen: ['Chân Trời', 'Đăng nhập', 'Đổi ý'] },
  en: { sources: 'Sources', ofTheScreen: ['Horizon', 'Login', 'Changed your mind'] },
} as const;

/** A sheet with a line alone, such as the address of the page, counts as empty. */
const emptyOf = (sheets: readonly Sheet[]): string[] =>
  sheets.map(sheet => textOf([sheet])).filter(printed => printed.length < 120);

/** What stands on a page makes it longer or shorter: wherever the last sheet ends, none follows that is empty. */
const LONGER_BY = [300, 520, 750];

/** Sheets that are empty behind the first, which the room that is added fills. */
async function emptyWhenLonger(page: Page, px: number): Promise<string[]> {
  await page.evaluate(height => {
    const room = document.createElement('div');
    room.id = 'longer';
    room.style.height = `${height}px`;
    document.querySelector('main')?.prepend(room);
  }, px);
  const [, ...sheets] = await sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  await page.locator('#longer').evaluate(room => room.remove());
  return emptyOf(sheets);
}

type Kind = {
  readonly name: string;
  readonly addressOf: (made: Made) => string;
  readonly mostSheets: number;
  readonly isAcross?: boolean;
  /** Something that stands on the page only when it has come whole. */
  readonly wholeWith: (page: Page) => Promise<void>;
};
type Made = { readonly slugs: readonly string[]; readonly application: string };

const KINDS: readonly Kind[] = [
  {
    name: 'program',
    addressOf: ({ slugs: [slug] }) => `/programs/${slug}`,
    mostSheets: 4,
    wholeWith: page => expect(page.locator('main h1')).toBeVisible(),
  },
  {
    name: 'comparison',
    addressOf: ({ slugs }) =>
      `/compare?${slugs
        .slice(0, 4)
        .map(slug => `program=${slug}`)
        .join('&')}`,
    mostSheets: 3,
    isAcross: true,
    wholeWith: page => expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(4),
  },
  {
    name: 'checklist',
    addressOf: ({ application }) => `/profile/applications/${application}`,
    mostSheets: 3,
    wholeWith: page => expect(page.locator('#checklist li').nth(8)).toBeVisible(),
  },
  {
    name: 'saved list',
    addressOf: () => '/wishlist?tab=programs',
    mostSheets: 3,
    wholeWith: page => expect(page.locator('main article')).toHaveCount(5),
  },
];

test('the four sheets print on A4 in both languages: nothing over anything, no empty sheet, no bar, sources as numbered notes', async ({
  page,
  context,
  origin,
}, testInfo) => {
  test.setTimeout(300_000);
  const cookies = await cookiesOf(origin, await registerMember(origin));
  const application = await applicationOf(origin, cookies);
  await advance(origin, await newAdvisor(origin), application, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION');
  const programs = (await programsFor(origin, 'computer science')).slice(0, 5);
  for (const { id } of programs) await saveProgram(origin, cookies, id);
  await context.addCookies(cookies);
  const made = { slugs: programs.map(({ slug }) => slug), application };

  const look = async (kind: Kind, locale: Locale) => {
    await open(page, toPath(locale, kind.addressOf(made)));
    await kind.wholeWith(page);
    const pdf = await print(page);
    await writeFile(testInfo.outputPath(`${kind.name}.${locale}.pdf`), pdf);
    const sheets = await sheetsOf(pdf);
    const text = textOf(sheets);

    expect(sheets.flatMap(overprints)).toEqual([]);
    expect(emptyOf(sheets)).toEqual([]);
    for (const px of LONGER_BY) expect(await emptyWhenLonger(page, px), `${px} px longer`).toEqual([]);
    expect(sheets.length).toBeLessThanOrEqual(kind.mostSheets);
    expect(sheets.map(({ isLandscape }) => isLandscape)).toEqual(sheets.map(() => kind.isAcross ?? false));
    expect(words[locale].ofTheScreen.filter(word => text.includes(word))).toEqual([]);
    if (kind.name !== 'saved list') {
      expect(text).toContain(words[locale].sources);
      expect(text).toMatch(/\[ ?1 ?\]/);
    }
  };
  for (const locale of LOCALES)
    for (const kind of KINDS) await test.step(`${kind.name}, ${locale}`, () => look(kind, locale));

  // Everything that was put there for the paper is gone.
  await expect(page.locator('[data-note]')).toHaveCount(0);
});
