/** What an operation costs at worst: `@cost` or one a field, lists times the page size that is wanted. */
import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../errors/AppError.js';
import { policyOf } from './fieldPolicy.js';
import { GRAPH_LIMITS } from './graphLimits.js';
import { nullableInNonNull } from './nullableInNonNull.js';
import type { Variables } from './operationVariables.js';

const PAGE_SIZE = 20;
/** Arguments that say how long a list may be. */
const SIZES = new Set(['page', 'limit']);
/** Costs that are remembered of one document. */
const MAX_SIZES = 20;
const MAX_KEY_LENGTH = 200;

const sizeOfPage = (page: unknown): number =>
  page !== null && typeof page === 'object' && 'size' in page && typeof page.size === 'number' ? page.size : PAGE_SIZE;

/** What `@cost` says of the field, and what is selected below it as often as a list is long at most. */
const costOfField: ComplexityEstimator = ({ args, field, childComplexity }) => {
  const own = policyOf(field).cost;
  if (field.args.some(argument => argument.name === 'page'))
    return own + Math.max(1, sizeOfPage(args.page)) * childComplexity;
  if (typeof args.limit === 'number') return own + Math.max(1, args.limit) * childComplexity;
  return own + childComplexity;
};

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
  const mustHaveValue = nullableInNonNull(schema, document);
  const measurable = Object.entries(variables).filter(([name, value]) => value !== null || !mustHaveValue.has(name));
  return getComplexity({
    schema,
    query: document,
    variables: Object.fromEntries(measurable),
    ...(operationName === null ? {} : { operationName }),
    estimators: [costOfField],
  });
}
