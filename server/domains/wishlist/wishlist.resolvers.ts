import type { Resolvers, ResolversTypes } from '../../generated/resolvers.js';
import { asViewer } from '../../kernel/graphql/guards.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { WishlistService } from './wishlist.service.js';

/** The stored institution, program or scholarship, as the graph's types take it. */
export type CatalogueRecord = Awaited<ResolversTypes['CatalogueItem']>;

export const createWishlistResolvers = (
  service: WishlistService<CatalogueRecord>,
): Pick<Resolvers, 'Query' | 'Mutation' | 'CatalogueItem'> => ({
  Query: {
    myWishlist: asViewer(async (_query, { kind, page }, { viewer }) => {
      const wanted = readPage(page);
      const { items, total, counts } = await service.page(viewer.id, kind, wanted);
      return { items, counts, pageInfo: pageInfoOf(wanted, total) };
    }),
    myWishlistIds: asViewer((_query, _args, { viewer }) => service.ids(viewer.id)),
  },

  Mutation: {
    addToWishlist: asViewer((_mutation, { input }, { viewer }) => service.add(viewer.id, input)),
    removeFromWishlist: asViewer(async (_mutation, { input }, { viewer }) => ({
      ok: true,
      ids: await service.remove(viewer.id, input),
      errors: [],
    })),
  },

  CatalogueItem: {
    __resolveType: record => {
      if ('provider' in record) return 'Scholarship';
      return 'title' in record ? 'Program' : 'Institution';
    },
  },
});
