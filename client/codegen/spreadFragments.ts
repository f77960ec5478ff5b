/**
 * Operations as they are sent: each fragment is written out where it is spread, and what is selected twice in one place is merged. Components can so have as
 * many fragments as they like: the server validates one definition, whose size has limits (server/kernel/graphql/graphLimits.ts), and the document is shorter in
 * the scripts of a page than one with fragments.
 */
import {
  type DirectiveNode,
  doTypesOverlap,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** One selection of a place, with all that is selected below it. */
type Merged = {
  readonly node: FieldNode | InlineFragmentNode;
  readonly type: GraphQLCompositeType | undefined;
  readonly below: SelectionSetNode[];
};

/** Tells the generator of types that the parent may read what the fragment asks for; nobody else knows it. */
const isSent = ({ name }: DirectiveNode): boolean => name.value !== 'unmask';

export function spreadFragments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): OperationDefinitionNode {
  const compositeNamed = (name: string): GraphQLCompositeType => {
    const type = schema.getType(name);
    if (!isCompositeType(type)) throw new Error(`The schema has no type ${name} with fields.`);
    return type;
  };

  const partOf = (selection: Exclude<SelectionNode, FieldNode>): InlineFragmentNode => {
    const directives = (selection.directives ?? []).filter(isSent);
    if (selection.kind === Kind.INLINE_FRAGMENT) return { ...selection, directives };
    const fragment = fragments.get(selection.name.value);
    if (!fragment) throw new Error(`There is no fragment ${selection.name.value}.`);
    const { typeCondition, selectionSet } = fragment;
    return { kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet };
  };

  const typeBelow = (type: GraphQLCompositeType, { name }: FieldNode): GraphQLCompositeType | undefined => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
    const below = field && getNamedType(field.type);
    return isCompositeType(below) ? below : undefined;
  };

  const merge = (sets: readonly SelectionSetNode[], type: GraphQLCompositeType): SelectionSetNode => {
    const found = new Map<string, Merged>();
    const note = (node: Merged['node'], typeOfNode: Merged['type']): void => {
      const { selectionSet, ...alone } = node;
      const key = print(alone.kind === Kind.FIELD ? alone : { ...alone, selectionSet: NOTHING });
      const merged = found.get(key) ?? { node, type: typeOfNode, below: [] };
      if (selectionSet) merged.below.push(selectionSet);
      found.set(key, merged);
    };
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          note(selection, typeBelow(type, selection));
          continue;
        }
        const part = partOf(selection);
        const condition = part.typeCondition ? compositeNamed(part.typeCondition.name.value) : type;
        // Of what a fragment says of other kinds, nothing can hold in this place.
        if (!doTypesOverlap(schema, condition, type)) continue;
        const isAlwaysMet =
          condition === type || (isAbstractType(condition) && schema.isSubType(condition, type as never));
        if (isAlwaysMet && part.directives?.length === 0) collect(part.selectionSet);
        else note(part, condition);
      }
    };
    for (const set of sets) collect(set);
    const selections = [...found.values()].map(({ node, type: typeOfNode, below }): SelectionNode => {
      if (below.length === 0) return node;
      if (!typeOfNode) throw new Error(`${print(node)} selects below what has no fields.`);
      return { ...node, selectionSet: merge(below, typeOfNode) };
    });
    return { kind: Kind.SELECTION_SET, selections };
  };

  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`There are no ${operation.operation}s in the schema.`);
  return { ...operation, selectionSet: merge([operation.selectionSet], root) };
}

const NOTHING: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] };
