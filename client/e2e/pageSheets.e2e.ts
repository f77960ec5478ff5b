import type { Page } from '@playwright/test';
import { accessOf } from './member';
import { expect, shownRoutes, test } from './site';

const SHEET = /\/assets\/style-[0-9a-f]+\.css$/;
/** They come in time or not: what the page looks like must not depend on it here. */
const LETTERS = /\.woff2$/;

/** A card below the first view takes its layout when it comes into view, and a picture may be taken in between. A rule that is missing is missing each time. */
const TRIES = 3;

async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** What the page looks like with the rules in its document alone, and with the sheet of the whole site as well. */
async function picturesOf(page: Page, path: string): Promise<{ own: Buffer; whole: Buffer }> {
  await page.route(SHEET, route => route.abort());
  const own = await pictureOf(page, path);
  await page.unroute(SHEET);
  return { own, whole: await pictureOf(page, path) };
}

async function hasAllRules(page: Page, path: string): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    const { own, whole } = await picturesOf(page, path);
    if (own.equals(whole)) return true;
  }
  return false;
}

for (const isSignedIn of [false, true]) {
  test(`the document of every page ${isSignedIn ? 'for somebody signed in' : 'for visitors'} has all rules that it needs`, async ({
    browser,
    origin,
    addresses,
    member,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: origin,
      viewport: { width: 390, height: 844 },
    });
    if (isSignedIn) await context.addCookies(await member.cookies);
    await context.route(LETTERS, route => route.abort());
    const page = await context.newPage();
    const shown = shownRoutes.filter(({ id }) => isSignedIn || accessOf(id) !== 'auth');
    const different: string[] = [];
    for (const { id } of shown) if (!(await hasAllRules(page, addresses[id]))) different.push(id);
    await context.close();

    expect(different).toEqual([]);
  });
}
