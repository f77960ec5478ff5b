/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type VariableDefinitionNode,
} from 'graphql';
import { createCache } from './cache';
import { normalizedState } from './normalizedState';

const root = join(__dirname, '..', '..', '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.graphql'))
    .map(name => join(root, folder, name));

const schema = buildSchema(readFileSync(join(root, 'schema/printed.graphql'), 'utf8'));
const definitions = filesIn('client').flatMap(file => parse(readFileSync(file, 'utf8')).definitions);
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const queries = definitions.flatMap(definition =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query' ? [definition] : [],
);

/** Any number from a text, always the same. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** A catalogue made up of its own names: an entity looks the same wherever it is met, lists repeat entities, a seventh of what may be missing is. */
function valueAt(type: GraphQLOutputType, seed: string): unknown {
  if (isNonNullType(type)) return presentAt(type.ofType, seed);
  return numberOf(seed) % 7 === 0 ? null : presentAt(type, seed);
}
function presentAt(type: GraphQLOutputType, seed: string): unknown {
  if (isListType(type))
    return Array.from({ length: numberOf(seed) % 4 }, (_, place) => valueAt(type.ofType, `${seed}.${place}`));
  if (isEnumType(type)) return type.getValues()[numberOf(seed) % type.getValues().length]?.value;
  if (isScalarType(type))
    return (
      { Int: numberOf(seed), Float: numberOf(seed) / 8, Boolean: numberOf(seed) % 2 === 0 }[type.name] ??
      `${type.name} ${numberOf(seed)}`
    );
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const concrete = possible[numberOf(seed) % Math.max(1, possible.length)] ?? type;
  const id = isObjectType(concrete) && concrete.getFields().id ? String(numberOf(seed) % 5) : null;
  return { __typename: String(concrete), id, seed: id === null ? seed : `${String(concrete)}:${id}` };
}

const resolveField: GraphQLFieldResolver<{ seed?: string; id?: string | null }, unknown> = (
  { seed = 'root', id },
  args,
  _context,
  { fieldName, returnType },
) =>
  fieldName === 'id' && id !== null && id !== undefined
    ? id
    : valueAt(returnType, `${seed}.${fieldName}${JSON.stringify(args)}`);

function exampleOf(definition: VariableDefinitionNode): unknown {
  const isList =
    definition.type.kind === Kind.NON_NULL_TYPE
      ? definition.type.type.kind === Kind.LIST_TYPE
      : definition.type.kind === Kind.LIST_TYPE;
  const name = /\w+/.exec(JSON.stringify(definition.type).replace(/.*"value":"(\w+)".*/, '$1'))?.[0] ?? '';
  const type = schema.getType(name);
  const one = isEnumType(type)
    ? type.getValues()[0]?.name
    : ({ String: 'a text', ID: 'an-id', Int: 3, Boolean: true } as Record<string, unknown>)[name];
  if (one === undefined) return definition.type.kind === Kind.NON_NULL_TYPE ? {} : undefined;
  return isList ? [one] : one;
}

const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(variableDefinitions.map(definition => [definition.variable.name.value, exampleOf(definition)]));

async function answer(document: DocumentNode, variables: Record<string, unknown>, graph: GraphQLSchema = schema) {
  const { data, errors } = await execute({
    schema: graph,
    document,
    variableValues: variables,
    fieldResolver: resolveField,
    rootValue: {},
  });
  if (errors) throw errors[0] ?? new Error('failed');
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

describe('the state that travels with a page', () => {
  it.each(queries.map(query => [query.name?.value ?? '', query] as const))(
    'is what the browser’s cache would hold after %s',
    async (_name, query) => {
      const cache = createCache();
      const source: DocumentNode = { kind: Kind.DOCUMENT, definitions: [query, ...fragments] };
      const document = cache.transformDocument(source);
      const variables = variablesOf(query);
      const data = await answer(document, variables);
      cache.writeQuery({ query: source, variables, data });

      const state = JSON.parse(JSON.stringify(normalizedState([{ document, variables, data }])));
      expect(state).toEqual(JSON.parse(JSON.stringify(cache.extract())));
      expect(createCache().restore(state).readQuery({ query: source, variables })).toEqual(data);
    },
  );

  it('joins the answers of several operations', async () => {
    const cache = createCache();
    const answers = [];
    for (const query of queries) {
      const source: DocumentNode = { kind: Kind.DOCUMENT, definitions: [query, ...fragments] };
      const document = cache.transformDocument(source);
      const variables = variablesOf(query);
      answers.push({ source, document, variables, data: await answer(document, variables) });
    }
    const restored = createCache().restore(normalizedState(answers));
    for (const { source, variables, data } of answers)
      expect(restored.readQuery({ query: source, variables })).toEqual(data);
  });
});
