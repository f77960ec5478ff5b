/** One schema from the SDL of all domains and their resolvers, guarded as the SDL says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { applyPolicies } from '../../kernel/graphql/applyPolicies.js';
import { DateScalar, DateTimeScalar } from '../../kernel/graphql/scalars.js';
import { projectRoot } from '../../kernel/projectRoot.js';

const SCALARS = { Date: DateScalar, DateTime: DateTimeScalar };

/** The printed schema is the same text once more, sorted for reviewers. */
export function readTypeDefs(folder = join(projectRoot, 'schema')): string[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.graphql') && name !== 'printed.graphql');
  return names.toSorted().map(name => readFileSync(join(folder, name), 'utf8'));
}

export const buildSchema = (resolvers: Record<string, object>): GraphQLSchema =>
  applyPolicies(
    makeExecutableSchema({
      typeDefs: readTypeDefs(),
      resolvers: { ...resolvers, ...SCALARS },
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
