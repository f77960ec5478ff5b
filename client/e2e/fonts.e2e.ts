/** The typeface comes in time or not: either way no heading stands in two faces, and nothing moves. */
import type { CDPSession, Page } from '@playwright/test';
import { LOCALES, toPath } from '../../schema/site/locales';
import { countShifts, shiftSum } from './shifts';
import { expect, holdBack, hydrated, test } from './site';

const MAX_FONT_KILOBYTES = 40;
const FACE = 'Be Vietnam Pro';

/** Keeps the first frame back until the returned function is called, by a sheet in the head: what has come before then is drawn in the first frame. */
async function holdFirstFrame(page: Page, path: string): Promise<() => void> {
  const sheet = '/first-frame.css';
  await page.route(
    url => url.pathname === path,
    async route => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`),
      });
    },
  );
  let release = () => {};
  const isReleased = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(`**${sheet}`, async route => {
    await isReleased;
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  return release;
}

type DomNode = { readonly nodeId: number };

/** Of each heading with text: whether its letters are ours, a fallback’s, or of both. */
async function facesOfHeadings(page: Page): Promise<(readonly [heading: string, faces: ReadonlySet<string>])[]> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = (await browser.send('DOM.getDocument', { depth: 0 })) as { root: DomNode };
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1, h2, h3, h4' });
  const faces: (readonly [string, ReadonlySet<string>])[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.length === 0) continue;
    const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId });
    faces.push([
      outerHTML,
      new Set(fonts.map(({ familyName }) => (familyName.startsWith(FACE) ? 'ours' : 'fallback'))),
    ]);
  }
  return faces;
}

const fontsOf = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, file = '']) => file);
};

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of LOCALES) {
  for (const id of ['home', 'program'] as const) {
    test(`no heading of ${id} in ${locale} stands in two faces and nothing moves, whichever file of the typeface comes late`, async ({
      browser,
      page: asking,
      addresses,
      origin,
    }) => {
      const path = toPath(locale, addresses[id]);
      const files = await fontsOf(asking, path);
      expect(files.length).toBeGreaterThan(0);

      const seen: string[] = [];
      for (const late of files) {
        const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        const drawFirst = await holdFirstFrame(page, path);
        const release = await holdBack(page, `**${late}`);
        const others = files
          .filter(file => file !== late)
          .map(file => page.waitForEvent('requestfinished', request => request.url() === origin + file));
        await page.goto(path, { waitUntil: 'commit' });
        await Promise.all(others);
        drawFirst();
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await hydrated(page);
        await page.evaluate(countShifts);
        release();
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);

        const faces = await facesOfHeadings(page);
        expect(faces.filter(([, own]) => own.size > 1).map(([heading]) => heading)).toEqual([]);
        expect(await shiftSum(page)).toBe(0);
        seen.push(...faces.flatMap(([, own]) => [...own]));
        await context.close();
      }
      // The headings are of one weight: of these loads some had its file in time, and some had not.
      expect(new Set(seen)).toEqual(new Set(['ours', 'fallback']));
    });
  }

  test(`fonts in ${locale} are small and shift nothing when all of them come late`, async ({ page, addresses }) => {
    const files: Promise<Buffer>[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'font') files.push(response.body());
    });
    const release = await holdBack(page, '**/*.woff2');
    // The document counts as loaded only when its letters are there.
    // A page whose words are the same every day: which line is near to breaking at another word depends on them.
    await page.goto(toPath(locale, addresses.scamCheck), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await hydrated(page);
    expect(await page.evaluate(() => document.fonts.check("600 16px 'Be Vietnam Pro'"))).toBe(false);
    await page.evaluate(countShifts);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check("600 16px 'Be Vietnam Pro'"))).toBe(true);
    const shift = await shiftSum(page);
    const bytes = (await Promise.all(files)).reduce((sum, body) => sum + body.length, 0);

    // One a weight.
    expect(files).toHaveLength(2);
    expect(bytes / 1024).toBeLessThanOrEqual(MAX_FONT_KILOBYTES);
    // Letters that come after the first paint are for the next page.
    expect(shift).toBe(0);
  });
}

test('a slow line asks for no letters: the page is drawn in a face of the device, and stays so', async ({
  page,
  addresses,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 500 });
  const asked: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto(addresses.scamCheck);
  await hydrated(page);
  await page.waitForLoadState('load');

  expect(asked).toEqual([]);
  const faces = await facesOfHeadings(page);
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.flatMap(([, own]) => [...own])).not.toContain('ours');
});
