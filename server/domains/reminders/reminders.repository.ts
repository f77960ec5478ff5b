import type { ReminderSettingsModel, ReminderSettingsRecord } from './reminders.model.js';

export const createReminderSettingsRepository = (settings: ReminderSettingsModel) => ({
  of: (userId: string): Promise<ReminderSettingsRecord | null> =>
    settings.findOne({ _id: userId }).lean<ReminderSettingsRecord | null>().exec(),

  save: async (userId: string, deadlineEmails: boolean, changedAt: Date): Promise<void> => {
    await settings.updateOne({ _id: userId }, { $set: { deadlineEmails, changedAt } }, { upsert: true });
  },

  countOf: (userId: string): Promise<number> => settings.countDocuments({ _id: userId }).exec(),

  remove: async (userId: string): Promise<void> => {
    await settings.deleteOne({ _id: userId });
  },
});

export type ReminderSettingsRepository = ReturnType<typeof createReminderSettingsRepository>;
