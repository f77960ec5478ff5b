import type { Resolvers } from '../../generated/resolvers.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { ServiceTokensService } from './serviceTokens.service.js';

export const createServiceTokensResolvers = (
  service: ServiceTokensService,
): Pick<Resolvers, 'Query' | 'Mutation' | 'ServiceToken' | 'AuditEvent'> => ({
  Query: {
    serviceTokens: async (_query, { page }) => {
      const wanted = readPage(page);
      const { items, total } = await service.page(wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
  },

  Mutation: {
    createServiceToken: (_mutation, { input }, { viewer }) => service.create(viewer.id, input),
    endServiceToken: async (_mutation, { input }, { viewer }) => ({
      token: await service.end(viewer.id, input.tokenId),
      errors: [],
    }),
  },

  ServiceToken: {
    id: token => token._id,
    createdById: token => token.userId ?? null,
    lastUsedAt: token => token.lastUsedAt ?? null,
    endedAt: token => token.endedAt ?? null,
  },

  AuditEvent: {
    actorToken: ({ actorId }, _args, { loaders }) => (actorId ? loaders.serviceTokenById.load(actorId) : null),
  },
});
