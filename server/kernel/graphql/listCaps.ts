/**
 * How long the lists of the graph can be. Each has an argument that says it (`page`, `limit`), holds the rows of such a page, or names its cap in the SDL
 * (`@capped`): what an operation costs is known only then.
 */
import {
  type FieldDefinitionNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Node = FieldDefinitionNode | InterfaceTypeDefinitionNode;
type Owner = GraphQLObjectType | GraphQLInterfaceType;

/** The rows of a page, in the type that a field with `page` or `limit` returns; hits are rows with the reasons for which they are found. */
const ROWS = new Set(['items', 'hits']);
export const isRows = ({ name, type }: Pick<Field, 'name' | 'type'>): boolean =>
  ROWS.has(name) && isListType(getNullableType(type));

export const hasLength = ({ args }: Pick<Field, 'args'>): boolean =>
  args.some(({ name }) => name === 'page' || name === 'limit');

export const isList = ({ type }: Pick<Field, 'type'>): boolean => isListType(getNullableType(type));

const ownersOf = (schema: GraphQLSchema): Owner[] =>
  Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) || isInterfaceType(type))
    .filter(({ name }) => !name.startsWith('__'));

/** Types that nothing returns but fields with `page` or `limit`. */
function pageTypes(schema: GraphQLSchema): ReadonlySet<string> {
  const pages = new Set<string>();
  const others = new Set<string>();
  for (const field of ownersOf(schema).flatMap(type => Object.values(type.getFields())))
    (hasLength(field) && !isList(field) ? pages : others).add(getNamedType(field.type).name);
  return new Set([...pages].filter(name => !others.has(name)));
}

/** What `@capped` says of a field, or of an interface of its entries; null when neither says anything. */
function saidOf(schema: GraphQLSchema, nodes: readonly (Node | null | undefined)[]): number | null {
  const directive = schema.getDirective('capped');
  if (!directive) return null;
  for (const node of nodes) {
    const values = node && getDirectiveValues(directive, node);
    if (typeof values?.at === 'number') return values.at;
  }
  return null;
}

/** The longest that a list may be; null when its SDL does not say it. */
export function capOf(schema: GraphQLSchema, { astNode, type }: Field): number | null {
  const entry = getNamedType(type);
  const interfaces = isInterfaceType(entry) ? [entry] : isObjectType(entry) ? entry.getInterfaces() : [];
  return saidOf(schema, [astNode, ...interfaces.map(each => each.astNode)]);
}

/** A list of values of an enum names each at most once. */
const holdsEachOnce = ({ type }: Field): boolean => {
  const list = getNullableType(type);
  return isListType(list) && isEnumType(getNullableType(list.ofType));
};

function mistakeOf(schema: GraphQLSchema, field: Field, isPage: boolean): string | null {
  if (!isList(field))
    return saidOf(schema, [field.astNode]) === null ? null : 'is no list: @capped means nothing here.';
  const isKnown = hasLength(field) || (isPage && isRows(field)) || holdsEachOnce(field);
  return isKnown || capOf(schema, field) !== null
    ? null
    : 'is a list without an argument for its length: it must name its cap (@capped).';
}

/** What is wrong with the lists of a schema, a line each: the server does not start with one. */
export function capMistakes(schema: GraphQLSchema): string[] {
  const pages = pageTypes(schema);
  return ownersOf(schema).flatMap(owner =>
    Object.values(owner.getFields()).flatMap(field => {
      const mistake = mistakeOf(schema, field, pages.has(owner.name));
      return mistake === null ? [] : [`${owner.name}.${field.name} ${mistake}`];
    }),
  );
}
