import { buildSchema } from 'graphql';
import { capMistakes, capOf } from './listCaps.js';

const DIRECTIVE = 'directive @capped(at: Int!, usually: Int) on FIELD_DEFINITION | INTERFACE';
const mistakesOf = (sdl: string): string[] => capMistakes(buildSchema(`${DIRECTIVE} ${sdl}`));
const MISSING = 'is a list without an argument for its length: it must name its cap (@capped).';

describe('a list', () => {
  it.each([
    ['an argument for its length', 'type Query { notes(limit: Int = 6): [String!]! }'],
    ['a cap', 'type Query { notes: [String!]! @capped(at: 5) }'],
    [
      'entries whose interface has a cap',
      'interface Told @capped(at: 5) { a: Int } type Note implements Told { a: Int } type Query { notes: [Note!] }',
    ],
    ['values of an enum', 'enum Colour { RED } type Query { colours: [Colour!]! }'],
    [
      'the rows of a page',
      'type Page { items: [Int!]! } type Query { notes(page: Int): Page! latest(limit: Int): Page }',
    ],
  ])('is taken with %s', (_what, sdl) => {
    expect(mistakesOf(sdl)).toEqual([]);
  });

  it.each([
    ['without any of these', 'type Query { notes: [String!]! }', `Query.notes ${MISSING}`],
    ['of lists of an enum', 'enum Colour { RED } type Query { colours: [[Colour!]!]! }', `Query.colours ${MISSING}`],
    [
      'beside the rows of a page',
      'type Page { items: [Int!]! words: [String!]! } type Query { notes(page: Int): Page! }',
      `Page.words ${MISSING}`,
    ],
    [
      'of rows that are reached without a page, too',
      'type Page { items: [Int!]! } type Query { notes(page: Int): Page! all: Page }',
      `Page.items ${MISSING}`,
    ],
    [
      'that is none',
      'type Query { note: String @capped(at: 5) }',
      'Query.note is no list: @capped means nothing here.',
    ],
  ])('is refused %s', (_what, sdl, mistake) => {
    expect(mistakesOf(sdl)).toEqual([mistake]);
  });
});

it('a field’s own cap comes before that of the interface of its entries', () => {
  const schema = buildSchema(
    `${DIRECTIVE} interface Told @capped(at: 5) { a: Int } type Note implements Told { a: Int } type Query { some: [Note!] all: [Note!] @capped(at: 9) }`,
  );
  const fields = schema.getQueryType()?.getFields() ?? {};
  expect(Object.values(fields).map(field => capOf(schema, field))).toEqual([5, 9]);
});
