/**
 * Queries that Apollo has parsed, validated and answered, by their text: they need not pass through its pipeline again. Only what depends on the request is
 * judged each time (variables, cost), by the functions that Apollo's plugin uses; whatever they refuse, and whatever is unusual, is left to Apollo.
 */
import { type DocumentNode, getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { Variables } from '../../kernel/graphql/operationVariables.js';

const MAX_TEXT_LENGTH = 8192;
const MAX_ACCEPT_LENGTH = 200;
const MAX_ACCEPTS = 50;

export type ValidatedQuery = { document: DocumentNode; operation: OperationDefinitionNode; variables: Variables };

export type ValidatedQueryCache = {
  /** `source` was answered without an error. */
  remember: (source: string, document: DocumentNode) => void;
  find: (body: object) => ValidatedQuery | undefined;
  /** What Apollo calls its response to a client that accepts this. */
  contentTypeFor: (accept: string) => string | undefined;
  rememberContentType: (accept: string, contentType: string) => void;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dropOldest(map: Map<string, unknown>, limit: number): void {
  const oldest = map.size > limit ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}

export function createValidatedQueryCache({ limit = 200 }: { limit?: number } = {}): ValidatedQueryCache {
  const documents = new Map<string, DocumentNode>();
  const contentTypes = new Map<string, string>();

  return {
    remember: (source, document) => {
      if (source.length > MAX_TEXT_LENGTH || documents.get(source) === document) return;
      documents.set(source, document);
      dropOldest(documents, limit);
    },
    find: body => {
      if (!isRecord(body)) return undefined;
      const { query, operationName = null, variables = null, extensions = null } = body;
      const document = typeof query === 'string' ? documents.get(query) : undefined;
      if (!document || extensions !== null || (operationName !== null && typeof operationName !== 'string'))
        return undefined;
      if (variables !== null && !isRecord(variables)) return undefined;
      const operation = getOperationAST(document, operationName);
      return operation?.operation === 'query' ? { document, operation, variables: variables ?? {} } : undefined;
    },
    contentTypeFor: accept => contentTypes.get(accept),
    rememberContentType: (accept, contentType) => {
      if (accept.length > MAX_ACCEPT_LENGTH || contentTypes.has(accept)) return;
      contentTypes.set(accept, contentType);
      dropOldest(contentTypes, MAX_ACCEPTS);
    },
  };
}
