/**
 * Queries that come again are compiled to functions (graphql-jit), which saves most of the executor's work. A compiled query runs at most once: its errors
 * are used as they are, and whatever it might judge differently from graphql-js is left to graphql-js before anything runs.
 */
import { type DocumentNode, type ExecutionResult, visit } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { AnalysedOperation, Operation, Variables } from './operation.js';

type Run = (contextValue: object, variables: Variables) => Promise<ExecutionResult> | ExecutionResult | null;
/** How often a query has come, until it is compiled; null when it cannot be. */
type Known = { times: number; run?: Run | null };

export type CompiledQueries = {
  /** Null when graphql-js is to answer: then nothing has run. The variables fit the operation: graphql-jit reads them by rules of its own. */
  execute: (operation: Operation, contextValue: object) => Promise<ExecutionResult> | ExecutionResult | null;
  size: () => number;
};

type Options = {
  /** Most compiled queries; the least recently used leave first. */
  limit?: number;
  /** Compiling costs as much as a few hundred runs: a query that comes once is not worth it. */
  compileAt?: number;
};

const isPromise = (value: object): value is Promise<ExecutionResult> => value instanceof Promise;

function compile({ document, node, name }: AnalysedOperation): Run | null {
  if (node.operation !== 'query') return null;
  // graphql-jit writes conditions onto the nodes it compiles, and documents share nodes: Apollo's `__typename`, fragments of other operations.
  const ownNodes: DocumentNode = visit(document.node, { enter: shared => ({ ...shared }) });
  const compiled = compileQuery(document.schema, ownNodes, name ?? undefined);
  if (!isCompiledQuery(compiled)) return null;
  const mustHaveValue = [...document.nullableInNonNull];
  return (contextValue, variables) => {
    if (mustHaveValue.some(variable => variables[variable] === null)) return null;
    const result = compiled.query(undefined, contextValue, variables);
    // Without data it has refused the variables, before anything ran.
    return isPromise(result) || 'data' in result ? result : null;
  };
}

export function createCompiledQueries({ limit = 200, compileAt = 3 }: Options = {}): CompiledQueries {
  const known = new LRUCache<AnalysedOperation, Known>({ max: limit });

  return {
    size: () => known.size,
    execute: ({ analysed, variables }, contextValue) => {
      const entry = known.get(analysed) ?? { times: 0 };
      if (entry.times === 0) known.set(analysed, entry);
      entry.times += 1;
      if (entry.times < compileAt) return null;
      if (entry.run === undefined) entry.run = compile(analysed);
      return entry.run?.(contextValue, variables) ?? null;
    },
  };
}
