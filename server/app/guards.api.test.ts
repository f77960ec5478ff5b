/** Who may call what: a field is public because it stands on the list, and everything else refuses a visitor. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLField, type GraphQLInputType, type GraphQLSchema, isCompositeType, isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredArgument, isRequiredInputField, isScalarType } from 'graphql';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { codesOf, runQuery } from '../testing/runQuery.js';
import { PUBLIC_QUERIES } from './publicOperations.js';

/** Root fields that a visitor may call. A new one is refused by this test until it guards itself or is added to the list with thought. */
const PUBLIC_FIELDS = [...PUBLIC_QUERIES].map(name => `query.${name}`).toSorted();

const REFUSALS = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN']);

function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return `[${exampleOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) return `{ ${Object.values(type.getFields()).filter(isRequiredInputField).map(field => `${field.name}: ${exampleOf(field.type)}`).join(' ')} }`;
  const examples: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true', Date: '"2026-11-21"', DateTime: '"2026-11-21T00:00:00Z"' };
  return isScalarType(type) ? (examples[type.name] ?? '"a"') : 'null';
}

function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequiredArgument).map(argument => `${argument.name}: ${exampleOf(argument.type)}`);
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} { ${field.name}${given.length > 0 ? `(${given.join(' ')})` : ''}${selection} }`;
}

function rootOperations(schema: GraphQLSchema): { name: string; operation: string }[] {
  const roots = [['query', schema.getQueryType()], ['mutation', schema.getMutationType()]] as const;
  return roots.flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map(field => ({ name: `${kind}.${field.name}`, operation: operationOf(kind, field) })));
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a visitor', () => {
  it('is refused by every root field that is not on the public list, and answered by every field on it', async () => {
    const answered: string[] = [];
    for (const { name, operation } of rootOperations(app.schema)) {
      const answer = await runQuery(app, operation);
      expect({ operation, defects: codesOf(answer).filter(code => !REFUSALS.has(code)) }).toEqual({ operation, defects: [] });
      if (!codesOf(answer).some(code => REFUSALS.has(code))) answered.push(name);
    }
    expect(answered.toSorted()).toEqual(PUBLIC_FIELDS);
  });

  it('never finds a field of a viewer on the public list', () => {
    expect(PUBLIC_FIELDS.filter(name => /\.my[A-Z]/.test(name))).toEqual([]);
  });
});

describe('the walk over the schema', () => {
  it('calls queries and mutations with what they require', () => {
    const schema = buildSchema('enum E { A } input I { e: E! n: Int } type Payload { ok: Boolean } type Query { myThing(id: ID!): String } type Mutation { change(input: I!, list: [Int!]!): Payload }');
    expect(rootOperations(schema)).toEqual([
      { name: 'query.myThing', operation: 'query { myThing(id: "a") }' },
      { name: 'mutation.change', operation: 'mutation { change(input: { e: A } list: [1]) { __typename } }' },
    ]);
  });
});
