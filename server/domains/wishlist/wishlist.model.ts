import { type Connection, Schema } from 'mongoose';
import type { SavedItemRecord } from './wishlist.records.js';

const required = { type: String, required: true };

const savedItemSchema = new Schema<SavedItemRecord>(
  { _id: required, userId: required, kind: required, itemId: required, addedAt: { type: Date, required: true } },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// add, remove; and it makes adding twice adding once.
savedItemSchema.index({ userId: 1, kind: 1, itemId: 1 }, { unique: true });
// savedCountsOf, move: everybody's rows of an item.
savedItemSchema.index({ kind: 1, itemId: 1 });
// ofUser: latest first.
savedItemSchema.index({ userId: 1, addedAt: -1, _id: -1 });

// The collection keeps the name under which wishlists are stored already.
export const createSavedItemModel = (connection: Connection) =>
  connection.model<SavedItemRecord>('SavedItem', savedItemSchema, 'wishes');

export type SavedItemModel = ReturnType<typeof createSavedItemModel>;
