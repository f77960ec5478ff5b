/** What an operation costs at worst: reading and answering it, and what it selects (selectionCost.ts). 1,000 is about half a millisecond of processor time. */
import { getVariableValues } from 'graphql';
import { AppError } from '../errors/AppError.js';
import { GRAPH_LIMITS } from './graphLimits.js';
import type { Operation } from './operation.js';
import { selectionCost } from './selectionCost.js';

/** Of an operation that asks for nothing: its session, its checks, its answer. */
export const OPERATION_COST = 300;
/** Costs that are remembered of one document. */
const MAX_SIZES = 20;
const MAX_KEY_LENGTH = 200;

/** The cost; throws BAD_USER_INPUT when it is too high. The variables fit the operation (operationVariables.ts). */
export function checkCost(operation: Operation): number {
  const cost = costOf(operation);
  if (cost > GRAPH_LIMITS.cost) {
    throw new AppError(
      'BAD_USER_INPUT',
      `The operation is too costly: ${cost}, at most ${GRAPH_LIMITS.cost}. Ask for smaller pages or fewer fields.`,
    );
  }
  return cost;
}

function costOf(operation: Operation): number {
  const { analysed, variables } = operation;
  const { sizes, costs } = analysed.document;
  // One that is missing takes its default, which null does not.
  const key = JSON.stringify([
    analysed.name,
    ...sizes.map(name => (Object.hasOwn(variables, name) ? [variables[name]] : [])),
  ]);
  const remembered = costs.get(key);
  if (remembered !== undefined) return remembered;
  const cost = measure(operation);
  if (key.length <= MAX_KEY_LENGTH && costs.size < MAX_SIZES) costs.set(key, cost);
  return cost;
}

function measure({ analysed: { document, node }, variables }: Operation): number {
  const { schema, fragments, nullableInNonNull } = document;
  const root = schema.getRootType(node.operation);
  if (!root) return OPERATION_COST;
  const measurable = Object.entries(variables).filter(
    ([name, value]) => value !== null || !nullableInNonNull.has(name),
  );
  const { coerced, errors } = getVariableValues(schema, node.variableDefinitions ?? [], Object.fromEntries(measurable));
  if (errors) throw errors[0];
  return Math.ceil(OPERATION_COST + selectionCost({ schema, fragments, variables: coerced }, node.selectionSet, root));
}
