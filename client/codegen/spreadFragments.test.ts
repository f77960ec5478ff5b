import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type FragmentDefinitionNode, Kind, parse, print, validate } from 'graphql';
import { spreadFragments } from './spreadFragments';

const schema = buildSchema(`
  interface Fact { asOf: String, source: Source }
  type Source { id: ID, name: String }
  type Price implements Fact { amount: Float, asOf: String, source: Source }
  type Program { id: ID, title: String, price(year: Int): Price, fact: Fact }
  type School { id: ID, name: String }
  union Item = Program | School
  type Query { program: Program, items: [Item!] }
`);

function sent(text: string): string {
  const { definitions } = parse(text, { noLocation: true });
  const fragments = definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const operations = definitions.flatMap(node => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
  const byName = new Map(fragments.map(fragment => [fragment.name.value, fragment]));
  return operations.map(operation => print(spreadFragments(schema, operation, byName))).join('\n');
}

/** Written in one line. */
const same = (text: string): string => print(parse(text));

describe('an operation that is sent', () => {
  it('has its fragments, and theirs, written out where they are spread', () => {
    const fragments =
      'fragment Card on Program { title price { ...Money } } fragment Money on Price { amount ...Edition } fragment Edition on Fact { asOf }';
    expect(sent(`query A { program { id ...Card } } ${fragments}`)).toBe(
      same('query A { program { id title price { amount asOf } } }'),
    );
  });

  it('asks once for what several fragments ask for in one place, with all that they want of it', () => {
    const fragments =
      'fragment A on Program { title price { amount source { id } } } fragment B on Program { title price { asOf source { name } } }';
    expect(sent(`{ program { ...A title ...B } } ${fragments}`)).toBe(
      same('{ program { title price { amount source { id name } asOf } } }'),
    );
  });

  it('keeps apart what differs in its arguments, its name or its condition', () => {
    const text =
      'query A($is: Boolean!) { program { price(year: 1) { amount } next: price(year: 2) { amount } title title @include(if: $is) } }';
    expect(sent(text)).toBe(same(text));
  });

  it('keeps the condition of a type where another may stand, once for each type', () => {
    const fragments = 'fragment Name on Item { ... on Program { title } ... on School { name } }';
    expect(sent(`{ items { __typename ... on Program { id } ...Name } } ${fragments}`)).toBe(
      same('{ items { __typename ... on Program { id title } ... on School { name } } }'),
    );
    expect(sent('{ program { fact { ... on Price { amount } ... on Fact { asOf } } } }')).toBe(
      same('{ program { fact { ... on Price { amount } asOf } } }'),
    );
  });

  it('leaves out what a fragment says of types that cannot stand in its place', () => {
    const fragments = 'fragment Name on Item { ... on Program { title } ... on School { name } }';
    expect(sent(`{ program { id ...Name } } ${fragments}`)).toBe(same('{ program { id title } }'));
  });

  it('is one that the graph takes, each of the client', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
    const graph = buildSchema(read('schema/printed.graphql'));
    const operations = parse(read('client/generated/operations.graphql'));
    expect(operations.definitions.length).toBeGreaterThan(50);
    expect(validate(graph, operations).map(({ message }) => message)).toEqual([]);
  });

  it('keeps the directives of a spread, but not the one that is meant for the generator', () => {
    const fragments = 'fragment A on Program { title }';
    expect(sent(`query A($is: Boolean!) { program { id ...A @include(if: $is) } } ${fragments}`)).toBe(
      same('query A($is: Boolean!) { program { id ... on Program @include(if: $is) { title } } }'),
    );
    expect(sent(`{ program { id ...A @unmask } } ${fragments}`)).toBe(same('{ program { id title } }'));
  });

  it('is not made of a fragment or a type that nobody has', () => {
    expect(() => sent('{ program { ...Gone } }')).toThrow('There is no fragment Gone.');
    expect(() => sent('{ program { ... on Gone { id } } }')).toThrow('The schema has no type Gone with fields.');
    expect(() => sent('subscription { a }')).toThrow('There are no subscriptions in the schema.');
  });
});
