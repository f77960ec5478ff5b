/** What an operation asks for at its root, whatever names and fragments it hides behind. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** Root fields of a validated operation, once a selection. */
export function rootFieldsOf(document: DocumentNode, operationName: string | null | undefined): string[] {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const namesIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap(selection => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return inner ? namesIn(inner.selectionSet) : [];
    });
  return namesIn(operation.selectionSet);
}

/** By document, because every query is asked about. */
const verdicts = new WeakMap<DocumentNode, boolean>();

/** Whether any operation of a document reads the schema itself. */
export function asksForSchema(document: DocumentNode): boolean {
  const known = verdicts.get(document);
  if (known !== undefined) return known;
  let does = false;
  visit(document, {
    Field: ({ name }) => {
      does ||= name.value === '__schema' || name.value === '__type';
    },
  });
  verdicts.set(document, does);
  return does;
}
