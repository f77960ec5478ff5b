/** Settings of reminders as personal data. The reminders themselves are notifications and jobs, which have handlers of their own. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { ReminderSettingsRepository } from './reminders.repository.js';

export const createRemindersPrivacy = (settings: ReminderSettingsRepository): PersonalDataHandler => ({
  part: 'reminderSettings',
  exportOf: async userId => {
    const stored = await settings.of(userId);
    return stored && { deadlineEmails: stored.deadlineEmails, changedAt: stored.changedAt };
  },
  countOf: settings.countOf,
  erase: settings.remove,
});
