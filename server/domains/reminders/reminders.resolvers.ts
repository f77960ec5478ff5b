import type { Resolvers } from '../../generated/resolvers.js';
import type { RemindersService } from './reminders.service.js';

export const createRemindersResolvers = (service: RemindersService): Pick<Resolvers, 'Query' | 'Mutation'> => ({
  Query: { myReminderSettings: (_query, _args, { viewer }) => service.settingsOf(viewer.id) },
  Mutation: {
    setReminderSettings: (_mutation, { input }, { viewer }) => service.setSettings(viewer.id, input.deadlineEmails),
  },
});
