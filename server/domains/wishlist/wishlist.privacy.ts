/** The wishlist as personal data: what the export holds, what deletion removes. */
import type { WishlistRepository } from './wishlist.repository.js';

export const createWishlistPrivacy = (repository: WishlistRepository) => ({
  part: 'wishlist',
  exportOf: async (userId: string) =>
    (await repository.ofUser(userId)).map(({ kind, itemId, addedAt }) => ({ kind, itemId, addedAt })),
  countOf: repository.countOf,
  erase: repository.removeAll,
});
