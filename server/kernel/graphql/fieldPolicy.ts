/** What the SDL says of a field: who may call it (`@auth`, `@public`, `@token`), that it tries credentials (`@credential`), what it costs (`@cost`, `@capped`). */
import {
  type FieldDefinitionNode,
  getDirectiveValues,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { isServiceRight, type ServiceRight } from '../../../schema/rules/serviceTokens.values.js';
import { type Role, ROLES } from '../../../schema/rules/session.values.js';

export type CostBudget = 'WORK' | 'SUGGESTIONS';

export type FieldPolicy = {
  /** The least role that may call it; null when no session is needed. */
  requires: Role | null;
  /** A service token with one of these may call it, too. */
  rights: readonly ServiceRight[];
  /** For so many seconds a cache may give the same answer to everybody; null when it may not. */
  maxAge: number | null;
  /** Whether a cached answer outlives changes of entries that it was not made of. */
  isByEntries: boolean;
  /** How often one address may call a public mutation; null for everything else. */
  anHour: number | null;
  isCredential: boolean;
  cost: number;
  /** Which budget of its caller the cost is taken from. */
  budget: CostBudget;
  /** Of a list that has no argument for its length: how often its entries count. */
  length: number;
};

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    policy?: FieldPolicy;
  }
}

const OPEN: FieldPolicy = {
  requires: null,
  rights: [],
  maxAge: null,
  isByEntries: false,
  anHour: null,
  isCredential: false,
  cost: 1,
  budget: 'WORK',
  length: 1,
};

/** Of a field of a schema that went through `applyPolicies`. */
export const policyOf = (field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldPolicy =>
  field.extensions.policy ?? OPEN;

const DIRECTIVES = ['auth', 'public', 'token', 'credential', 'cost', 'capped'] as const;
type Said = Partial<Record<(typeof DIRECTIVES)[number], Record<string, unknown>>>;

function directivesOf(schema: GraphQLSchema, node: FieldDefinitionNode): Said {
  const said: Said = {};
  for (const name of DIRECTIVES) {
    const directive = schema.getDirective(name);
    const values = directive && getDirectiveValues(directive, node);
    if (values) said[name] = values;
  }
  return said;
}

const rightsOf = (said: Said): ServiceRight[] =>
  Array.isArray(said.token?.rights) ? said.token.rights.filter(isServiceRight) : [];

const numberOr = <T>(value: unknown, otherwise: T): number | T => (typeof value === 'number' ? value : otherwise);

/** The policy of a field; undefined when its SDL has none of these directives. */
export function readPolicy(
  schema: GraphQLSchema,
  node: FieldDefinitionNode | null | undefined,
): FieldPolicy | undefined {
  if (!node) return undefined;
  const said = directivesOf(schema, node);
  if (Object.keys(said).length === 0) return undefined;
  return {
    requires: said.auth ? (ROLES.find(role => role === said.auth?.requires) ?? 'ADMIN') : null,
    rights: rightsOf(said),
    maxAge: numberOr(said.public?.maxAge, null),
    isByEntries: said.public?.byEntries === true,
    anHour: numberOr(said.public?.anHour, null),
    isCredential: said.credential !== undefined,
    cost: numberOr(said.cost?.complexity, 1),
    budget: said.cost?.budget === 'SUGGESTIONS' ? 'SUGGESTIONS' : 'WORK',
    length: numberOr(said.capped?.usually, numberOr(said.capped?.at, 1)),
  };
}

/** What is wrong with the policies of a schema, a line each: a field that anybody may call by mistake must not be served. */
export function policyMistakes(schema: GraphQLSchema): string[] {
  const roots = new Set<GraphQLNamedType | null | undefined>([schema.getQueryType(), schema.getMutationType()]);
  const types = Object.values(schema.getTypeMap()).filter(type => isObjectType(type) || isInterfaceType(type));
  return types.flatMap(type =>
    Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const said = astNode ? directivesOf(schema, astNode) : {};
      const mistake =
        tokenMistake(said) ?? (roots.has(type) ? rootMistake(said) : fieldMistake(said, isInterfaceType(type)));
      return mistake ? [`${type.name}.${name} ${mistake}`] : [];
    }),
  );
}

/** What a person may do for themselves is nothing for a tool, and neither is what tries a password. */
function tokenMistake(said: Said): string | undefined {
  if (!said.token) return undefined;
  if (said.auth?.requires !== 'ADVISOR' && said.auth?.requires !== 'ADMIN')
    return 'is not for staff alone: @token means nothing here.';
  return said.credential ? 'tries credentials: no token may call it.' : undefined;
}

function rootMistake(said: Said): string | undefined {
  if (said.auth && said.public) return 'says both @auth and @public.';
  if (!said.auth && !said.public) return 'says neither @auth nor @public.';
  const maxAge = said.public?.maxAge ?? null;
  if (maxAge === null)
    return said.public?.byEntries === true ? 'is not cached: byEntries means nothing here.' : undefined;
  if (said.credential) return 'tries credentials: it cannot be cached.';
  return numberOr(maxAge, 0) > 0 ? undefined : 'has a maxAge below 1: without one it is not cached.';
}

function fieldMistake(said: Said, isOfInterface: boolean): string | undefined {
  if (said.public || said.credential)
    return 'is no field of Query or Mutation: @public and @credential mean nothing here.';
  return isOfInterface && said.auth ? 'belongs to an interface: @auth stands on the fields of its types.' : undefined;
}
