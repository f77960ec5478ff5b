/** How large one operation may be. Sizes are counted on the document, in linear time, before anything runs. */
import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const GRAPH_LIMITS = {
  /** Words, names and signs of the document. The largest page of the product needs about a third. */
  tokens: 2000,
  /** Selections once all fragments are spread. */
  selections: 2000,
  depth: 12,
  aliases: 50,
  rootFields: 20,
  /** See operationCost.ts. */
  cost: 10_000,
} as const;

type Size = { depth: number; aliases: number; rootFields: number };
const NOTHING: Size = { depth: 0, aliases: 0, rootFields: 0 };

/** Introspection is switched on or off as a whole and nests deeply by its nature: it has no depth here. */
const isIntrospection = (field: FieldNode): boolean => field.name.value.startsWith('__');

/** A validation rule: Apollo keeps its verdict with the parsed document, so a known operation is not measured again. */
export function graphLimitsRule(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const known = fragments.get(name);
    if (known) return known;
    // A fragment that spreads itself is refused by another rule; here it must only not recurse forever.
    fragments.set(name, NOTHING);
    const fragment = context.getFragment(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : NOTHING;
    fragments.set(name, size);
    return size;
  };

  const sizeOfField = (field: FieldNode): Size => {
    const below = field.selectionSet && !isIntrospection(field) ? sizeOf(field.selectionSet) : NOTHING;
    return { depth: below.depth + 1, aliases: below.aliases + (field.alias ? 1 : 0), rootFields: 1 };
  };

  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    const sizes = selections.map(selection => {
      if (selection.kind === Kind.FIELD) return sizeOfField(selection);
      return selection.kind === Kind.FRAGMENT_SPREAD
        ? sizeOfFragment(selection.name.value)
        : sizeOf(selection.selectionSet);
    });
    return {
      depth: Math.max(0, ...sizes.map(size => size.depth)),
      aliases: sizes.reduce((sum, size) => sum + size.aliases, 0),
      rootFields: sizes.reduce((sum, size) => sum + size.rootFields, 0),
    };
  };

  return {
    OperationDefinition(operation) {
      const size = sizeOf(operation.selectionSet);
      for (const measure of ['depth', 'aliases', 'rootFields'] as const) {
        if (size[measure] > GRAPH_LIMITS[measure]) {
          context.reportError(
            new GraphQLError(
              `The operation is too large: ${measure} ${size[measure]}, at most ${GRAPH_LIMITS[measure]}.`,
            ),
          );
        }
      }
    },
  };
}

/** graphql-js finds out only when the operation runs. */
export const knownOperationTypesRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`There are no ${node.operation}s here.`, { nodes: node }));
  },
});
