import { trusted } from 'mongoose';
import { UNREAD_COUNT_MAX } from '../../../schema/rules/notifications.rules.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import type { NotificationModel } from './notifications.model.js';
import type { NotificationRecord } from './notifications.records.js';

/** Paging and the export end here. */
const MAX_ROWS = 5000;

export const createNotificationRepository = (notifications: NotificationModel) => ({
  /** Writing the same row again changes nothing: it may have been read meanwhile. */
  insert: async (row: NotificationRecord): Promise<void> => {
    try {
      await notifications.create([row]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },

  /** Those of the ids that have a row. */
  existing: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await notifications
      .find({ _id: trusted({ $in: [...ids] }) })
      .select({ _id: 1 })
      .lean<{ _id: string }[]>()
      .exec();
    return new Set(rows.map(({ _id }) => _id));
  },

  page: async (
    userId: string,
    { unreadOnly }: { unreadOnly: boolean },
    { number, size }: PageRequest,
  ): Promise<{ items: NotificationRecord[]; total: number }> => {
    const condition = unreadOnly ? { userId, isRead: false } : { userId };
    const [items, total] = await Promise.all([
      notifications
        .find(condition)
        .sort({ deliveredAt: -1, _id: -1 })
        .skip((number - 1) * size)
        .limit(size)
        .lean<NotificationRecord[]>()
        .exec(),
      notifications.countDocuments(condition).limit(MAX_ROWS).exec(),
    ]);
    return { items, total };
  },

  latestOf: async (userId: string): Promise<string | null> => {
    const row = await notifications
      .findOne({ userId })
      .sort({ deliveredAt: -1, _id: -1 })
      .select({ _id: 1 })
      .lean<{ _id: string } | null>()
      .exec();
    return row && row._id;
  },

  unreadCount: (userId: string): Promise<number> =>
    notifications.countDocuments({ userId, isRead: false }).limit(UNREAD_COUNT_MAX).exec(),

  markRead: async (userId: string, ids: readonly string[]): Promise<void> => {
    await notifications.updateMany(
      { userId, isRead: false, _id: trusted({ $in: [...ids] }) },
      { $set: { isRead: true } },
    );
  },

  /** Up to and with `upTo`; an id that is not the person's marks nothing. */
  markAllRead: async (userId: string, upTo: string | null): Promise<void> => {
    if (upTo === null) {
      await notifications.updateMany({ userId, isRead: false }, { $set: { isRead: true } });
      return;
    }
    const last = await notifications
      .findOne({ _id: upTo, userId })
      .select({ deliveredAt: 1 })
      .lean<{ deliveredAt: Date } | null>()
      .exec();
    if (!last) return;
    await notifications.updateMany(
      { userId, isRead: false, deliveredAt: trusted({ $lte: last.deliveredAt }) },
      { $set: { isRead: true } },
    );
  },

  ofUser: (userId: string): Promise<NotificationRecord[]> =>
    notifications
      .find({ userId })
      .sort({ deliveredAt: -1, _id: -1 })
      .limit(MAX_ROWS)
      .lean<NotificationRecord[]>()
      .exec(),

  countOf: (userId: string): Promise<number> => notifications.countDocuments({ userId }).exec(),

  removeAll: async (userId: string): Promise<void> => {
    await notifications.deleteMany({ userId });
  },
});

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;
