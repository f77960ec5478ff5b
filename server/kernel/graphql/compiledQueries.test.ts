import { makeExecutableSchema } from '@graphql-tools/schema';
import fc from 'fast-check';
import { type DocumentNode, execute, Kind, parse, visit } from 'graphql';
import { operationIn } from '../../testing/operationIn.js';
import { createCompiledQueries } from './compiledQueries.js';
import { checkVariables } from './operationVariables.js';
import { DateScalar, DateTimeScalar } from './scalars.js';

const typeDefs = `
  interface Fact { checkedOn: String! }
  type Money implements Fact { checkedOn: String!, amount: Float!, currency: Currency! }
  type Flag implements Fact { checkedOn: String!, isTrue: Boolean! }
  enum Currency { CAD EUR }
  scalar Date
  scalar DateTime
  input Page { number: Int = 1, size: Int = 20 }
  input Range { from: Float, to: Float! }
  input Filter { currencies: [Currency!], isOpen: Boolean, range: Range }
  type Item { id: ID!, name: String, fee: Money, facts: [Fact!]!, broken: String, brokenOften: [String!], parent: Item, later: Item! }
  type Query { item(id: ID!): Item, items(page: Page, currency: Currency = EUR): [Item!]!, fails: String, mustNot: String!, counted(count: Int! = 7): Int,
    echo(page: Page, currency: Currency = EUR, filter: Filter, ids: [ID!], day: Date, at: DateTime): String }
  type Mutation { change: Int! }`;

/** Independent of the order of arguments. */
const inOrderOfKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

let changes = 0;
let failures = 0;
const item = (id: string) => ({
  id,
  name: `name of ${id}`,
  fee: { checkedOn: '2026-11-21', amount: 12.5, currency: 'CAD' },
  facts: [
    { __typename: 'Money', checkedOn: '2026-11-20', amount: 1, currency: 'EUR' },
    { __typename: 'Flag', checkedOn: '2026-11-19', isTrue: true },
  ],
});
const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Date: DateScalar,
    DateTime: DateTimeScalar,
    Query: {
      item: (_query: unknown, { id }: { id: string }) => (id === 'none' ? null : item(id)),
      items: (_query: unknown, { page, currency }: { page?: { number: number; size: number }; currency: string }) =>
        Array.from({ length: page?.size ?? 2 }, (_, index) => item(`${currency}-${page?.number ?? 0}-${index}`)),
      counted: (_query: unknown, { count }: { count: number }) => count,
      echo: (_query: unknown, args: object) => JSON.stringify(args, inOrderOfKeys),
      fails: () => {
        failures += 1;
        throw new Error('a resolver failed');
      },
      mustNot: () => null,
    },
    Mutation: { change: () => (changes += 1) },
    Item: {
      broken: async () => {
        throw new Error('broken');
      },
      brokenOften: () => ['fine', null],
      parent: async ({ id }: { id: string }) => item(`parent of ${id}`),
      later: () => new Promise(resolve => setImmediate(() => resolve(item('later')))),
    },
  },
});

const CASES: [string, Record<string, unknown>?][] = [
  ['{ item(id: "1") { id name fee { amount currency } } }'],
  ['{ item(id: "none") { id } again: item(id: "2") { number: id label: name } }'],
  [
    'query ($page: Page, $currency: Currency) { items(page: $page, currency: $currency) { id } }',
    { page: { size: 3 } },
  ],
  ['query ($page: Page, $currency: Currency) { items(page: $page, currency: $currency) { id } }', { currency: 'CAD' }],
  ['query ($size: Int = 4) { items(page: { size: $size }) { id parent { name parent { id } } later { id } } }'],
  [
    'query ($with: Boolean!) { item(id: "1") { id @include(if: $with) name @skip(if: $with) ...F @include(if: $with) } } fragment F on Item { fee { amount } }',
    { with: true },
  ],
  [
    'query ($with: Boolean!) { item(id: "1") { id @include(if: $with) name @skip(if: $with) ...F @include(if: $with) } } fragment F on Item { fee { amount } }',
    { with: false },
  ],
  ['{ item(id: "1") { __typename facts { __typename checkedOn ... on Money { amount } ... on Flag { isTrue } } } }'],
  ['{ __typename }'],
  ['{ fails item(id: "1") { id broken } }'],
  ['{ item(id: "1") { id brokenOften } }'],
  ['{ mustNot }'],
  ['query ($id: ID!) { item(id: $id) { id } }', {}],
  ['query ($page: Page) { items(page: $page) { id } }', { page: { size: 'many' } }],
  ['{ __schema { queryType { name fields { name } } } }'],
];

/** As the callers do it: variables that do not fit are refused first, and what is not compiled graphql-js runs. */
async function answer(
  compiled: ReturnType<typeof createCompiledQueries>,
  [query, variables = {}]: (typeof CASES)[number],
  document = parse(query),
) {
  const operation = operationIn(schema, document, { variables });
  try {
    checkVariables(operation, false);
  } catch {
    return { isCompiled: false, text: 'refused' };
  }
  const done = await compiled.execute(operation, {});
  const { errors, data } = done ?? (await execute({ schema, document, contextValue: {}, variableValues: variables }));
  return { isCompiled: done !== null, text: JSON.stringify({ errors, data }) };
}

