/** One schema from the SDL of all domains and their resolvers, guarded as the SDL says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { applyPolicies } from '../../kernel/graphql/applyPolicies.js';
import { resolveCodeNames } from '../../kernel/graphql/errorCodeNames.js';
import { DateScalar, DateTimeScalar, FactValueScalar } from '../../kernel/graphql/scalars.js';
import { projectRoot } from '../../kernel/projectRoot.js';

const SCALARS = { Date: DateScalar, DateTime: DateTimeScalar, FactValue: FactValueScalar };

/** The printed schema is the same text once more, sorted for reviewers. */
export function readTypeDefs(folder = join(projectRoot, 'schema')): string[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.graphql') && name !== 'printed.graphql');
  return names.toSorted().map(name => readFileSync(join(folder, name), 'utf8'));
}

/** Without a resolver a field of Query or Mutation would fail at every call. */
function refuseMissingResolvers(schema: GraphQLSchema): GraphQLSchema {
  const missing = [schema.getQueryType(), schema.getMutationType()].flatMap(type =>
    Object.values(type?.getFields() ?? {})
      .filter(({ resolve }) => resolve === undefined)
      .map(({ name }) => `${type?.name}.${name}`),
  );
  if (missing.length === 0) return schema;
  throw new Error(
    `No resolver for ${missing.join(', ')}: add it to the domain's resolvers, and list the domain in app/domains.ts.`,
  );
}

export const buildSchema = (resolvers: Record<string, object>): GraphQLSchema =>
  applyPolicies(
    resolveCodeNames(
      refuseMissingResolvers(
        makeExecutableSchema({
          typeDefs: readTypeDefs(),
          resolvers: { ...resolvers, ...SCALARS },
          resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
        }),
      ),
    ),
  );
