import { trusted } from 'mongoose';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { WISHLIST_LIMIT } from '../../../schema/rules/wishlist.rules.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { newId } from '../../kernel/newId.js';
import type { SavedItemModel } from './wishlist.model.js';
import type { CatalogueKind, ItemRef, SavedItemRecord } from './wishlist.records.js';

/** A full wishlist of every kind, and what adds at the same moment may have put on top. */
const MAX_ROWS = CATALOGUE_KINDS.length * WISHLIST_LIMIT + 100;

const MOVED_AT_ONCE = 500;

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

  /** How many people have saved each item; those that nobody has are left out. */
  savedCountsOf: async (kind: CatalogueKind, itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>();
    const rows = savedItems
      .find({ kind, itemId: trusted({ $in: [...itemIds] }) })
      .select({ itemId: 1 })
      .lean<Pick<SavedItemRecord, 'itemId'>>()
      .cursor({ batchSize: MOVED_AT_ONCE });
    for await (const { itemId } of rows) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
    return counts;
  },

  countOfItem: (kind: CatalogueKind, itemId: string): Promise<number> =>
    savedItems.countDocuments({ kind, itemId }).exec(),

  /** Everybody's rows of an item are rows of another one then: who has that one already keeps that row. Safe to repeat. */
  move: async (kind: CatalogueKind, fromId: string, intoId: string): Promise<void> => {
    for (;;) {
      const rows = await savedItems
        .find({ kind, itemId: fromId })
        .limit(MOVED_AT_ONCE)
        .lean<SavedItemRecord[]>()
        .exec();
      if (rows.length === 0) return;
      const userIds = rows.map(({ userId }) => userId);
      const there = await savedItems
        .find({ userId: trusted({ $in: userIds }), kind, itemId: intoId })
        .select({ userId: 1 })
        .lean<Pick<SavedItemRecord, 'userId'>[]>()
        .exec();
      const haveBoth = new Set(there.map(({ userId }) => userId));
      const idsOfRows = (isDouble: boolean): string[] =>
        rows.flatMap(({ _id, userId }) => (haveBoth.has(userId) === isDouble ? _id : []));
      await savedItems.deleteMany({ _id: trusted({ $in: idsOfRows(true) }) });
      try {
        await savedItems.updateMany({ _id: trusted({ $in: idsOfRows(false) }) }, { $set: { itemId: intoId } });
      } catch (error) {
        // Somebody saved the other one at this moment: the next round finds it.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  },

  countOf: (userId: string): Promise<number> => savedItems.countDocuments({ userId }).exec(),

  removeAll: async (userId: string): Promise<void> => {
    await savedItems.deleteMany({ userId });
  },
});

export type WishlistRepository = ReturnType<typeof createWishlistRepository>;
