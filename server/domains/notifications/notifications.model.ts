import { type Connection, Schema } from 'mongoose';
import type { NotificationRecord } from './notifications.records.js';

const required = { type: String, required: true };
const KEPT_SECONDS = 365 * 24 * 3600;

const notificationSchema = new Schema<NotificationRecord>(
  {
    _id: required,
    userId: required,
    code: required,
    parameters: [Schema.Types.Mixed],
    item: Schema.Types.Mixed,
    at: { type: Date, required: true },
    deliveredAt: { type: Date, required: true },
    isRead: { type: Boolean, required: true },
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// page, latestOf: latest first.
notificationSchema.index({ userId: 1, deliveredAt: -1, _id: -1 });
// unreadCount, markRead.
notificationSchema.index({ userId: 1, isRead: 1, deliveredAt: -1 });
// Expire after a year.
notificationSchema.index({ deliveredAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const createNotificationModel = (connection: Connection) =>
  connection.model<NotificationRecord>('Notification', notificationSchema, 'notifications');

export type NotificationModel = ReturnType<typeof createNotificationModel>;
