/** The least call of every field of Query and Mutation, for tests that walk over all of them. */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from 'graphql';

/** They end the session that the rest of a walk needs. */
export const ENDING = new Set(['mutation.logout', 'mutation.logoutEverywhere']);

/** What a type requires, and in its input object the field `filled` besides. */
function exampleOf(type: GraphQLInputType, filled?: string): string {
  if (isNonNullType(type)) return exampleOf(type.ofType, filled);
  if (isListType(type)) return `[${exampleOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type))
    return `{ ${Object.values(type.getFields())
      .filter(field => isRequiredInputField(field) || field.name === filled)
      .map(field => `${field.name}: ${exampleOf(field.type)}`)
      .join(' ')} }`;
  const examples: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    Date: '"2026-11-21"',
    DateTime: '"2026-11-21T00:00:00Z"',
    FactValue: '{}',
  };
  return isScalarType(type) ? (examples[type.name] ?? '"a"') : 'null';
}

export function operationOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  { filled, selected = '__typename' }: { filled?: string; selected?: string } = {},
): string {
  const required = field.args
    .filter(isRequiredArgument)
    .map(argument => `${argument.name}: ${exampleOf(argument.type, filled)}`);
  const selection = isCompositeType(getNamedType(field.type)) ? ` { ${selected} }` : '';
  return `${kind} { ${field.name}${required.length > 0 ? `(${required.join(' ')})` : ''}${selection} }`;
}

export function rootOperations(schema: GraphQLSchema): { name: string; operation: string }[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map(field => ({
      name: `${kind}.${field.name}`,
      operation: operationOf(kind, field),
    })),
  );
}
