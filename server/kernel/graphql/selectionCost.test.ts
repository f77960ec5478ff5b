/** What an operation costs before it runs, on a small schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { projectRoot } from '../projectRoot.js';
import { applyPolicies } from './applyPolicies.js';
import { checkCost, OPERATION_COST } from './operationCost.js';
import { operationIn } from '../../testing/operationIn.js';

const base = readFileSync(join(projectRoot, 'schema', 'base.graphql'), 'utf8');
const schema = applyPolicies(
  makeExecutableSchema({
    typeDefs: [
      base,
      `extend type Query {
        notes(page: PageInput): NotePage! @public @cost(complexity: 10)
        latest(limit: Int = 6): [Note!]! @public
        few: [Note!]! @public @capped(at: 8)
        pinned: [Pinned!]! @public @capped(at: 4)
      }
      extend type Mutation { some: String @public }
      type NotePage { items: [Note!]! pageInfo: PageInfo! facets: [Facet!]! @capped(at: 30, usually: 3) }
      type Facet { name: String! count: Int! }
      type Note { text: String! tags: [Tag!]! @capped(at: 40, usually: 2) dear: Note @cost(complexity: 25) }
      type Tag { name: String! }
      type Link { address: String! dear: String! @cost(complexity: 7) }
      union Pinned = Note | Link`,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  }),
);
const costOf = (query: string, variables: Record<string, unknown> = {}): number =>
  checkCost(operationIn(schema, query, { variables })) - OPERATION_COST;

describe('an operation costs', () => {
  it.each([
    ['one a field, and what the SDL says of a dear one', '{ few { dear { text } } }', 1 + 8 * 26],
    ['the rows of a page as often as it is long', '{ notes(page: { size: 50 }) { items { text } } }', 10 + 50 * 2],
    ['20 rows when nobody says how many', '{ notes { items { text } } }', 10 + 20 * 2],
    [
      'what stands beside the rows once',
      '{ notes(page: { size: 50 }) { pageInfo { total } facets { name count } } }',
      10 + 2 + (1 + 3 * 2),
    ],
    ['a list as often as its limit', '{ latest(limit: 9) { text } }', 1 + 9],
    ['its default limit without one', '{ latest { text } }', 1 + 6],
    ['a list without either as often as its cap', '{ few { text } }', 1 + 8],
    ['a list within a list as often as both', '{ few { tags { name } } }', 1 + 8 * (1 + 2)],
    [
      'the dearest of several types',
      '{ pinned { __typename ... on Note { text } ... on Link { dear } } }',
      1 + 4 * (1 + 7),
    ],
    [
      'what fragments select',
      '{ few { ...F } } fragment F on Note { text ...G } fragment G on Note { text }',
      1 + 8 * 2,
    ],
    ['nothing for what is left out', '{ few { text @skip(if: true) tags @include(if: false) { name } } }', 1],
  ])('%s', (_what, query, cost) => {
    expect(costOf(query)).toBe(cost);
  });

  it('by the values of its variables, those that are left out included', () => {
    const query =
      'query ($size: Int! = 30, $limit: Int, $with: Boolean = false) { notes(page: { size: $size }) { items { text } } latest(limit: $limit) { text @include(if: $with) } }';
    expect(costOf(query)).toBe(10 + 30 * 2 + 1);
    expect(costOf(query, { size: 2, limit: 3, with: true })).toBe(10 + 2 * 2 + 1 + 3);
  });

  it('something although it asks for nothing', () => {
    expect(costOf('{ __typename }')).toBe(1);
    expect(OPERATION_COST).toBeGreaterThan(0);
  });
});

it('an operation that costs more than the limit is refused with both figures', () => {
  expect(() => costOf('{ notes(page: { size: 2000 }) { items { tags { name } dear { text } } } }')).toThrow(
    /too costly: \d+, at most \d+/,
  );
});
