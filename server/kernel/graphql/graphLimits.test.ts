import { type FieldNode, getIntrospectionQuery, Kind, parse, print, visit } from 'graphql';
import { clientOperations, textOfOperation } from '../../testing/clientOperations.js';
import { GRAPH_LIMITS, sizeError, sizeOfDocument } from './graphLimits.js';

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const sizeOf = (text: string) => sizeOfDocument(parse(text));

/** As Apollo Client sends it: every selection within the operation asks for the name of its type, too. */
const withTypeNames = (text: string): string =>
  print(
    visit(parse(text), {
      SelectionSet: {
        leave: (node, _key, parent) =>
          parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
            ? undefined
            : { ...node, selections: [...node.selections, TYPE_NAME] },
      },
    }),
  );
const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

describe('the size of a document', () => {
  it('counts what fragments spread wherever they are spread', () => {
    const text = '{ a: x { ...F } b: x { ...F ... on X { y } } } fragment F on X { y { z } }';
    expect(sizeOf(text)).toEqual({ selections: 10, samePlacePairs: 1, depth: 3, aliases: 2, rootFields: 2 });
  });

  it('pairs the fields that answer under one name in one place, also where their parents are several', () => {
    expect(sizeOf('{ x { y y y } }').samePlacePairs).toBe(3);
    expect(sizeOf('{ x { y } x { y } x { z y } }').samePlacePairs).toBe(3 + 3);
    expect(sizeOf('{ a: x { y } b: x { y } }').samePlacePairs).toBe(0);
    expect(sizeOf('{ x { ...F ...G } } fragment F on X { y } fragment G on X { y }').samePlacePairs).toBe(1 + 1);
  });

  it('pairs the fragments that are spread in one place, whether they are defined or not', () => {
    expect(sizeOf('{ x { ...A ...B ...C } }').samePlacePairs).toBe(3);
    expect(sizeOf('{ x { ...A } x { ...B ... on X { ...C } } }').samePlacePairs).toBe(1 + 3);
    expect(sizeOf('{ a: x { ...A } b: x { ...B } }').samePlacePairs).toBe(0);
    const text = `{ x { ${repeat(30, index => `...F${index}`)} } }`;
    const defined = repeat(18, index => `fragment F${index} on X { y${index} }`);
    expect(sizeOf(`${text} ${defined}`).samePlacePairs).toBe((30 * 29) / 2);
  });

  it('refuses a fragment that is not defined before anything is compared with it', () => {
    const many = `{ program(slug: "a") { ${repeat(990, index => `...F${index}`)} } }`;
    for (const text of ['{ ...F }', '{ x { ... on X { ...F } } }', '{ a } fragment G on X { ...F }'])
      expect(sizeError(text)?.message).toBe('Unknown fragment "F".');
    expect(sizeError(many)?.message).toBe('Unknown fragment "F0".');
    expect(sizeError('{ ...F } fragment F on X { y }')).toBeUndefined();
  });

  it('counts all operations, and fragments that nothing spreads', () => {
    expect(sizeOf('query A { x { y } } query B { x } fragment F on X { y y }')).toMatchObject({
      selections: 5,
      samePlacePairs: 1,
    });
  });

  it('ends, whatever fragments do', () => {
    const cyclic = `{ ...F0 } ${repeat(12, index => `fragment F${index} on X { ${repeat(12, other => `...F${other}`)} }`)}`;
    const bomb = `{ ...F0 } ${repeat(18, index => `fragment F${index} on X { a { ...F${index + 1} } ...F${index + 1} ...F${index + 1} }`)} fragment F18 on X { b }`;
    for (const text of [cyclic, bomb]) expect(sizeError(text)?.message).toMatch(/^The operation is too large/);
    expect(sizeOf('{ ...F } fragment F on X { ...F y }').selections).toBe(3);
  });

  it('does not count the depth of introspection', () => {
    expect(sizeOf(getIntrospectionQuery()).depth).toBe(1);
    expect(sizeError(getIntrospectionQuery())).toBeUndefined();
  });

  it('leaves a text that cannot be parsed to the parser', () => {
    expect(sizeError('{ a ')).toBeUndefined();
    expect(sizeError(`{ a } #${'x'.repeat(GRAPH_LIMITS.letters)}`)?.message).toMatch(/letters/);
  });

  it.each(clientOperations.map(operation => [operation.name?.value ?? '', operation] as const))(
    'leaves room around each operation of the product: %s',
    (_name, operation) => {
      const text = withTypeNames(textOfOperation(operation));
      const document = parse(text, { maxTokens: GRAPH_LIMITS.tokens / 2 });
      const size = { ...sizeOfDocument(document), letters: text.length, definitions: document.definitions.length };
      for (const measure of Object.keys(size) as (keyof typeof size)[])
        expect({ measure, value: size[measure] <= GRAPH_LIMITS[measure] * 0.75 }).toEqual({ measure, value: true });
    },
  );
});
