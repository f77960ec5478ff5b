/** What one address sends in one moment: two pieces of work are under way, the rest waits, and nobody else waits with it. */
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, parseAnswer, type Question, textOf } from '../../testing/runQuery.js';
import { SignedInViewerDocument } from '../../testing/signIn.gql.js';
import { type Person, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';
import type { PageSource } from '../pages/renderPage.js';
import { FairnessSearchDocument } from './fairness.api.gql.js';

/** Pages whose address holds `slow` are drawn when the test says so. */
let drawn: string[] = [];
let finish: (() => void)[] = [];
const pages: PageSource = {
  manifest: null,
  load:
    async () =>
    async ({ url }, { isOverLimit }) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      if (isOverLimit) return { status: 429, headers, html: '<!doctype html>too many' };
      drawn.push(url);
      if (url.includes('slow')) await new Promise<void>(resolve => finish.push(resolve));
      return { status: 200, headers, html: `<!doctype html>${encodeURI(url)}` };
    },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pages, environment: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => app.close());

/** Of this file alone: others may run on the same Redis. */
let lastAddress = 0;
const newAddress = (): string => `198.18.78.${(lastAddress += 1)}`;
const load = (path: string, address: string): Promise<Response> =>
  fetch(app.url + path, { headers: { 'x-forwarded-for': address } });
const ask = async <Data>(question: Question<Data>, address: string, variables = {}): Promise<GraphAnswer<Data>> =>
  parseAnswer(
    await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: textOf(question), variables }),
    }),
  );
/** That no cache holds. */
let searches = 0;
const newSearch = (address: string) => ask(FairnessSearchDocument, address, { text: `word ${(searches += 1)}` });
/** Two pages that are being drawn, and what ends them. */
async function busy(address: string): Promise<() => Promise<number[]>> {
  drawn = [];
  finish = [];
  const two = [1, 2].map(number => load(`/slow-${number}?${address}`, address));
  await until('two pages are being drawn', () => drawn.length === 2);
  return async () => {
    for (const end of finish.splice(0)) end();
    return (await Promise.all(two)).map(({ status }) => status);
  };
}
const isSettled = async (sent: Promise<unknown>): Promise<boolean> => {
  const marker = {};
  return (await Promise.race([sent, new Promise(resolve => setTimeout(resolve, 100, marker))])) !== marker;
};

describe('an address with two pages under way', () => {
  it('waits with everything else: pages, operations, texts that have mistakes, the sitemap', async () => {
    const address = newAddress();
    const end = await busy(address);
    const waiting = [
      load('/third', address).then(({ status }) => status),
      newSearch(address).then(({ status }) => status),
      ask('{ nothingOfTheKind }', address).then(({ status }) => status),
      load('/sitemap.xml', address).then(({ status }) => status),
    ];
    expect(await Promise.all(waiting.map(isSettled))).toEqual([false, false, false, false]);
    expect(await end()).toEqual([200, 200]);
    expect(await Promise.all(waiting)).toEqual([200, 200, 400, 200]);
  });

  it('keeps nobody else waiting', async () => {
    const [address, other] = [newAddress(), newAddress()];
    const end = await busy(address);
    expect((await load('/of-another', other)).status).toBe(200);
    expect((await newSearch(other)).status).toBe(200);
    expect(await end()).toEqual([200, 200]);
  });

  it('is given what a cache holds without waiting', async () => {
    const [address, other] = [newAddress(), newAddress()];
    expect((await load('/cached', other)).status).toBe(200);
    const cached = { text: 'cached' };
    expect((await ask(FairnessSearchDocument, other, cached)).status).toBe(200);
    const end = await busy(address);
    expect((await load('/cached', address)).status).toBe(200);
    expect((await ask(FairnessSearchDocument, address, cached)).status).toBe(200);
    expect(await end()).toEqual([200, 200]);
  });

  it('is refused what comes when fifty wait: a page says so and asks again by itself', async () => {
    const address = newAddress();
    const end = await busy(address);
    const refused: Response[] = [];
    const sent = Array.from({ length: 80 }, async (_, index) => {
      const page = await load(`/waits-${index}?${address}`, address);
      if (page.status === 429) refused.push(page);
      return page.status;
    });
    await until('thirty of eighty pages are refused', () => refused.length === 30);
    const [page] = refused;
    expect([page?.headers.get('retry-after'), await page?.text()]).toEqual(['2', '<!doctype html>too many']);
    expect(page?.headers.get('refresh')).toMatch(/^[2-5]$/);
    const answer = await newSearch(address);
    expect([answer.status, codesOf(answer)]).toEqual([429, ['RATE_LIMITED']]);
    await end();
    expect((await Promise.all(sent)).filter(status => status === 200)).toHaveLength(50);
  });

  it('does not keep a signed-in person behind it waiting, who has a line of their own', async () => {
    const mai: Person = await signIn(app);
    const end = await busy('127.0.0.1');
    expect((await mai.browser.query(SignedInViewerDocument)).status).toBe(200);
    await end();
  });
});

describe('300 students behind one address', () => {
  it('who open one page together are all given it, and it is drawn once', async () => {
    const address = newAddress();
    drawn = [];
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async () => (await load('/the-same-page', address)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(drawn).toHaveLength(1);
  });
});
