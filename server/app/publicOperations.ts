/** Which operations every visitor may see answered alike: those that ask for nothing but the root fields listed here. */
import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, Kind, type SelectionSetNode } from 'graphql';

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

function judge(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return false;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const isPublic = ({ selections }: SelectionSetNode): boolean =>
    selections.every(selection => {
      if (selection.kind === Kind.FIELD) return PUBLIC_QUERIES.has(selection.name.value) || selection.name.value === '__typename';
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return inner !== undefined && isPublic(inner.selectionSet);
    });
  return isPublic(operation.selectionSet);
}
