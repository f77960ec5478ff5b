/** Variables that do not fit their operation: one refusal, whether the query was sent before or not. */
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery, textOf } from '../../testing/runQuery.js';
import { BadVariablesCostlyDocument, BadVariablesDocument } from './badVariables.api.gql.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (body: string) =>
  fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

describe('a bad variable', () => {
  const query = textOf(BadVariablesDocument);
  const BAD: [string, Record<string, unknown>, RegExp][] = [
    ['of a wrong type', { page: { number: 'many' } }, /"many" at "page.number"/],
    ['of an enum without that value', { sort: 'TUITION_UP' }, /"TUITION_UP" does not exist in/],
    ['of a list instead of an object', { filter: [] }, /\[\]; Expected type "ProgramFilter" to be an object/],
    ['with a field that is not there', { filter: { city: 'Hue' } }, /Field "city" is not defined/],
  ];

  it.each(BAD)('%s says what is wrong with it, the first time and every time', async (_name, variables, words) => {
    const own = `${query} # ${Object.keys(variables).join()}`;
    const refusals = [];
    for (let time = 0; time < 3; time += 1) refusals.push(await runQuery(app, own, variables));
    for (let time = 0; time < 4; time += 1) expect((await runQuery(app, own)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) refusals.push(await runQuery(app, own, variables));
    for (const { status, errors } of refusals) {
      expect([status, errors.map(error => error.extensions?.code)]).toEqual([400, ['BAD_USER_INPUT']]);
      expect(errors[0]?.message).toMatch(words);
    }
    expect(new Set(refusals.map(({ errors }) => JSON.stringify(errors))).size).toBe(1);
  });

  it('is told apart from an operation that is too costly', async () => {
    expect((await runQuery(app, BadVariablesCostlyDocument, { size: 'all' })).errors[0]?.message).toMatch(
      /Variable "\$size"/,
    );
    expect((await runQuery(app, BadVariablesCostlyDocument, { size: 50 })).errors[0]?.message).toMatch(
      /too costly: \d+, at most/,
    );
    expect((await runQuery(app, BadVariablesCostlyDocument, { size: 'all' })).errors[0]?.message).toMatch(
      /Variable "\$size"/,
    );
  });

  it.each([
    ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
    ['lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
  ])('nested 15,000 levels deep is refused with 400: %s', async (_name, nest) => {
    for (const name of ['filter', 'page', 'other']) {
      const response = await post(`{"query":${JSON.stringify(query)},"variables":{"${name}":${nest(15_000)}}}`);
      const body: { errors: { message: string; extensions: object }[] } = JSON.parse(await response.text());
      expect([response.status, body.errors[0]?.extensions]).toEqual([400, { code: 'BAD_USER_INPUT' }]);
    }
  });

  it('nested deep in an address is refused alike', async () => {
    const variables = `{"filter":${'['.repeat(1200)}${']'.repeat(1200)}}`;
    const response = await fetch(`${app.url}/graphql?${new URLSearchParams({ query, variables })}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(400);
  });
});
