import type { Resolvers } from '../../generated/resolvers.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { CatalogueRecord } from './wishlist.ports.js';
import type { WishlistService } from './wishlist.service.js';

export const createWishlistResolvers = (
  service: WishlistService<CatalogueRecord>,
): Pick<Resolvers, 'Query' | 'Mutation'> => ({
  Query: {
    myWishlist: async (_query, { kind, page }, { viewer }) => {
      const wanted = readPage(page);
      const { items, total, counts } = await service.page(viewer.id, kind, wanted);
      return { items, counts, pageInfo: pageInfoOf(wanted, total) };
    },
    myWishlistIds: (_query, _args, { viewer }) => service.ids(viewer.id),
  },

  Mutation: {
    addToWishlist: (_mutation, { input }, { viewer }) => service.add(viewer.id, input),
    removeFromWishlist: async (_mutation, { input }, { viewer }) => ({
      ok: true,
      ids: await service.remove(viewer.id, input),
      errors: [],
    }),
  },
});
