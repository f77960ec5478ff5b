/** Work is limited by what it costs: of an address for visitors, of a person once signed in; what a cache answers is free. */
import { openBrowser } from '../../testing/browser.js';
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, parseAnswer, type Question, textOf } from '../../testing/runQuery.js';
import { type Person, signIn } from '../../testing/signIn.js';
import type { PageSource } from '../pages/renderPage.js';
import {
  WorkBudgetsOfPersonDocument,
  WorkBudgetsSearchDocument,
  WorkBudgetsSuggestionsDocument,
} from './workBudgets.api.gql.js';

let rendered = 0;
/** Says in its title whether it was asked to refuse. */
const pages: PageSource = {
  manifest: null,
  load:
    async () =>
    async (_request, { isOverLimit }) => {
      if (!isOverLimit) rendered += 1;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return { status: isOverLimit ? 429 : 200, headers, html: `<!doctype html><title>${isOverLimit}</title>` };
    },
};
const catalogue = {
  institutions: [buildInstitution({ slug: 'known' })],
  programs: [buildProgram('known', { slug: 'known-program' })],
};

let app: TestApp;
let strict: TestApp;
let strictToPeople: TestApp;
beforeAll(async () => {
  const behindProxy = { TRUST_PROXY: 'loopback' };
  const defaults = {
    LIMIT_ADDRESS_COST_PER_MINUTE: '',
    LIMIT_SUGGESTION_COST_PER_MINUTE: '',
    LIMIT_USER_COST_PER_MINUTE: '',
  };
  app = await createTestApp({ pages, catalogue, environment: { ...behindProxy, ...defaults } });
  strict = await createTestApp({
    pages,
    catalogue,
    environment: {
      ...behindProxy,
      LIMIT_ADDRESS_COST_PER_MINUTE: '20000',
      LIMIT_SUGGESTION_COST_PER_MINUTE: '30000',
    },
  });
  strictToPeople = await createTestApp({ pages, catalogue, environment: { LIMIT_USER_COST_PER_MINUTE: '8000' } });
});
afterAll(async () => {
  await app?.close();
  await strict?.close();
  await strictToPeople?.close();
});

/** Of this file alone: others may run on the same Redis. */
let lastAddress = 0;
const newAddress = (): string => `198.18.77.${(lastAddress += 1)}`;

type Sent = { site?: TestApp; address: string; question?: Question<unknown>; text?: string };
const ask = async ({
  site = strict,
  address,
  question = WorkBudgetsSearchDocument,
  text = 'it',
}: Sent): Promise<GraphAnswer<unknown>> =>
  parseAnswer(
    await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: textOf(question), variables: { text } }),
    }),
  );
const load = (path: string, address: string, site = strict): Promise<Response> =>
  fetch(site.url + path, { headers: { 'x-forwarded-for': address } });

/** Until the address is refused; how often it was not. */
async function spend(address: string): Promise<{ answered: number; refused: GraphAnswer<unknown> }> {
  for (let answered = 0; answered < 2000; answered += 1) {
    const answer = await ask({ address, text: `word ${address} ${answered}` });
    if (answer.status !== 200) return { answered, refused: answer };
  }
  throw new Error('There is no limit.');
}

describe('an address', () => {
  it('may have so much searched anew, and is told when to come back', async () => {
    const { answered, refused } = await spend(newAddress());
    expect(answered).toBeGreaterThan(20);
    expect([refused.status, codesOf(refused)]).toEqual([429, ['RATE_LIMITED']]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(refused.errors[0]?.extensions?.retryAfter).toBe(seconds);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await ask({ address: newAddress(), text: 'from elsewhere' })).status).toBe(200);
  });

  it('pays for pages from the same budget: a page refuses politely, renders nothing and says when to come back', async () => {
    const address = newAddress();
    await spend(address);
    const before = rendered;
    for (const path of ['/', '/en/search-program?q=new']) {
      const page = await load(path, address);
      expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
        429,
        'no-store',
        '<!doctype html><title>true</title>',
      ]);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(rendered).toBe(before);
  });

  it('is refused pages, and then searches, after so many pages alone', async () => {
    const address = newAddress();
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await load(`/p?${address}=${index}`, address)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await ask({ address, text: `after pages ${address}` })).status).toBe(429);
  });

  it('is answered by caches for nothing, also when all is spent', async () => {
    const address = newAddress();
    expect((await load('/cached', address)).status).toBe(200);
    expect((await ask({ address, text: 'cached' })).status).toBe(200);
    await spend(address);
    for (let time = 0; time < 50; time += 1) {
      expect((await ask({ address, text: 'cached' })).status).toBe(200);
      expect((await load('/cached', address)).status).toBe(200);
    }
  });

  it('has another budget for suggestions, and a larger one', async () => {
    const address = newAddress();
    for (const text of ['a', 'b', 'c', 'd'])
      await ask({ address: newAddress(), question: WorkBudgetsSuggestionsDocument, text });
    const { answered } = await spend(address);
    let suggested = 0;
    while ((await ask({ address, question: WorkBudgetsSuggestionsDocument, text: `word ${suggested}` })).status === 200)
      suggested += 1;
    expect(suggested).toBeGreaterThan(answered);
    expect(
      (await ask({ address: newAddress(), question: WorkBudgetsSuggestionsDocument, text: 'from elsewhere' })).status,
    ).toBe(200);
  });

  it('pays for what is refused as a mistake, too', async () => {
    const address = newAddress();
    const query = `{ program(slug: "a") { ${'no '.repeat(900)} } }`;
    const statuses = [];
    for (let time = 0; time < 60; time += 1)
      statuses.push((await ask({ address, question: `${query} # ${time}` })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});

describe('a request that costs next to nothing', () => {
  it.each([
    ['an operation of one field', '{ __typename }'],
    ['what is no GraphQL', '{ oops'],
  ])('is charged the least of a request: %s', async (_what, query) => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 60 && statuses.at(-1) !== 429; time += 1)
      statuses.push((await ask({ address, question: `${query} # ${address} ${time}` })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(15);
  });

  it('is charged it where it is not even JSON', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 60 && statuses.at(-1) !== 429; time += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      statuses.push((await fetch(`${strict.url}/graphql`, { method: 'POST', headers, body: 'oops' })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});

describe('a signed-in person', () => {
  const askAs = ({ browser }: Person) => browser.query(WorkBudgetsOfPersonDocument);

  it('pays for queries from a budget of their own, wherever they are', async () => {
    const [mai, lan] = [await signIn(strictToPeople), await signIn(strictToPeople)];
    let answered = 0;
    while ((await askAs(mai)).status === 200) answered += 1;
    expect(answered).toBeGreaterThan(5);
    expect((await mai.browser.fetch('/')).status).toBe(429);
    expect((await askAs(lan)).status).toBe(200);
    expect((await openBrowser(strictToPeople).query(WorkBudgetsSearchDocument, { text: 'a visitor' })).status).toBe(
      200,
    );
  });
});

describe('a school of 300 students behind one address', () => {
  it('types, searches and loads pages, everybody in the same minute', async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    const student = async (name: number): Promise<void> => {
      statuses.add((await load(`/search-program?q=student-${name}`, address, app)).status);
      for (const [question, text] of [
        [WorkBudgetsSuggestionsDocument, `typed ${name}`],
        [WorkBudgetsSearchDocument, `searched ${name}`],
      ] as const)
        statuses.add((await ask({ site: app, address, question, text })).status);
    };
    for (let first = 0; first < 300; first += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => student(first + index)));
    expect([...statuses]).toEqual([200]);
  });
});
