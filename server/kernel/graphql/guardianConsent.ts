/**
 * Of somebody under 16 nothing is stored before a guardian has agreed. Every mutation that is not for staff alone is refused until then, unless its SDL says why
 * it may run (`@withoutConsent`); the fields of inputs that are `@personal` are refused there, too.
 */
import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { AppError } from '../errors/AppError.js';
import type { Viewer } from '../session/viewer/viewer.js';

/** What the guard asks of a request; the account is read once for all of its fields. */
export type WithAccount = {
  readonly viewer: Viewer | null;
  readonly loaders: { readonly accountOf: (id: string) => Promise<{ needsGuardianConsent: boolean } | null> };
};

/** What may be done for somebody under 16 without a guardian: everything, nothing, or all but the personal fields. */
export type ConsentPolicy = {
  isNeeded: boolean;
  /** Fields of the inputs that are `@personal`, as paths: `input.gpa`. */
  personal: readonly string[];
  /** The code that the payload has for it; null when the refusal is thrown as FORBIDDEN. */
  code: string | null;
};

type Resolve<Context> = GraphQLFieldResolver<unknown, Context>;
type MutationField = GraphQLField<unknown, unknown>;

/** The second is that of the tests at /test, as released. A new domain takes the first. */
const CODES = ['GUARDIAN_CONSENT_NEEDED', 'GUARDIAN_CONSENT_REQUIRED'] as const;

const isPersonal = (
  schema: GraphQLSchema,
  { astNode }: ReturnType<GraphQLInputObjectType['getFields']>[string],
): boolean => {
  const directive = schema.getDirective('personal');
  return Boolean(directive && astNode && getDirectiveValues(directive, astNode));
};

const personalFieldsOf = (schema: GraphQLSchema, type: GraphQLInputObjectType): string[] =>
  Object.values(type.getFields())
    .filter(field => isPersonal(schema, field))
    .map(({ name }) => name);

const reasonOf = (schema: GraphQLSchema, { astNode }: MutationField): string | undefined => {
  const directive = schema.getDirective('withoutConsent');
  const said = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return said && String(said.because);
};

const errorCodesOf = (payload: GraphQLObjectType): GraphQLEnumType | null => {
  const error = payload.getFields().errors;
  const type = error && getNamedType(error.type);
  const code = isObjectType(type) && type.getFields().code;
  const codes = code && getNullableType(code.type);
  return isEnumType(codes) ? codes : null;
};

/** A refusal that is data answers `errors` alone, and `ok: false`: everything else of the payload has to be nullable. */
const canBeEmpty = (payload: GraphQLObjectType): boolean =>
  Object.values(payload.getFields()).every(
    ({ name, type }) => name === 'errors' || name === 'ok' || !isNonNullType(type),
  );

function codeOf({ type }: MutationField): string | null {
  const payload = getNamedType(type);
  if (!isObjectType(payload) || !canBeEmpty(payload)) return null;
  const codes = errorCodesOf(payload);
  return CODES.find(code => codes?.getValue(code)) ?? null;
}

/** `isForStaff`: what staff enter is about others, and no matter of their own age. Undefined when nothing is refused. */
export function readConsentPolicy(
  schema: GraphQLSchema,
  field: MutationField,
  { isForStaff }: { isForStaff: boolean },
): ConsentPolicy | undefined {
  if (isForStaff) return undefined;
  const personal = field.args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? personalFieldsOf(schema, named).map(key => `${name}.${key}`) : [];
  });
  const isNeeded = reasonOf(schema, field) === undefined;
  return isNeeded || personal.length > 0 ? { isNeeded, personal, code: codeOf(field) } : undefined;
}

/** What is wrong with what the SDL says about consent, a line each. */
export function consentMistakes(schema: GraphQLSchema, isForStaff: (field: MutationField) => boolean): string[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const inputs = new Set(mutations.flatMap(({ args }) => args.map(({ type }) => getNamedType(type))));
  const ofMutations = mutations.flatMap(field => {
    const because = reasonOf(schema, field);
    if (because === undefined) return [];
    if (isForStaff(field)) return [`Mutation.${field.name} is for staff: @withoutConsent means nothing here.`];
    return because.trim() ? [] : [`Mutation.${field.name} says @withoutConsent without a reason.`];
  });
  const others = Object.values(schema.getTypeMap()).flatMap(type => {
    if (isInputObjectType(type) && !inputs.has(type))
      return personalFieldsOf(schema, type).map(
        name => `${type.name}.${name} is no field of the input of a mutation: @personal means nothing here.`,
      );
    if (!isObjectType(type) || type === schema.getMutationType()) return [];
    return Object.values(type.getFields())
      .filter(field => reasonOf(schema, field) !== undefined)
      .map(({ name }) => `${type.name}.${name} is no mutation: @withoutConsent means nothing here.`);
  });
  return [...ofMutations, ...others];
}

/** The first personal field that the caller fills in. Null empties a field and false withdraws: taking away is always allowed. */
function filledIn(personal: readonly string[], args: Record<string, unknown>): string | undefined {
  return personal.find(path => {
    const [argument = '', key = ''] = path.split('.');
    const value: unknown = Object(args[argument])[key];
    return value !== null && value !== undefined && value !== false;
  });
}

/** Before the resolver of a mutation. Nothing is known of the age of a visitor. */
export const guardConsent =
  <Context extends WithAccount>(policy: ConsentPolicy, resolve: Resolve<Context>): Resolve<Context> =>
  async (parent, args, context, info) => {
    const path = filledIn(policy.personal, args);
    const { viewer } = context;
    if (viewer && (policy.isNeeded || path !== undefined)) {
      const account = await context.loaders.accountOf(viewer.id);
      // A session whose account was deleted is not valid.
      if (!account) throw new AppError('UNAUTHENTICATED');
      if (account.needsGuardianConsent) {
        if (policy.code === null) throw new AppError('FORBIDDEN', undefined, { field: path ?? 'input' });
        return { ok: false, errors: [{ code: policy.code, field: path?.replace(/^input\./, '') ?? null }] };
      }
    }
    return resolve(parent, args, context, info);
  };
