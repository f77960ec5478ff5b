/**
 * The short way through the graph: a query whose text Apollo has answered without an error is parsed, validated and within the limits of its document.
 * Only what depends on variables is checked again before the compiled query runs. Whatever is unusual or does not end well is left to Apollo.
 */
import { type DocumentNode, getOperationAST, type GraphQLSchema } from 'graphql';
import type { CompiledQueries } from '../../kernel/graphql/compiledQueries.js';
import { checkComplexity } from '../../kernel/graphql/complexity.js';
import { publicMaxAge } from '../../kernel/graphql/operationPolicy.js';
import type { Context } from './createContext.js';

const MAX_TEXTS = 200;
const MAX_T_LENGTHEXT = 8192;
const MAX_ACCEPTS = 50;
/** Names of one document that are asked for: more are not worth keeping. */
const MAX_NAMES = 20;

type Names = Map<string | null, string | null | undefined>;
type Known = { document: DocumentNode; names: Names };
type Asked = { query: string; operationName: string | null; variables: Record<string, unknown> };

export type KnownOperations = {
  /** `source` was answered without an error. */
  remember: (source: string, document: DocumentNode) => void;
  /** The whole answer as JSON, or null when Apollo is to answer. */
  answer: (body: unknown, contextValue: Context) => Promise<string | null>;
  /** Whether this very request has failed the short way: then it is not tried again. */
  hasFailed: (contextValue: Context) => boolean;
  /** What Apollo calls its answer to who accepts this. */
  contentTypeFor: (accept: string) => string | undefined;
  rememberContentType: (accept: string, contentType: string) => void;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null for everything that Apollo may have an opinion on. */
function readAsked(body: unknown): Asked | null {
  if (!isRecord(body)) return null;
  const { query, operationName = null, variables = null, extensions = null } = body;
  if (typeof query !== 'string' || extensions !== null || (operationName !== null && typeof operationName !== 'string'))
    return null;
  if (variables !== null && !isRecord(variables)) return null;
  return { query, operationName, variables: variables ?? {} };
}

function oldestOut<K>(map: Map<K, unknown>, most: number): void {
  const oldest = map.size > most ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}

/** The name of the query that is meant; undefined when there is none. */
function nameOf({ document, names }: Known, asked: string | null): string | null | undefined {
  if (names.has(asked)) return names.get(asked);
  const operation = getOperationAST(document, asked ?? undefined);
  const name = operation?.operation === 'query' ? (operation.name?.value ?? null) : undefined;
  if (names.size < MAX_NAMES) names.set(asked, name);
  return name;
}

export function createKnownOperations({
  schema,
  compiled,
}: {
  schema: GraphQLSchema;
  compiled: CompiledQueries;
}): KnownOperations {
  const texts = new Map<string, Known>();
  const contentTypes = new Map<string, string>();
  /** By the audience, which copies of a context share. */
  const failed = new WeakSet<object>();

  const isCheap = (
    document: DocumentNode,
    operationName: string | null,
    variables: Record<string, unknown>,
  ): boolean => {
    try {
      checkComplexity({ schema, document, operationName, variables });
      return true;
    } catch {
      return false;
    }
  };

  return {
    remember: (source, document) => {
      if (source.length > MAX_T_LENGTHEXT || texts.get(source)?.document === document) return;
      texts.set(source, { document, names: new Map() });
      oldestOut(texts, MAX_TEXTS);
    },
    answer: async (body, contextValue) => {
      const asked = readAsked(body);
      const known = asked && texts.get(asked.query);
      if (!known) return null;
      const operationName = nameOf(known, asked.operationName);
      const { document } = known;
      const { variables } = asked;
      if (operationName === undefined || !isCheap(document, operationName, variables)) return null;
      const outcome = await compiled.run({ document, operationName, contextValue, variables });
      if (outcome === 'failed') failed.add(contextValue.audience);
      if (outcome === 'failed' || outcome === 'not compiled') return null;
      contextValue.audience.isPublicAnswer = publicMaxAge({ schema, document, operationName }) !== null;
      return `${JSON.stringify({ data: outcome.data ?? null })}\n`;
    },
    hasFailed: ({ audience }) => failed.has(audience),
    contentTypeFor: accept => contentTypes.get(accept),
    rememberContentType: (accept, contentType) => {
      if (accept.length > 200 || contentTypes.has(accept)) return;
      contentTypes.set(accept, contentType);
      oldestOut(contentTypes, MAX_ACCEPTS);
    },
  };
}
