/**
 * Pages on which the tests of a worker stand one after the other. A document costs less than half there of what it costs in a page of its own: the process is
 * there, and so is what it has compiled of the scripts.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A text of the site without a script. */
const NOTHING = '/robots.txt';

/** Leaves what the page shows, with all that it still waits for, and begins as a new tab does. */
export async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.goto(NOTHING);
  await page.evaluate(() => sessionStorage.clear());
}

/** Begins as a browser that was never on the site, but for the files in its cache. Call it after `leave`. */
export async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  });
  await session.detach();
}

/** One page by name, left by the test before. */
export type LastingPage = (name: string, options: BrowserContextOptions) => Promise<Page>;

export function lastingPages(browser: Browser): { readonly page: LastingPage; readonly close: () => Promise<void> } {
  const pages = new Map<string, Promise<Page>>();
  const contexts: BrowserContext[] = [];
  const make = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context.newPage();
  };
  return {
    page: async (name, options) => {
      const known = pages.get(name);
      const page = known ?? make(options);
      pages.set(name, page);
      await leave(await page);
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
}
