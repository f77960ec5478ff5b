/** Filters on a slow phone and a bad network: the last choice wins, and what is shown stays. */
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, open, test } from './site';

const PAGE = '/en/search-program';
const BOXES = ['AU', 'CA', 'DE', 'GB', 'UNDERGRADUATE', 'GRADUATE'];

type Click = { readonly value: string; readonly pause: number };
type Seen = { readonly expected: ReadonlyMap<string, boolean>; readonly flickers: ReadonlySet<string> };

declare global {
  interface Window {
    /** What the page noted of itself. */
    seen: Seen;
  }
}

const clicks = fc.array(fc.record({ value: fc.constantFrom(...BOXES), pause: fc.integer({ min: 20, max: 800 }) }), {
  minLength: 9,
  maxLength: 9,
});
/** The same orders in each run. */
const orders = fc.sample(clicks, { seed: 41, numRuns: 4 });

/** Notes in the page what each click has set, and in every frame each box that shows something else. */
function watchBoxes(): void {
  const seen = { expected: new Map<string, boolean>(), flickers: new Set<string>() };
  Object.assign(window, { seen });
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox')
        seen.expected.set(target.value, target.checked);
    },
    true,
  );
  const look = () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      if (seen.expected.has(box.value) && seen.expected.get(box.value) !== box.checked) seen.flickers.add(box.value);
    requestAnimationFrame(look);
  };
  look();
}

/** Clicks by the page's own clock; a choice that has no results at that moment is not offered. */
const clickAll = (page: Page, order: readonly Click[]) =>
  page.evaluate(async steps => {
    for (const { value, pause } of steps) {
      document.querySelector<HTMLInputElement>(`input[type=checkbox][value=${value}]`)?.click();
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }, order);

const report = (page: Page) =>
  page.evaluate(() => {
    const { expected, flickers } = window.seen;
    const wanted = [...expected].filter(([, isOn]) => isOn).map(([value]) => value);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')];
    const address = new URLSearchParams(location.search);
    return {
      wanted: wanted.toSorted(),
      checked: boxes.map(({ value }) => value).toSorted(),
      inAddress: [...address.getAll('destination'), ...address.getAll('level')].toSorted(),
      chips: document.querySelectorAll('a[aria-label^="Remove choice"]').length,
      flickers: [...flickers],
    };
  });

const total = async (page: Page) => (await page.locator('#results-heading').innerText()).replace(/\D/g, '');

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 600 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test.describe('quick choices on a slow phone', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const [index, order] of orders.entries())
    test(`end in what was clicked last, and no box goes back: order ${index + 1}`, async ({ page, request }) => {
      await page.addInitScript(watchBoxes);
      await slowDown(page);
      await page.goto(PAGE, { waitUntil: 'commit' });
      const isBeforeHydration = index % 2 === 0;
      if (isBeforeHydration) await page.locator('input[value=GRADUATE]').waitFor({ state: 'attached' });
      else await open(page, PAGE);
      await clickAll(page, order);

      await expect
        .poll(async () => (await report(page)).inAddress, { timeout: 30_000 })
        .toEqual((await report(page)).wanted);
      await expect.poll(async () => (await report(page)).chips).toBe((await report(page)).wanted.length);
      const fresh = await (await request.get(page.url())).text();
      const promised = /id="results-heading"[^>]*>(.*?)<\/h2>/.exec(fresh)?.[1]?.replace(/<[^>]*>|\D/g, '');
      await expect.poll(() => total(page), { timeout: 30_000 }).toBe(promised);
      const end = await report(page);
      expect(end).toMatchObject({ checked: end.wanted, inAddress: end.wanted, flickers: [] });
    });
});

const limited = (retryAfter: number) => ({
  status: 429,
  headers: { 'retry-after': String(retryAfter) },
  json: { errors: [{ message: 'Too fast', extensions: { code: 'RATE_LIMITED', retryAfter } }] },
});
const isSearch = (body: string | null, address: string) =>
  (body ?? decodeURIComponent(address)).includes('SearchPrograms');

