/**
 * What a selection costs at worst, from the inside out: `@cost` or one a field, and what is selected of a list as often as the list is long. A page's length
 * is known at the field that has the argument, and counts for its rows alone, not for what stands beside them.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { policyOf } from './fieldPolicy.js';
import { hasLength, isList, isRows } from './listCaps.js';

type Field = GraphQLField<unknown, unknown>;
/** `rows` is what one row costs, where the selection is of a page. */
type Share = { rest: number; rows: number };

export type Walk = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** With their defaults. */
  variables: Record<string, unknown>;
};

const NOTHING: Share = { rest: 0, rows: 0 };
/** Of a page whose caller names no size. */
const PAGE_SIZE = 20;
const META = new Map([SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map(field => [field.name, field]));

const fieldOf = (type: GraphQLCompositeType, name: string): Field | undefined =>
  META.get(name) ?? (isUnionType(type) ? undefined : type.getFields()[name]);

function isIncluded({ variables }: Walk, node: SelectionNode): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
  return skip?.if !== true && include?.if !== false;
}

/** By its arguments; null where it has none that say it. */
function lengthOf({ variables }: Walk, field: Field, node: FieldNode): number | null {
  if (!hasLength(field)) return null;
  const { page, limit } = getArgumentValues(field, node, variables);
  if (typeof limit === 'number') return Math.max(1, limit);
  const hasSize = page !== null && typeof page === 'object' && 'size' in page && typeof page.size === 'number';
  return hasSize ? Math.max(1, Number(page.size)) : PAGE_SIZE;
}

function costOfField(walk: Walk, field: Field, node: FieldNode): number {
  const { cost, length } = policyOf(field);
  const type = getNamedType(field.type);
  if (!node.selectionSet || !isCompositeType(type)) return cost;
  const { rest, rows } = shareOf(walk, node.selectionSet, type);
  const asked = lengthOf(walk, field, node);
  if (isList(field)) return cost + (asked ?? length) * (rest + rows);
  return cost + rest + (asked ?? 1) * rows;
}

/** Its share, and the type on which it stands where that is not the one around it. */
function shareOfSelection(
  walk: Walk,
  node: SelectionNode,
  type: GraphQLCompositeType,
): { share: Share; on: GraphQLCompositeType } {
  if (node.kind === Kind.FIELD) {
    const field = fieldOf(type, node.name.value);
    const cost = field ? costOfField(walk, field, node) : 0;
    const isOfPage = field !== undefined && isRows(field) && policyOf(field).length === 1;
    return { share: isOfPage ? { rest: 0, rows: cost } : { rest: cost, rows: 0 }, on: type };
  }
  const part = node.kind === Kind.INLINE_FRAGMENT ? node : walk.fragments.get(node.name.value);
  const named = part?.typeCondition ? walk.schema.getType(part.typeCondition.name.value) : type;
  if (!part || !isCompositeType(named)) return { share: NOTHING, on: type };
  return { share: shareOf(walk, part.selectionSet, named), on: named };
}

const namesOf = ({ schema }: Walk, type: GraphQLCompositeType): string[] =>
  isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [type.name];

/** Of a selection on several possible types the dearest counts. */
function shareOf(walk: Walk, { selections }: SelectionSetNode, type: GraphQLCompositeType): Share {
  const byType = new Map(namesOf(walk, type).map(name => [name, { ...NOTHING }]));
  for (const node of selections) {
    if (!isIncluded(walk, node)) continue;
    const { share, on } = shareOfSelection(walk, node, type);
    for (const name of namesOf(walk, on)) {
      const sum = byType.get(name);
      if (sum) byType.set(name, { rest: sum.rest + share.rest, rows: sum.rows + share.rows });
    }
  }
  const all = [...byType.values()];
  return { rest: Math.max(0, ...all.map(({ rest }) => rest)), rows: Math.max(0, ...all.map(({ rows }) => rows)) };
}

/** Of a validated selection on a type of the root: its fragments exist and end somewhere. */
export function selectionCost(walk: Walk, set: SelectionSetNode, root: GraphQLCompositeType): number {
  const { rest, rows } = shareOf(walk, set, root);
  return rest + rows;
}
