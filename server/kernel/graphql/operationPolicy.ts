/** What the policies of its root fields make of an operation. */
import { type DocumentNode, getOperationAST, type GraphQLSchema } from 'graphql';
import { AppError } from '../errors/AppError.js';
import { type CostBudget, type FieldPolicy, policyOf } from './fieldPolicy.js';
import { rootFieldsOf } from './rootFields.js';

type Operation = {
  schema: GraphQLSchema;
  /** Validated: its fragments exist and end somewhere. */
  document: DocumentNode;
  operationName: string | null | undefined;
};

/** `__schema` and `__type` are no fields of Query, and nothing of them is cached. */
const SCHEMA_FIELD = { extensions: {} };

function rootPolicies({ schema, document, operationName }: Operation): FieldPolicy[] {
  const kind = getOperationAST(document, operationName)?.operation;
  const fields = kind ? (schema.getRootType(kind)?.getFields() ?? {}) : {};
  return rootFieldsOf(document, operationName)
    .filter(name => name !== '__typename')
    .map(name => policyOf(fields[name] ?? SCHEMA_FIELD));
}

const known = new WeakMap<DocumentNode, Map<string, number | null>>();

/** For so many seconds a cache may give the same answer to every visitor; null unless all of its root fields are public and cacheable. */
export function publicMaxAge(operation: Operation): number | null {
  const { document, operationName } = operation;
  const ofDocument = known.get(document) ?? new Map<string, number | null>();
  known.set(document, ofDocument);
  const name = operationName ?? '';
  let maxAge = ofDocument.get(name);
  if (maxAge === undefined) {
    maxAge = readMaxAge(operation);
    ofDocument.set(name, maxAge);
  }
  return maxAge;
}

function readMaxAge(operation: Operation): number | null {
  if (getOperationAST(operation.document, operation.operationName)?.operation !== 'query') return null;
  const ages = rootPolicies(operation).map(({ maxAge }) => maxAge);
  return ages.length === 0 || ages.includes(null) ? null : Math.min(...ages.map(Number));
}

const knownBudgets = new WeakMap<DocumentNode, Map<string, CostBudget>>();

/** Suggestions are paid from their own budget; an operation that wants anything else, too, is not. */
export function costBudgetOf(operation: Operation): CostBudget {
  const { document, operationName } = operation;
  const ofDocument = knownBudgets.get(document) ?? new Map<string, CostBudget>();
  knownBudgets.set(document, ofDocument);
  const name = operationName ?? '';
  const found = ofDocument.get(name);
  if (found !== undefined) return found;
  const policies = rootPolicies(operation);
  const isSuggestion = policies.length > 0 && policies.every(({ budget }) => budget === 'SUGGESTIONS');
  ofDocument.set(name, isSuggestion ? 'SUGGESTIONS' : 'WORK');
  return isSuggestion ? 'SUGGESTIONS' : 'WORK';
}

/** Public fields of a mutation, by name, with how often one address may call each in an hour. */
export function hourlyLimitsOf(operation: Operation): { name: string; anHour: number }[] {
  const { schema, document, operationName } = operation;
  const fields = schema.getMutationType()?.getFields() ?? {};
  return rootFieldsOf(document, operationName).flatMap(name => {
    const { anHour = null } = fields[name] ? policyOf(fields[name]) : {};
    return anHour === null ? [] : [{ name, anHour }];
  });
}

/** One an operation, so that no request holds a thousand tries under a thousand names. */
export function refuseManyCredentials(operation: Operation): void {
  if (rootPolicies(operation).filter(({ isCredential }) => isCredential).length > 1)
    throw new AppError('BAD_USER_INPUT', 'One mutation that tries credentials or sends a mail an operation.');
}
