import { trusted } from 'mongoose';
import { newId } from '../../kernel/newId.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import type { CalendarFeedModel, CalendarFeedRecord } from './calendar.model.js';

export const createCalendarFeedRepository = (feeds: CalendarFeedModel) => {
  const save = async ({ userId, ...feed }: Omit<CalendarFeedRecord, '_id'>): Promise<void> => {
    await feeds.updateOne({ userId }, { $set: feed, $setOnInsert: { _id: newId(), userId } }, { upsert: true });
  };
  return {
    of: (userId: string): Promise<CalendarFeedRecord | null> =>
      feeds.findOne({ userId }).lean<CalendarFeedRecord | null>().exec(),

    byToken: (tokenHash: string): Promise<CalendarFeedRecord | null> =>
      feeds.findOne({ tokenHash }).lean<CalendarFeedRecord | null>().exec(),

    /** Of two that insert at the same moment, the unique index refuses one, which then replaces the other. */
    save: async (feed: Omit<CalendarFeedRecord, '_id'>): Promise<void> => {
      try {
        await save(feed);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await save(feed);
      }
    },

    countOf: (userId: string): Promise<number> => feeds.countDocuments({ userId }).exec(),

    removeMadeUntil: async (userId: string, at: Date): Promise<void> => {
      await feeds.deleteMany({ userId, createdAt: trusted({ $lte: at }) });
    },

    remove: async (userId: string): Promise<void> => {
      await feeds.deleteMany({ userId });
    },
  };
};

export type CalendarFeedRepository = ReturnType<typeof createCalendarFeedRepository>;
