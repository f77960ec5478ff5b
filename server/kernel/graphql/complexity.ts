/** What an operation costs at worst: `@cost` or one a field, lists times the size that was asked for. */
import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../errors/AppError.js';
import { policyOf } from './fieldPolicy.js';
import { GRAPH_LIMITS } from './graphLimits.js';

const PAGE_SIZE = 20;
/** Arguments that say how long a list may be. */
const SIZES = new Set(['page', 'limit']);
/** Accepted sizes that are remembered of one document. */
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
  variables: Record<string, unknown>;
};

/** What was accepted of a document: the variables that its cost depends on, and their values that passed. */
type Accepted = { names: readonly string[]; passed: Set<string> };
const acceptedOf = new WeakMap<DocumentNode, Accepted>();

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

/** Only what passed is remembered: a refusal is measured anew each time. */
export function checkComplexity(operation: Operation): void {
  const { document, operationName, variables } = operation;
  const accepted = acceptedOf.get(document) ?? { names: namesOfSizes(document), passed: new Set() };
  acceptedOf.set(document, accepted);
  // One that is missing takes its default, which null does not.
  const key = JSON.stringify([
    operationName,
    ...accepted.names.map(name => (Object.hasOwn(variables, name) ? [variables[name]] : [])),
  ]);
  if (accepted.passed.has(key)) return;
  const complexity = measure(operation);
  if (complexity > GRAPH_LIMITS.complexity) {
    throw new AppError(
      'BAD_USER_INPUT',
      `The operation is too costly: ${complexity}, at most ${GRAPH_LIMITS.complexity}. Ask for smaller pages or fewer fields.`,
    );
  }
  // Variables of a wrong type cost nothing: the executor refuses them, and they say nothing about the right ones.
  if (complexity > 0 && key.length <= MAX_KEY_LENGTH && accepted.passed.size < MAX_SIZES) accepted.passed.add(key);
}

function measure({ schema, document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      ...(operationName === null ? {} : { operationName }),
      estimators: [costOfField],
      maxQueryNodes: GRAPH_LIMITS.selections * 2,
    });
  } catch (error) {
    throw new AppError('BAD_USER_INPUT', 'The operation is too large.', { cause: error });
  }
}
