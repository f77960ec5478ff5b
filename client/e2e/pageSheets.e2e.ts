import type { Page } from '@playwright/test';
import { accessOf } from './member';
import { expect, shownRoutes, test } from './site';

/** They come in time or not: what the page looks like must not depend on it here. */
const LETTERS = /\.woff2$/;

const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' });

/** What the page looks like with the sheet of the whole site as well, and with the rules in its document alone. */
async function picturesOf(page: Page, path: string): Promise<{ own: Buffer; whole: Buffer }> {
  await page.goto(path);
  // Until a script has the page, cards and the footer wait with their layout for their turn to be seen: a picture may be taken before or after.
  await page.evaluate(() => document.documentElement.setAttribute('data-app', ''));
  const whole = await pictureOf(page);
  const sheet = page.locator('link[rel=stylesheet][href^="/assets/style-"]');
  expect(await sheet.evaluate(link => (link as HTMLLinkElement).sheet?.cssRules.length)).toBeGreaterThan(100);
  await sheet.evaluate(link => link.remove());
  return { own: await pictureOf(page), whole };
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
    for (const { id } of shown) {
      const { own, whole } = await picturesOf(page, addresses[id]);
      if (!own.equals(whole)) different.push(id);
    }
    await context.close();

    expect(different).toEqual([]);
  });
}
