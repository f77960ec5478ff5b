/** The public API of the wishlist domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createSavedItemModel } from './wishlist.model.js';
import type { WishlistPorts } from './wishlist.ports.js';
import { createWishlistPrivacy } from './wishlist.privacy.js';
import { createWishlistRepository } from './wishlist.repository.js';
import { createWishlistResolvers } from './wishlist.resolvers.js';
import { createWishlistService } from './wishlist.service.js';

export const wishlistDomain = defineDomain({
  name: 'wishlist',
  create: ({ connection, clock }, { recordsOf }: WishlistPorts) => {
    const repository = createWishlistRepository(createSavedItemModel(connection));
    const service = createWishlistService({ repository, recordsOf, clock });
    return {
      resolvers: createWishlistResolvers(service),
      privacy: [createWishlistPrivacy(repository)],
      provides: {
        savedAfter: repository.after,
        savedBy: repository.ofUser,
        savedCountsOf: repository.savedCountsOf,
        /** For items of the catalogue that become one. */
        references: { countOf: repository.countOfItem, move: repository.move },
      },
    };
  },
});
