/** Answers of the whole graph without a server: for tests of what is done with an answer, whatever was asked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

export const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '..', '..', 'schema/printed.graphql'), 'utf8'),
);

/** Any number from a text, always the same. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** In one of the years around the launch. */
const dayOf = (seed: string): string => new Date(Date.UTC(2026, 0, 1 + (numberOf(seed) % 1000))).toISOString();

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
      {
        Int: numberOf(seed),
        Float: numberOf(seed) / 8,
        Boolean: numberOf(seed) % 2 === 0,
        Date: dayOf(seed).slice(0, 10),
        DateTime: dayOf(seed),
      }[type.name] ?? `${type.name} ${numberOf(seed)}`
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

const SPARSE: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  Date: '2026-11-21',
  DateTime: '2026-11-21T03:00:00.000Z',
};

/** What was asked for is there, with nothing in it that may be missing: no list has an entry. */
const resolveSparsely: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, { returnType, path }) => {
  const isWanted = isNonNullType(returnType) || path.prev === undefined;
  const type = isNonNullType(returnType) ? returnType.ofType : returnType;
  if (!isWanted) return null;
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isScalarType(type)) return SPARSE[type.name] ?? type.name;
  return { __typename: String(isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type) };
};

async function answer(
  document: DocumentNode,
  variables: Record<string, unknown>,
  fieldResolver: NonNullable<ExecutionArgs['fieldResolver']>,
) {
  const { data, errors } = await execute({ schema, document, variableValues: variables, fieldResolver, rootValue: {} });
  if (errors) throw errors[0] ?? new Error('failed');
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

type Answering = (document: DocumentNode, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** The same for the same question, as JSON brings it. */
export const madeUpAnswer: Answering = (document, variables) => answer(document, variables, resolveField);

/** The least that the graph may answer: what a page shows to somebody new. */
export const sparseAnswer: Answering = (document, variables) => answer(document, variables, resolveSparsely);
