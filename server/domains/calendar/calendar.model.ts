import { type Connection, Schema } from 'mongoose';

export type CalendarLanguage = 'VI' | 'EN';

export type CalendarFeedRecord = {
  _id: string;
  userId: string;
  /** Of the secret in the address. */
  tokenHash: string;
  language: CalendarLanguage;
  createdAt: Date;
};

const feedSchema = new Schema<CalendarFeedRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    tokenHash: { type: String, required: true },
    language: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false, autoCreate: false },
);
// One of a person: a renewal replaces the former address.
feedSchema.index({ userId: 1 }, { unique: true });
// byToken.
feedSchema.index({ tokenHash: 1 }, { unique: true, sparse: true });

export const createCalendarFeedModel = (connection: Connection) =>
  connection.model<CalendarFeedRecord>('CalendarFeed', feedSchema, 'calendarFeeds');

export type CalendarFeedModel = ReturnType<typeof createCalendarFeedModel>;
