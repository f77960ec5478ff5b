/** Selections of everything that a type has, for tests and measurements that must not forget a field. */
import {
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { includesRole, type Role } from '../../schema/rules/session.values.js';
import { policyOf } from '../kernel/graphql/fieldPolicy.js';
import { hasLength, isList } from '../kernel/graphql/listCaps.js';

type Field = GraphQLField<unknown, unknown>;
export type Selecting = {
  schema: GraphQLSchema;
  role: Role;
  /** Objects within objects. */
  depth: number;
  /** Rows of a list that has an argument for its length; null leaves such lists out. */
  rows: number | null;
  /** Names the lists that were selected: `Program.intakes`. */
  seen?: Set<string>;
};

const mayCall = (role: Role, field: Field): boolean => {
  const { requires } = policyOf(field);
  return requires === null || includesRole(role, requires);
};

function argumentsOf({ args }: Field, rows: number): string {
  if (args.some(({ name }) => name === 'page')) return `(page: { size: ${rows} })`;
  return args.some(({ name }) => name === 'limit') ? `(limit: ${rows})` : '';
}

/** Without braces. A type within itself is not followed again. */
export function wholeSelection(type: GraphQLCompositeType, of: Selecting, path: readonly string[] = []): string {
  if (isAbstractType(type)) {
    const parts = of.schema
      .getPossibleTypes(type)
      .map(each => `... on ${each.name} { ${ownFields(each, of, path, true)} }`);
    return ['__typename', ...parts].join(' ');
  }
  return isUnionType(type) ? '__typename' : ownFields(type, of, path, false);
}

function ownFields(type: GraphQLObjectType, of: Selecting, path: readonly string[], isOneOfSeveral: boolean): string {
  const within = [...path, type.name];
  const fields = Object.values(type.getFields()).flatMap(field => {
    const selected = selectionOf(field, type, of, within);
    // Fields of several types may differ under one name.
    return selected === null
      ? []
      : isOneOfSeveral
        ? `${type.name}_${selected}`.replace(/^(\w+?)_(\w+)/, '$1_$2: $2')
        : selected;
  });
  return fields.length > 0 ? fields.join(' ') : '__typename';
}

function selectionOf(field: Field, owner: GraphQLObjectType, of: Selecting, within: readonly string[]): string | null {
  if (!mayCall(of.role, field) || field.args.some(isRequiredArgument)) return null;
  const hasRows = hasLength(field);
  if (hasRows && of.rows === null) return null;
  const named = getNamedType(field.type);
  const call = field.name + (hasRows ? argumentsOf(field, of.rows ?? 1) : '');
  if (!isCompositeType(named)) {
    if (isList(field)) of.seen?.add(`${owner.name}.${field.name}`);
    return call;
  }
  if (of.depth === 0 || within.includes(named.name)) return null;
  if (isList(field)) of.seen?.add(`${owner.name}.${field.name}`);
  return `${call} { ${wholeSelection(named, { ...of, depth: of.depth - 1 }, within)} }`;
}
