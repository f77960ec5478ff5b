import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { analysed, type Operation, operationOf, type Variables } from '../kernel/graphql/operation.js';

type Asked = { operationName?: string | null; variables?: Variables };

/** The operation of a valid text or document that is meant by its name, or its only one. */
export function operationIn(
  schema: GraphQLSchema,
  source: string | DocumentNode,
  { operationName = null, variables = {} }: Asked = {},
): Operation {
  const document = typeof source === 'string' ? parse(source) : source;
  const operation = operationOf(analysed(schema, document), { operationName, variables });
  if (!operation) throw new Error('The document has no such operation.');
  return operation;
}
