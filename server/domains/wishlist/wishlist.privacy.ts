/** The wishlist as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { WishlistRepository } from './wishlist.repository.js';

export const createWishlistPrivacy = (repository: WishlistRepository): PersonalDataHandler => ({
  part: 'wishlist',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(({ kind, itemId, addedAt }) => ({ kind, itemId, addedAt })),
  countOf: repository.countOf,
  erase: repository.removeAll,
});
