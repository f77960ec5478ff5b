import { trusted } from 'mongoose';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { WISHLIST_LIMIT } from '../../../schema/rules/wishlist.rules.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { newId } from '../../kernel/newId.js';
import type { SavedItemModel } from './wishlist.model.js';
import type { ItemRef, SavedItemRecord } from './wishlist.records.js';

/** A full wishlist of every kind, and what adds at the same moment may have put on top. */
const MAX_ROWS = CATALOGUE_KINDS.length * WISHLIST_LIMIT + 100;

export const createWishlistRepository = (savedItems: SavedItemModel) => ({
  /** Latest first. */
  ofUser: (userId: string): Promise<SavedItemRecord[]> =>
    savedItems
      .find({ userId })
      .sort({ addedAt: -1, _id: -1 })
      .limit(MAX_ROWS)
      .batchSize(MAX_ROWS)
      .lean<SavedItemRecord[]>()
      .exec(),

  /** Of everybody, by the id of the rows: for work that goes through all of them. */
  after: (id: string | null, limit: number): Promise<SavedItemRecord[]> =>
    savedItems
      .find(id === null ? {} : { _id: trusted({ $gt: id }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<SavedItemRecord[]>()
      .exec(),

  /** True when the row is new; one that is there stays as it is. Of two that insert at the same moment, the unique index refuses one: the row is there then. */
  add: async (userId: string, { kind, itemId }: ItemRef, addedAt: Date): Promise<boolean> => {
    const row: SavedItemRecord = { _id: newId(), userId, kind, itemId, addedAt };
    try {
      const { upsertedCount } = await savedItems.updateOne(
        { userId, kind, itemId },
        { $setOnInsert: row },
        { upsert: true },
      );
      return upsertedCount === 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  },

  remove: async (userId: string, { kind, itemId }: ItemRef): Promise<void> => {
    await savedItems.deleteOne({ userId, kind, itemId });
  },

  countOf: (userId: string): Promise<number> => savedItems.countDocuments({ userId }).exec(),

  removeAll: async (userId: string): Promise<void> => {
    await savedItems.deleteMany({ userId });
  },
});

export type WishlistRepository = ReturnType<typeof createWishlistRepository>;
