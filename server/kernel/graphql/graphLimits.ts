/**
 * How large one document may be: measured on its syntax alone, in linear time, before it is validated. Some rules of the validation compare everything in one
 * place with everything else there, so that 7 kB could take 125 ms.
 */
import {
  type ASTVisitor,
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';

export const GRAPH_LIMITS = {
  /** Of the text. The largest page of the product has 10,800. */
  letters: 20_000,
  /** Words, names and signs of the document. The largest page of the product needs less than half. */
  tokens: 2000,
  /** Operations and fragments. Those of the product are sent as one operation without fragments. */
  definitions: 20,
  /** Selections once all fragments are spread. The largest page of the product has two thirds. */
  selections: 1000,
  /**
   * Pairs of fields that answer under one name in one place, and of fragments that are spread in one place, known or not: the validation of graphql-js
   * compares each with each. The most in a page of the product are 47.
   */
  samePlacePairs: 200,
  depth: 12,
  aliases: 50,
  rootFields: 20,
  /** Where the validation stops to look for more. */
  validationErrors: 10,
  /** See operationCost.ts. */
  cost: 10_000,
} as const;

export type DocumentSize = Record<'selections' | 'samePlacePairs' | 'depth' | 'aliases' | 'rootFields', number>;

/** Introspection nests deeply by its nature: it has no depth here. */
const isIntrospection = ({ name }: FieldNode): boolean => name.value.startsWith('__');

/** What is selected in one place of the response: fields by the name under which they answer, and how many fragments are spread there. */
type Selected = { count: number; below: SelectionSetNode[]; isIntrospection: boolean };
type Place = { fields: Map<string, Selected>; spreads: number };

/** Of all operations together, and of fragments that none of them spreads. Stops counting past the limit of selections. */
export function sizeOfDocument({ definitions }: DocumentNode): DocumentSize {
  const size: DocumentSize = { selections: 0, samePlacePairs: 0, depth: 0, aliases: 0, rootFields: 0 };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const spread = new Set<string>();

  /** Compared with each of those before it. */
  const notePairs = (earlier: number): void => void (size.samePlacePairs += earlier);

  const noteField = (field: FieldNode, { fields }: Place): void => {
    if (field.alias) size.aliases += 1;
    const name = (field.alias ?? field.name).value;
    const same = fields.get(name) ?? { count: 0, below: [], isIntrospection: isIntrospection(field) };
    notePairs(same.count);
    same.count += 1;
    if (field.selectionSet) same.below.push(field.selectionSet);
    fields.set(name, same);
  };

  const collect = ({ selections }: SelectionSetNode, place: Place, within: readonly string[]): void => {
    for (const selection of selections) {
      if (size.selections > GRAPH_LIMITS.selections) return;
      size.selections += 1;
      if (selection.kind === Kind.FIELD) noteField(selection, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, place, within);
      else collectFragment(selection.name.value, place, within);
    }
  };

  const collectFragment = (name: string, place: Place, within: readonly string[]): void => {
    spread.add(name);
    notePairs(place.spreads);
    place.spreads += 1;
    const fragment = fragments.get(name);
    // A fragment that spreads itself is refused by the validation; here it must only not recurse forever.
    if (fragment && !within.includes(name)) collect(fragment.selectionSet, place, [...within, name]);
  };

  const walk = (sets: readonly SelectionSetNode[], depth: number, hasDepth = true): Place => {
    const place: Place = { fields: new Map(), spreads: 0 };
    for (const set of sets) collect(set, place, []);
    if (hasDepth) size.depth = Math.max(size.depth, depth);
    if (size.depth > GRAPH_LIMITS.depth) return place;
    for (const { below, isIntrospection: isSchema } of place.fields.values())
      if (below.length > 0) walk(below, depth + 1, hasDepth && !isSchema);
    return place;
  };

  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = walk([definition.selectionSet], 1);
    const fields = [...root.fields.values()].reduce((sum, { count }) => sum + count, 0);
    size.rootFields = Math.max(size.rootFields, fields);
  }
  for (const [name, { selectionSet }] of fragments) if (!spread.has(name)) walk([selectionSet], 1);
  return size;
}

const MEASURES = ['selections', 'depth', 'aliases', 'rootFields', 'samePlacePairs'] as const;

const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

const tooLarge = (measure: keyof typeof GRAPH_LIMITS, value: number): GraphQLError =>
  refusal(`The operation is too large: ${measure} ${value}, at most ${GRAPH_LIMITS[measure]}.`);

/** The name of a fragment that is spread and defined nowhere. The validation would say so as well, after it has compared it with all others. */
function undefinedFragment(document: DocumentNode): string | undefined {
  const defined = new Set<string>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) defined.add(definition.name.value);
  let unknown: string | undefined;
  visit(document, {
    FragmentSpread: ({ name }) => {
      if (defined.has(name.value)) return undefined;
      unknown = name.value;
      return BREAK;
    },
  });
  return unknown;
}

/** What is wrong with the size of a text, or with its fragments; undefined also for one that cannot be parsed, or not within the limit of tokens: Apollo says so. */
export function sizeError(text: string): GraphQLError | undefined {
  if (text.length > GRAPH_LIMITS.letters) return tooLarge('letters', text.length);
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: GRAPH_LIMITS.tokens, noLocation: true });
  } catch {
    return undefined;
  }
  const { length } = document.definitions;
  if (length > GRAPH_LIMITS.definitions) return tooLarge('definitions', length);
  const unknown = undefinedFragment(document);
  if (unknown !== undefined) return refusal(`Unknown fragment "${unknown}".`);
  const size = sizeOfDocument(document);
  const measure = MEASURES.find(name => size[name] > GRAPH_LIMITS[name]);
  return measure && tooLarge(measure, size[measure]);
}

/** graphql-js finds out only when the operation runs. */
export const knownOperationTypesRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`There are no ${node.operation}s here.`, { nodes: node }));
  },
});