test.describe('a search that cannot be answered now', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('keeps the page and its results, says what happened and asks again by itself: too many requests', async ({
    page,
  }) => {
    await open(page, PAGE);
    const cards = await page.getByRole('article').count();
    let refusals = 0;
    await page.route('**/graphql*', async route => {
      const asked = route.request();
      if (refusals >= 2 || !isSearch(asked.postData(), asked.url())) return route.continue();
      refusals += 1;
      return route.fulfill(limited(1));
    });
    await page.getByRole('checkbox', { name: /^Canada/ }).check();

    await expect(page.getByText(/too many searches/i)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(cards);
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.getByText(/too many searches/i)).toBeHidden();
    expect(refusals).toBe(2);
    await expect(page.getByRole('link', { name: 'Remove choice: Canada' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Canada/ })).toBeChecked();
  });

  test('keeps the page and its results, says what happened and asks again by itself: no network', async ({ page }) => {
    await open(page, PAGE);
    const cards = await page.getByRole('article').count();
    const before = await total(page);
    await page.context().setOffline(true);
    await page.getByRole('checkbox', { name: /^Canada/ }).check();

    await expect(page.getByText(/no connection/i)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(cards);
    expect(await total(page)).toBe(before);
    await page.context().setOffline(false);
    await expect(page.getByText(/no connection/i)).toBeHidden();
    await expect.poll(() => total(page)).not.toBe(before);
    await expect(page).toHaveURL(`${PAGE}?destination=CA`);
  });

  test('is asked once for a pause in the clicks', async ({ page }) => {
    await open(page, PAGE);
    const asked: string[] = [];
    page.on('request', request => {
      if (isSearch(request.postData(), request.url())) asked.push(request.url());
    });
    // In one go: on a busy machine any pause between them may be long.
    await page.evaluate(
      values => {
        for (const value of values)
          document.querySelector<HTMLInputElement>(`input[type=checkbox][value=${value}]`)?.click();
      },
      ['AU', 'CA', 'DE', 'AU'],
    );
    await expect(page.getByRole('link', { name: /^Remove choice/ })).toHaveCount(2);
    await expect
      .poll(() => total(page))
      .toBe(
        await page
          .context()
          .request.get(page.url())
          .then(async answer => /id="results-heading"[^>]*>(.*?)<\/h2>/.exec(await answer.text())?.[1] ?? '')
          .then(text => text.replace(/<[^>]*>|\D/g, '')),
      );
    expect(asked).toHaveLength(1);
  });
});

/** Notes what is laid out after it has waited, by the delay that is its own. */
const noteLaidOut = (page: Page, selector: string) =>
  page.addInitScript(of => {
    const laidOut = new Map<EventTarget, string>();
    Object.assign(window, { laidOut });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === 'content-visibility' && target instanceof HTMLElement && target.matches(of))
        laidOut.set(target, getComputedStyle(target).transitionDelay);
    });
  }, selector);

const delaysOfLaidOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'laidOut') as ReadonlyMap<EventTarget, string>).values()]);

const waitingIn = (parts: Locator): Promise<number> =>
  parts.evaluateAll(all => all.filter(part => getComputedStyle(part).contentVisibility === 'auto').length);

test('cards below the first view wait for the script, and are then laid out a few at a time', async ({ page }) => {
  await noteLaidOut(page, '*');
  await open(page, PAGE);

  await expect.poll(async () => new Set(await delaysOfLaidOut(page)).size).toBeGreaterThan(4);
  await expect.poll(() => waitingIn(page.getByRole('article'))).toBe(0);
});

test('parts of a page below the first view wait for the script, and are all laid out then', async ({ page }) => {
  await noteLaidOut(page, 'section');
  await open(page, '/en/programs/qut-bachelor-of-laws-honours-083020j');

  await expect.poll(async () => (await delaysOfLaidOut(page)).length).toBeGreaterThan(2);
  await expect.poll(() => waitingIn(page.locator('main section'))).toBe(0);
});
