import { type Connection, Schema } from 'mongoose';

/** Of a person who chose; nobody gets mails without. */
export type ReminderSettingsRecord = {
  /** The account. */
  _id: string;
  deadlineEmails: boolean;
  changedAt: Date;
};

const settingsSchema = new Schema<ReminderSettingsRecord>(
  {
    _id: { type: String, required: true },
    deadlineEmails: { type: Boolean, required: true },
    changedAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false, autoCreate: false },
);

export const createReminderSettingsModel = (connection: Connection) =>
  connection.model<ReminderSettingsRecord>('ReminderSettings', settingsSchema, 'reminderSettings');

export type ReminderSettingsModel = ReturnType<typeof createReminderSettingsModel>;
