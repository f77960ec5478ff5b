import { buildSchema, parse } from 'graphql';
import { analysed, operationOf } from './operation.js';

const schema = buildSchema(`
  type Query { viewer: Person, notes(page: Page, limit: Int, text: String): [String] }
  type Mutation { login: Int, register: Int, logout: Int, other: Int }
  type Person { id: ID }
  input Page { size: Int }`);
const documentOf = (text: string) => analysed(schema, parse(text));

describe('the operation of a document', () => {
  it('has the root fields that stand behind aliases and fragments, once a selection', () => {
    const document = documentOf(
      'mutation A { a: login ...F ... { b: login } } fragment F on Mutation { register ...G } fragment G on Mutation { logout } mutation B { other }',
    );
    expect(document.operations.map(({ rootFields }) => rootFields.map(({ name }) => name))).toEqual([
      ['login', 'register', 'logout', 'login'],
      ['other'],
    ]);
  });

  it.each([
    ['query A { viewer { id } } query B { viewer { id } }', 'B', 'B'],
    ['query A { viewer { id } } query B { viewer { id } }', null, undefined],
    ['query A { viewer { id } }', undefined, 'A'],
    ['query A { viewer { id } }', 'C', undefined],
    ['query A { viewer { id } }', '', undefined],
    ['{ viewer { id } }', null, null],
  ])('%s by the name %j is %j', (text, operationName, name) => {
    expect(operationOf(documentOf(text), { operationName, variables: {} })?.analysed.name).toBe(name);
  });
});

describe('a document', () => {
  it.each([
    ['{ __schema { types { name } } }', true],
    ['{ viewer { id } ...F } fragment F on Query { x: __type(name: "A") { name } }', true],
    ['{ __typename viewer { id __typename } }', false],
  ])('says whether it asks for the schema: %s', (text, does) => {
    expect(documentOf(text).asksForSchema).toBe(does);
  });

  it('names the variables on which its cost depends', () => {
    const text =
      'query ($size: Int, $limit: Int, $text: String, $with: Boolean!) { notes(page: { size: $size }, limit: $limit, text: $text) @include(if: $with) }';
    expect(documentOf(text).sizes).toEqual(['size', 'limit', 'with']);
  });

  it('is analysed once', () => {
    const node = parse('{ viewer { id } }');
    expect(analysed(schema, node)).toBe(analysed(schema, node));
  });
});
