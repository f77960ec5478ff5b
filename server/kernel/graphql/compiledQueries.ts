/**
 * Queries that come again are compiled to functions (graphql-jit), which saves most of the executor's work. A compiled query runs at most once: its errors
 * are used as they are, and whatever it might judge differently from graphql-js is left to graphql-js before anything runs.
 */
import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLSchema, visit } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { nullableInNonNull } from './nullableInNonNull.js';
import type { Variables } from './operationVariables.js';

export type Operation = {
  document: DocumentNode;
  operationName: string | null;
  contextValue: object;
  /** They fit the operation (operationVariables.ts): graphql-jit reads them by rules of its own. */
  variables: Variables;
};

type Run = (contextValue: object, variables: Variables) => Promise<ExecutionResult> | ExecutionResult | null;
/** How often a query has come, until it is compiled; null when it cannot be. */
type Known = { times: number; run?: Run | null };

export type CompiledQueries = {
  /** Null when graphql-js is to answer: then nothing has run. */
  execute: (operation: Operation) => Promise<ExecutionResult> | ExecutionResult | null;
  size: () => number;
};

type Options = {
  schema: GraphQLSchema;
  /** Most compiled queries; the least recently used leave first. */
  limit?: number;
  /** Compiling costs as much as a few hundred runs: a query that comes once is not worth it. */
  compileAt?: number;
};

const isPromise = (value: object): value is Promise<ExecutionResult> => value instanceof Promise;

export function createCompiledQueries({ schema, limit = 200, compileAt = 3 }: Options): CompiledQueries {
  /** The document is the key: its holder (Apollo's document cache, a module of the client) gives the same one for the same text. */
  const known = new Map<DocumentNode, Map<string, Known>>();

  const compile = ({ document, operationName }: Operation): Run | null => {
    if (getOperationAST(document, operationName)?.operation !== 'query') return null;
    // graphql-jit writes conditions onto the nodes it compiles, and documents share nodes: Apollo's `__typename`, fragments of other operations.
    const ownNodes: DocumentNode = visit(document, { enter: node => ({ ...node }) });
    const compiled = compileQuery(schema, ownNodes, operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return null;
    const mustHaveValue = [...nullableInNonNull(schema, document)];
    return (contextValue, variables) => {
      if (mustHaveValue.some(name => variables[name] === null)) return null;
      const result = compiled.query(undefined, contextValue, variables);
      // Without data it has refused the variables, before anything ran.
      return isPromise(result) || 'data' in result ? result : null;
    };
  };

  const entryOf = ({ document, operationName }: Operation): Known => {
    const entries = known.get(document) ?? new Map<string, Known>();
    // Marks it as recently used.
    known.delete(document);
    known.set(document, entries);
    const oldest = known.size > limit ? known.keys().next().value : undefined;
    if (oldest) known.delete(oldest);
    const name = operationName ?? '';
    const entry = entries.get(name) ?? { times: 0 };
    entries.set(name, entry);
    return entry;
  };

  return {
    size: () => known.size,
    execute: operation => {
      const entry = entryOf(operation);
      entry.times += 1;
      if (entry.times < compileAt) return null;
      if (entry.run === undefined) entry.run = compile(operation);
      return entry.run?.(operation.contextValue, operation.variables) ?? null;
    },
  };
}