describe('a compiled query', () => {
  it.each(CASES.map(([query, variables = {}]) => ({ query, variables })))(
    'answers like graphql-js, to the letter, errors included: $query $variables',
    async ({ query, variables }) => {
      const document = parse(query);
      const plain = await answer(createCompiledQueries({ compileAt: Infinity }), [query, variables], document);
      const { text, isCompiled } = await answer(createCompiledQueries({ compileAt: 1 }), [query, variables], document);
      expect(plain.isCompiled).toBe(false);
      expect(text).toBe(plain.text);
      expect(isCompiled).toBe(text !== 'refused');
    },
  );

  it('runs its resolvers once, also when they fail', async () => {
    const compiled = createCompiledQueries({ compileAt: 1 });
    const before = failures;
    const { isCompiled, text } = await answer(compiled, ['{ fails item(id: "1") { broken } }']);
    expect([isCompiled, text.includes('a resolver failed'), failures - before]).toEqual([true, true, 1]);
  });

  it('is not run with a null where the schema has only a default value: graphql-js judges that', async () => {
    const compiled = createCompiledQueries({ compileAt: 1 });
    const query = 'query ($count: Int) { counted(count: $count) }';
    expect(await answer(compiled, [query, { count: null }])).toEqual({
      isCompiled: false,
      text: expect.stringContaining('must not be null'),
    });
    expect(await answer(compiled, [query, {}])).toEqual({ isCompiled: true, text: '{"data":{"counted":7}}' });
  });

  it('reads every value of its variables as graphql-js reads it', async () => {
    const query = `query ($page: Page, $currency: Currency, $filter: Filter, $ids: [ID!], $day: Date, $at: DateTime)
      { echo(page: $page, currency: $currency, filter: $filter, ids: $ids, day: $day, at: $at) }`;
    const document = parse(query);
    const compiled = createCompiledQueries({ compileAt: 1 });
    const executed = createCompiledQueries({ compileAt: Infinity });
    const words = fc.constantFrom('CAD', 'EUR', 'MOON', '', '7', '2026-11-21', '2026-11-21T09:30:00Z');
    const leaf = fc.oneof(words, fc.integer({ min: -3, max: 3 }), fc.double(), fc.boolean(), fc.constant(null));
    const keys = fc.constantFrom('number', 'size', 'currencies', 'isOpen', 'range', 'from', 'to', 'none');
    const { value } = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        leaf,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
      ),
    }));
    const names = fc.constantFrom('page', 'currency', 'filter', 'ids', 'day', 'at');
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, value, { maxKeys: 3 }), async variables => {
        const { text } = await answer(compiled, [query, variables], document);
        if (text !== 'refused') accepted += 1;
        expect(text).toBe((await answer(executed, [query, variables], document)).text);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  it('is compiled only when it comes again', async () => {
    const compiled = createCompiledQueries({ compileAt: 3 });
    const document = parse('{ item(id: "1") { id } }');
    const states = [];
    for (let time = 0; time < 4; time += 1) states.push((await answer(compiled, [''], document)).isCompiled);
    expect(states).toEqual([false, false, true, true]);
  });

  it('is never a mutation', async () => {
    const compiled = createCompiledQueries({ compileAt: 1 });
    expect(await compiled.execute(operationIn(schema, 'mutation { change }'), {})).toBeNull();
    expect(changes).toBe(0);
  });

  it('is chosen by its name in a document of several', async () => {
    const compiled = createCompiledQueries({ compileAt: 1 });
    const document = parse('query A { item(id: "a") { id } } query B { item(id: "b") { id } } mutation C { change }');
    const run = (operationName: string) => compiled.execute(operationIn(schema, document, { operationName }), {});
    expect([(await run('A'))?.data, (await run('B'))?.data, await run('C')]).toEqual([
      { item: { id: 'a' } },
      { item: { id: 'b' } },
      null,
    ]);
    expect(changes).toBe(0);
  });

  it('keeps its fields when it shares nodes with a query that leaves them out under a condition, as documents of the client share `__typename`', async () => {
    const compiled = createCompiledQueries({ compileAt: 1 });
    const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
    const withTypenames = (query: string): DocumentNode =>
      visit(parse(query), { SelectionSet: { leave: set => ({ ...set, selections: [...set.selections, typename] }) } });
    const conditional = withTypenames(
      'query ($with: Boolean!) { item(id: "1") { id fee @include(if: $with) { amount } } }',
    );
    const plain = withTypenames('{ item(id: "1") { id fee { amount } } }');

    const leftOut = await compiled.execute(operationIn(schema, conditional, { variables: { with: false } }), {});
    const whole = await compiled.execute(operationIn(schema, plain), {});
    expect(leftOut?.data).toEqual({ __typename: 'Query', item: { __typename: 'Item', id: '1' } });
    expect(whole?.data).toEqual({
      __typename: 'Query',
      item: { __typename: 'Item', id: '1', fee: { __typename: 'Money', amount: 12.5 } },
    });
  });

  it('leaves when more than the limit are known, the least lately used first', async () => {
    const compiled = createCompiledQueries({ limit: 5, compileAt: 2 });
    const documents = Array.from({ length: 20 }, (_, index) => parse(`{ item(id: "${index}") { id } }`));
    for (const document of documents) await answer(compiled, [''], document);
    expect(compiled.size()).toBe(5);
    expect((await answer(compiled, [''], documents[19])).isCompiled).toBe(true);
    expect((await answer(compiled, [''], documents[0])).isCompiled).toBe(false);
  });
});
