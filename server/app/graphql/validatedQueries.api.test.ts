/**
 * A query from the cache, compiled and run without Apollo's pipeline, gives the same response to the letter as the first time: for the operations of our own
 * client, for invalid variables, and for unusual requests.
 */
import { buildSchema, parse } from 'graphql';
import { analysed } from '../../kernel/graphql/operation.js';
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { clientOperations, textOfOperation } from '../../testing/clientOperations.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { textOf } from '../../testing/runQuery.js';
import { ValidatedCostlyDocument } from './validatedQueries.api.gql.js';
import { createValidatedQueries } from './validatedQueries.js';

const queries = clientOperations.filter(({ operation }) => operation === 'query');

/** Each operation takes of these what it knows; the rest is left out or, in the wild ones, sent nevertheless. */
const VALUES: Record<string, unknown>[] = [
  { slug: 'it', slugs: ['it'], text: 'it', kinds: ['PROGRAM'], filter: {}, page: { number: 1, size: 5 }, limit: 4 },
  {
    slug: 'nowhere',
    slugs: [],
    text: '',
    kinds: [],
    filter: { destinations: ['AU'] },
    page: { number: 2, size: 20 },
    limit: 1,
  },
  { slug: null, slugs: null, text: 7, filter: { destinations: ['MOON'] }, page: { number: 0, size: 20 }, limit: 0 },
  { slug: ['it'], slugs: 'it', text: { $ne: null }, filter: [], page: { number: 1, size: 100_000 }, limit: 1_000_000 },
  { slug: 'it', text: 'it', page: { number: 1, size: 100 }, programPage: { number: 1, size: 100 } },
  {},
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    catalogue: {
      institutions: [buildInstitution({ slug: 'monash' })],
      programs: [
        buildProgram('monash', { slug: 'it', title: 'IT' }),
        buildProgram('monash', { slug: 'law', title: 'Law' }),
      ],
    },
  });
});
afterAll(() => app.close());

/** With credentials of a kind that opens nothing: no cache answers. */
async function ask(body: unknown, accept = '*/*') {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Basic nobody', accept },
    body: JSON.stringify(body),
  });
  const headers = ['content-type', 'cache-control', 'vary', 'retry-after', 'etag'].map(name =>
    answer.headers.get(name),
  );
  return {
    status: answer.status,
    headers,
    text: (await answer.text()).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
  };
}

/** Sent so often that the later ones are cached and compiled; the first was neither. */
const TIMES = 6;

describe('an operation of our own client', () => {
  it.each(queries.map(query => [query.name?.value ?? '', query] as const))(
    '%s is answered alike the first time and later',
    async (_name, query) => {
      const text = textOfOperation(query);
      const known = new Set((query.variableDefinitions ?? []).map(({ variable }) => variable.name.value));
      for (const values of VALUES) {
        const body = {
          query: text,
          variables: Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name))),
        };
        const answers = [];
        for (let time = 0; time < TIMES; time += 1) answers.push(await ask(body));
        expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
      }
    },
  );

  it('is refused when it grows too costly, known or not', async () => {
    const query = textOf(ValidatedCostlyDocument);
    for (let time = 0; time < TIMES; time += 1) expect((await ask({ query, variables: { size: 1 } })).status).toBe(200);
    const refused = await ask({ query, variables: { size: 50 } });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('too costly')]);
  });
});

describe('an unusual request for a known query', () => {
  const query = 'query A { program(slug: "it") { title } }';
  const several =
    'query A { program(slug: "it") { title } } query B { program(slug: "law") { title } } mutation C { __typename }';
  it.each([
    ['of an unknown name', { query, operationName: 'Z' }],
    ['of a name that is no text', { query, operationName: 7 }],
    ['of an empty name', { query, operationName: '' }],
    ['with variables that are a list', { query, variables: [] }],
    ['with variables that are a text', { query, variables: '{}' }],
    ['with extensions', { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'no' } } }],
    ['with extensions that are a text', { query, extensions: 'x' }],
    ['with a key that nobody knows', { query, other: 1 }],
    ['for the second of several', { query: several, operationName: 'B' }],
    ['for a mutation among queries', { query: several, operationName: 'C' }],
    ['for none of several', { query: several }],
  ] as [string, Record<string, unknown>][])('%s is answered as by Apollo', async (_what, body) => {
    const first = await ask(body);
    for (let time = 0; time < TIMES; time += 1) {
      await ask({ query });
      await ask({ query: several, operationName: 'A' });
    }
    expect(await ask(body)).toEqual(first);
  });

  it.each([
    'application/json',
    'application/graphql-response+json',
    'application/graphql-response+json,application/json;q=0.9',
    'text/html',
    'image/png',
  ])('gets the type that it accepts: %s', async accept => {
    const own = { query: `query A { program(slug: "it") { title ${accept.replaceAll(/\W/g, '')}: slug } }` };
    const answers = [];
    for (let time = 0; time < TIMES; time += 1) answers.push(JSON.stringify(await ask(own, accept)));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('the cache of validated queries', () => {
  const schema = buildSchema('type Query { a: Int } type Mutation { b: Int }');
  const text = 'query A { __typename } query B { __typename } mutation C { __typename }';

  it('finds a query by its text and name; anything unusual about the request is left to Apollo', () => {
    const cache = createValidatedQueries();
    expect(cache.find({ query: text, operationName: 'A' })).toBeNull();
    cache.remember(text, analysed(schema, parse(text)));
    expect(cache.find({ query: text, operationName: 'B' })?.analysed.name).toBe('B');
    for (const body of [
      { query: text },
      { query: text, operationName: 'C' },
      { query: text, operationName: 'D' },
      { query: text, operationName: 'A', variables: [] },
      { query: text, operationName: 'A', extensions: {} },
      { query: `${text} `, operationName: 'A' },
      [],
    ])
      expect(cache.find(body)).toBeNull();
  });

  it('holds no more than its limit, the least lately used leaving first', () => {
    const cache = createValidatedQueries({ limit: 2 });
    const texts = ['{ a: __typename }', '{ b: __typename }', '{ c: __typename }'];
    for (const query of texts) cache.remember(query, analysed(schema, parse(query)));
    expect(texts.map(query => cache.find({ query }) !== null)).toEqual([false, true, true]);
  });
});
