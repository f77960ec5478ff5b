import { type Connection, Schema } from 'mongoose';
import type { WishRecord } from './wishlist.records.js';

export type WishlistConnection = Connection;

const required = { type: String, required: true };

const wishSchema = new Schema<WishRecord>(
  { _id: required, userId: required, kind: required, itemId: required, addedAt: { type: Date, required: true } },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// Adding and removing one; and the guard that makes adding twice adding once.
wishSchema.index({ userId: 1, kind: 1, itemId: 1 }, { unique: true });
// All of one person, latest first.
wishSchema.index({ userId: 1, addedAt: -1, _id: -1 });

export const createWishModel = (connection: WishlistConnection) =>
  connection.model<WishRecord>('Wish', wishSchema, 'wishes');

export type WishModel = ReturnType<typeof createWishModel>;
