/** Answers of the whole graph without a server: for tests of what is done with an answer, whatever was asked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

export const schema = buildSchema(readFileSync(join(__dirname, '..', '..', 'schema/printed.graphql'), 'utf8'));

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

/** The same for the same question, as JSON brings it. */
export async function madeUpAnswer(document: DocumentNode, variables: Record<string, unknown>) {
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: variables,
    fieldResolver: resolveField,
    rootValue: {},
  });
  if (errors) throw errors[0] ?? new Error('failed');
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
