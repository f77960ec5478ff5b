/**
 * Makes a schema do what its directives say: `@auth` stands guard before the resolver, and so does the consent of a guardian before that of a mutation. Every
 * description tells who may call.
 */
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { includesRole, type Role } from '../../../schema/rules/session.values.js';
import { AppError } from '../errors/AppError.js';
import type { Viewer } from '../session/viewer/viewer.js';
import { type FieldPolicy, policyMistakes, readPolicy } from './fieldPolicy.js';
import { capMistakes } from './listCaps.js';
import { consentMistakes, guardConsent, readConsentPolicy, type WithAccount } from './guardianConsent.js';

/** The context of a resolver whose field is under `@auth`; the generated resolver types use it there (codegen.ts). */
export type Authenticated<Context> = Context & { readonly viewer: Viewer };

/** `viewer` is null for a visitor and throws when sessions cannot be read; whether it is a tool that asks is known without them. */
type Caller = WithAccount & { readonly isServiceToken: boolean };
type Resolve = GraphQLFieldResolver<unknown, Caller>;

const guard =
  (role: Role, rights: FieldPolicy['rights'], resolve: Resolve): Resolve =>
  (parent, args, context, info) => {
    const { viewer } = context;
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (!includesRole(viewer.role, role)) throw new AppError('FORBIDDEN');
    if (viewer.rights && !viewer.rights.some(right => rights.includes(right))) throw new AppError('FORBIDDEN');
    return resolve(parent, args, context, info);
  };

/** What is open to everybody but depends on who asks, or changes something, is for people. */
const guardFromTokens =
  (resolve: Resolve): Resolve =>
  (parent, args, context, info) => {
    if (context.isServiceToken) throw new AppError('FORBIDDEN');
    return resolve(parent, args, context, info);
  };

const WHO_MAY: Record<Role, string> = {
  STUDENT: 'Needs a session.',
  ADVISOR: 'For advisors and administrators.',
  ADMIN: 'For administrators.',
};

const isForStaff = (policy: FieldPolicy | undefined): boolean =>
  policy?.requires === 'ADVISOR' || policy?.requires === 'ADMIN';

const WITH_CONSENT = 'Refused while a person under 16 has no guardian’s consent.';

function refuseMistakes(schema: GraphQLSchema): void {
  const mistakes = [
    ...policyMistakes(schema),
    ...consentMistakes(schema, ({ astNode }) => isForStaff(readPolicy(schema, astNode))),
  ];
  if (mistakes.length > 0) throw new Error(`The SDL must say who may call each field:\n${mistakes.join('\n')}`);
  const lists = capMistakes(schema);
  if (lists.length > 0) throw new Error(`The SDL must say how long each list can be:\n${lists.join('\n')}`);
}

export function applyPolicies(schema: GraphQLSchema): GraphQLSchema {
  refuseMistakes(schema);
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, name, typeName) => {
      const policy = readPolicy(schema, config.astNode);
      if (!policy) return undefined;
      const mutation = typeName === schema.getMutationType()?.name ? mutations[name] : undefined;
      const consent = mutation && readConsentPolicy(schema, mutation, { isForStaff: isForStaff(policy) });
      const isRoot = typeName === schema.getQueryType()?.name || typeName === schema.getMutationType()?.name;
      const words = [
        config.description,
        policy.requires && WHO_MAY[policy.requires],
        policy.rights.length > 0 ? `Also for service tokens with ${policy.rights.join(' or ')}.` : null,
        consent?.isNeeded ? WITH_CONSENT : null,
      ];
      const resolve: Resolve = config.resolve ?? defaultFieldResolver;
      const consented = consent ? guardConsent(consent, resolve) : resolve;
      const isForPeople = isRoot && policy.requires === null && policy.maxAge === null;
      const guarded = policy.requires
        ? { resolve: guard(policy.requires, policy.rights, consented) }
        : isForPeople
          ? { resolve: guardFromTokens(consented) }
          : {};
      return {
        ...config,
        extensions: { ...config.extensions, policy, ...(consent ? { consent } : {}) },
        description: words.filter(Boolean).join(' ') || undefined,
        ...guarded,
      };
    },
  });
}
