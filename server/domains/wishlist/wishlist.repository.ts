import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { WISHLIST_LIMIT } from '../../../schema/rules/wishlist.limits.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { newId } from '../../kernel/newId.js';
import type { WishModel } from './wishlist.model.js';
import type { CatalogueKind, WishRecord } from './wishlist.records.js';

/** Everything that one person can keep, and what parallel adds may have put on top, comes in one answer of the store. */
const MAX_ROWS = CATALOGUE_KINDS.length * WISHLIST_LIMIT + 100;

export type Wish = { userId: string; kind: CatalogueKind; itemId: string };

export const createWishlistRepository = (wishes: WishModel) => ({
  /** Latest first. */
  ofUser: (userId: string): Promise<WishRecord[]> =>
    wishes
      .find({ userId })
      .sort({ addedAt: -1, _id: -1 })
      .limit(MAX_ROWS)
      .batchSize(MAX_ROWS)
      .lean<WishRecord[]>()
      .exec(),

  /** Leaves a row that is there as it is. Two that insert at once meet in the unique index: the later one finds the row of the other. */
  add: async ({ userId, kind, itemId }: Wish, addedAt: Date): Promise<void> => {
    const row: WishRecord = { _id: newId(), userId, kind, itemId, addedAt };
    try {
      await wishes.updateOne({ userId, kind, itemId }, { $setOnInsert: row }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },

  remove: async ({ userId, kind, itemId }: Wish): Promise<void> => {
    await wishes.deleteOne({ userId, kind, itemId });
  },

  countOf: (userId: string): Promise<number> => wishes.countDocuments({ userId }).exec(),

  removeAll: async (userId: string): Promise<void> => {
    await wishes.deleteMany({ userId });
  },
});

export type WishlistRepository = ReturnType<typeof createWishlistRepository>;
