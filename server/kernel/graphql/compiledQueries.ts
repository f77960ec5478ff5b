/**
 * Queries that come again are compiled to functions (graphql-jit), which saves most of the executor's work.
 * Whatever does not end without an error is left to graphql-js, so that every error reads as it always did; queries change nothing and may run twice.
 */
import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLSchema, parse, print } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

export type Operation = {
  document: DocumentNode;
  operationName: string | null;
  contextValue: object;
  variables: Record<string, unknown>;
};

type Run = (contextValue: object, variables: Record<string, unknown>) => Promise<ExecutionResult> | ExecutionResult;
/** How often a query has been asked for, until it is compiled; null when it cannot be. */
type Known = { times: number; run?: Run | null };

export type CompiledQueries = {
  /** The whole answer without errors, or why there is none: a run that failed has asked its resolvers already. */
  run: (operation: Operation) => Promise<ExecutionResult | 'failed' | 'not compiled'>;
  /** The whole answer, or null when graphql-js is to answer. */
  execute: (operation: Operation) => Promise<ExecutionResult | null>;
  size: () => number;
};

type Options = {
  schema: GraphQLSchema;
  /** Compiled queries held at most; the least lately used leave first. */
  limit?: number;
  /** Compiling costs as much as a few hundred runs: a query that comes once is not worth it. */
  compileAt?: number;
};

export function createCompiledQueries({ schema, limit = 200, compileAt = 3 }: Options): CompiledQueries {
  /** The document is the key: its holder (Apollo's document cache, a module of the client) gives the same one for the same text. */
  const known = new Map<DocumentNode, Map<string, Known>>();

  const compile = ({ document, operationName }: Operation): Run | null => {
    if (getOperationAST(document, operationName)?.operation !== 'query') return null;
    // graphql-jit writes conditions onto the nodes it compiles, and documents share nodes: Apollo's `__typename`, fragments of other operations.
    const ownNodes = parse(print(document), { noLocation: true });
    const compiled = compileQuery(schema, ownNodes, operationName ?? undefined);
    return isCompiledQuery(compiled)
      ? (contextValue, variables) => compiled.query(undefined, contextValue, variables)
      : null;
  };

  const entryOf = ({ document, operationName }: Operation): Known => {
    const entries = known.get(document) ?? new Map<string, Known>();
    // Marks it as lately used.
    known.delete(document);
    known.set(document, entries);
    const oldest = known.size > limit ? known.keys().next().value : undefined;
    if (oldest) known.delete(oldest);
    const name = operationName ?? '';
    const entry = entries.get(name) ?? { times: 0 };
    entries.set(name, entry);
    return entry;
  };

  const run: CompiledQueries['run'] = async operation => {
    const entry = entryOf(operation);
    entry.times += 1;
    if (entry.times < compileAt) return 'not compiled';
    if (entry.run === undefined) entry.run = compile(operation);
    if (!entry.run) return 'not compiled';
    const result = await entry.run(operation.contextValue, operation.variables);
    return result.errors ? 'failed' : result;
  };

  return {
    size: () => known.size,
    run,
    execute: async operation => {
      const outcome = await run(operation);
      return typeof outcome === 'string' ? null : outcome;
    },
  };
}
