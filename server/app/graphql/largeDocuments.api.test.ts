/** Documents whose validation would cost far more than sending them: refused by their size alone. */
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, parseAnswer, runQuery } from '../../testing/runQuery.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** Each also breaks a rule of the validation (an unknown field, a missing argument), which would say so if it ran. */
const LARGE: [string, string, RegExp][] = [
  ['280 fields of the root', `{ ${repeat(280, () => 'institution{related{id}}')} }`, /rootFields 280/],
  ['280 fields in one place', `{ institution { ${repeat(280, () => 'related{id}')} } }`, /samePlacePairs/],
  [
    '20 times 20 in one place',
    `{ institution { ${repeat(20, () => `related{ ${repeat(20, () => 'id')} }`)} } }`,
    /samePlacePairs/,
  ],
  [
    '150 fragments in one place',
    `{ institution { ${repeat(150, index => `...F${index}`)} } } ${repeat(150, index => `fragment F${index} on Institution { id }`)}`,
    /definitions 151/,
  ],
  ['300 operations', repeat(300, index => `query Q${index} { nothing }`), /definitions 300/],
  [
    'fragments that nothing spreads',
    `{ nothing } ${repeat(8, index => `fragment F${index} on Institution { ${repeat(50, () => 'related{id}')} }`)}`,
    /samePlacePairs/,
  ],
  ['a long text', `{ nothing } ${repeat(15_000, () => '#\n')}`, /letters/],
];

it.each(LARGE)('is refused before it is validated: %s', async (_name, query, message) => {
  const url = `${app.url}/graphql?${new URLSearchParams({ query: query.slice(0, 12_000) })}`;
  const answers = [await runQuery(app, query)];
  if (query.length < 12_000)
    answers.push(await parseAnswer(await fetch(url, { headers: { 'content-type': 'application/json' } })));
  for (const answer of answers) {
    expect([answer.status, codesOf(answer)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
    expect(answer.errors[0]?.message).toMatch(message);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('is told its first ten mistakes, not all', async () => {
  const { status, errors } = await runQuery(
    app,
    `{ institution(slug: "a") { ${repeat(300, index => `no${index}`)} } }`,
  );
  expect([status, errors.length]).toEqual([400, 11]);
});

it('is in the log by its code', async () => {
  await runQuery(app, `{ ${repeat(280, () => 'institution{related{id}}')} }`);
  expect(app.log()).toMatch(/"codes":\["GRAPHQL_VALIDATION_FAILED"\]/);
});
