/** Queries that Apollo has parsed, validated and answered, by their text: they need not pass through its pipeline again. Whatever is unusual about a request is left to Apollo. */
import { LRUCache } from 'lru-cache';
import { type AnalysedDocument, type Operation, operationOf } from '../../kernel/graphql/operation.js';

const MAX_QUERIES = 200;
const MAX_TEXT_LENGTH = 8192;
const MAX_ACCEPTS = 50;
const MAX_ACCEPT_LENGTH = 200;

export type ValidatedQueries = {
  /** `source` was answered without an error. */
  remember: (source: string, document: AnalysedDocument) => void;
  find: (body: object) => Operation | null;
  /** What Apollo calls its response to a client that accepts this. */
  contentTypeFor: (accept: string) => string | undefined;
  rememberContentType: (accept: string, contentType: string) => void;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function createValidatedQueries({ limit = MAX_QUERIES }: { limit?: number } = {}): ValidatedQueries {
  const documents = new LRUCache<string, AnalysedDocument>({ max: limit });
  const contentTypes = new LRUCache<string, string>({ max: MAX_ACCEPTS });

  return {
    remember: (source, document) => {
      if (source.length <= MAX_TEXT_LENGTH) documents.set(source, document);
    },
    find: body => {
      if (!isRecord(body)) return null;
      const { query, operationName = null, variables = null, extensions = null } = body;
      const document = typeof query === 'string' ? documents.get(query) : undefined;
      if (!document || extensions !== null || (operationName !== null && typeof operationName !== 'string'))
        return null;
      if (variables !== null && !isRecord(variables)) return null;
      const operation = operationOf(document, { operationName, variables: variables ?? {} });
      return operation?.analysed.node.operation === 'query' ? operation : null;
    },
    contentTypeFor: accept => contentTypes.get(accept),
    rememberContentType: (accept, contentType) => {
      if (accept.length <= MAX_ACCEPT_LENGTH) contentTypes.set(accept, contentType);
    },
  };
}
