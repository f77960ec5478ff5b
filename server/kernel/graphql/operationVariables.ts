/** Variables of a request, judged before anything runs: the same refusal whether the query was seen before or not, compiled or not. */
import { getVariableValues, GraphQLError } from 'graphql';
import type { Operation, Variables } from './operation.js';

/** No input of the schema nests deeper; far deeper ones would end in an overflow of the stack. */
const MAX_DEPTH = 32;

const badInput = (message: string, cause?: GraphQLError): GraphQLError =>
  new GraphQLError(message, { nodes: cause?.nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });

function refuseDeep(variables: Variables): void {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw badInput(`Variables nest deeper than ${MAX_DEPTH} levels.`);
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

/**
 * Throws BAD_USER_INPUT with what graphql-js says of the first variable that does not fit. Where the schema is not public, similar names are not suggested
 * (`hideSuggestions`).
 */
export function checkVariables({ analysed, variables }: Operation, hideSuggestions: boolean): void {
  const { variableDefinitions = [] } = analysed.node;
  if (variableDefinitions.length === 0) return;
  refuseDeep(variables);
  const { schema } = analysed.document;
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1, hideSuggestions });
  const [first] = errors ?? [];
  if (first) throw badInput(first.message, first);
}
