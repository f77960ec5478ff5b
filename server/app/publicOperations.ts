/** Which operations every visitor may see answered alike: those that ask for nothing but the root fields listed here. */
import { type DocumentNode, getOperationAST } from 'graphql';
import { rootFieldsOf } from '../kernel/graphql/rootFields.js';

export const PUBLIC_QUERIES: ReadonlySet<string> = new Set([
  'compareItems',
  'exchangeRates',
  'homeContent',
  'institution',
  'program',
  'scholarship',
  'searchInstitutions',
  'searchPrograms',
  'searchScholarships',
  'suggest',
]);

const verdicts = new WeakMap<DocumentNode, Map<string, boolean>>();

/** For documents that were validated: fragments exist and end somewhere. */
export function isPublicOperation(document: DocumentNode, operationName: string | null | undefined): boolean {
  const known = verdicts.get(document) ?? new Map<string, boolean>();
  verdicts.set(document, known);
  const name = operationName ?? '';
  const verdict = known.get(name) ?? judge(document, operationName);
  known.set(name, verdict);
  return verdict;
}

const judge = (document: DocumentNode, operationName: string | null | undefined): boolean =>
  getOperationAST(document, operationName)?.operation === 'query' &&
  rootFieldsOf(document, operationName).every(name => PUBLIC_QUERIES.has(name) || name === '__typename');
