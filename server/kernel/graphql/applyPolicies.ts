/** Makes a schema do what its directives say: `@auth` stands guard before the resolver, and every description tells who may call. */
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { includesRole, type Role } from '../../../schema/rules/session.values.js';
import { AppError } from '../errors/AppError.js';
import type { Viewer } from '../session/viewer.js';
import { policyMistakes, readPolicy } from './fieldPolicy.js';

/** `viewer` is null for a visitor and throws when sessions cannot be read. */
type WithViewer = { readonly viewer: Viewer | null };

/** The context of a resolver whose field is under `@auth`; the generated resolver types use it there (codegen.ts). */
export type Authenticated<Context> = Context & { readonly viewer: Viewer };

type Resolve = GraphQLFieldResolver<unknown, WithViewer>;

const guard =
  (role: Role, resolve: Resolve): Resolve =>
  (parent, args, context, info) => {
    const { viewer } = context;
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (!includesRole(viewer.role, role)) throw new AppError('FORBIDDEN');
    return resolve(parent, args, context, info);
  };

const WHO_MAY: Record<Role, string> = {
  STUDENT: 'Needs a session.',
  ADVISOR: 'For advisors and administrators.',
  ADMIN: 'For administrators.',
};

export function applyPolicies(schema: GraphQLSchema): GraphQLSchema {
  const mistakes = policyMistakes(schema);
  if (mistakes.length > 0) throw new Error(`The SDL must say who may call each field:\n${mistakes.join('\n')}`);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: config => {
      const policy = readPolicy(schema, config.astNode);
      if (!policy) return undefined;
      const extensions = { ...config.extensions, policy };
      if (!policy.requires) return { ...config, extensions };
      return {
        ...config,
        extensions,
        description: [config.description, WHO_MAY[policy.requires]].filter(Boolean).join(' '),
        resolve: guard(policy.requires, config.resolve ?? defaultFieldResolver),
      };
    },
  });
}
