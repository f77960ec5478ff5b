/**
 * Variables that may be null although their place may not: GraphQL allows it where the place has a default value, and then judges the value when the
 * field runs. What is known before a run (its cost, a compiled query) must not be taken from such a null.
 */
import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export function nullableInNonNull(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const required = new Set<string>();
  const inNonNull = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: ({ variable, type }) => {
        if (type.kind === Kind.NON_NULL_TYPE) required.add(variable.name.value);
        return false;
      },
      Variable: ({ name }) => {
        if (isNonNullType(types.getInputType())) inNonNull.add(name.value);
      },
    }),
  );
  return new Set([...inNonNull].filter(name => !required.has(name)));
}
