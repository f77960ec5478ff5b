/** What an operation costs at worst: reading and answering it, and what it selects (selectionCost.ts). 1,000 is about half a millisecond of processor time. */
import { type DocumentNode, getOperationAST, getVariableValues, type GraphQLSchema, Kind, visit } from 'graphql';
import { AppError } from '../errors/AppError.js';
import { GRAPH_LIMITS } from './graphLimits.js';
import { nullableInNonNull } from './nullableInNonNull.js';
import type { Variables } from './operationVariables.js';
import { selectionCost } from './selectionCost.js';

/** Of an operation that asks for nothing: its session, its checks, its answer. */
export const OPERATION_COST = 300;
/** Arguments that say how long a list may be. */
const SIZES = new Set(['page', 'limit']);
/** Costs that are remembered of one document. */
const MAX_SIZES = 20;
const MAX_KEY_LENGTH = 200;

type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null;
  /** They fit the operation (operationVariables.ts). */
  variables: Variables;
};

/** Of one document: the variables that its cost depends on, and what it cost with their values. */
type Known = { names: readonly string[]; costs: Map<string, number> };
const known = new WeakMap<DocumentNode, Known>();

function namesOfSizes(document: DocumentNode): string[] {
  const names = new Set<string>();
  const note = { Variable: ({ name }: { name: { value: string } }) => void names.add(name.value) };
  visit(document, {
    Argument: argument => {
      if (SIZES.has(argument.name.value)) visit(argument, note);
    },
    Directive: directive => void visit(directive, note),
    // A whole input object may hold the size.
    ObjectField: field => {
      if (SIZES.has(field.name.value) && field.value.kind === Kind.VARIABLE) names.add(field.value.name.value);
    },
  });
  return [...names];
}

/** The cost; throws BAD_USER_INPUT when it is too high. */
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
  const { document, operationName, variables } = operation;
  const { names, costs } = known.get(document) ?? { names: namesOfSizes(document), costs: new Map<string, number>() };
  known.set(document, { names, costs });
  // One that is missing takes its default, which null does not.
  const key = JSON.stringify([
    operationName,
    ...names.map(name => (Object.hasOwn(variables, name) ? [variables[name]] : [])),
  ]);
  const remembered = costs.get(key);
  if (remembered !== undefined) return remembered;
  const cost = measure(operation);
  if (key.length <= MAX_KEY_LENGTH && costs.size < MAX_SIZES) costs.set(key, cost);
  return cost;
}

function measure({ schema, document, operationName, variables }: Operation): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return OPERATION_COST;
  const mustHaveValue = nullableInNonNull(schema, document);
  const measurable = Object.entries(variables).filter(([name, value]) => value !== null || !mustHaveValue.has(name));
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    Object.fromEntries(measurable),
  );
  if (errors) throw errors[0];
  const fragments = new Map(
    document.definitions.flatMap(definition =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return Math.ceil(
    OPERATION_COST + selectionCost({ schema, fragments, variables: coerced }, operation.selectionSet, root),
  );
}
