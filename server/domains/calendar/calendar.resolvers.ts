import type { Resolvers } from '../../generated/resolvers.js';
import type { CalendarService } from './calendar.service.js';

export const createCalendarResolvers = (service: CalendarService): Pick<Resolvers, 'Query' | 'Mutation'> => ({
  Query: { myCalendarFeed: (_query, _args, { viewer }) => service.feedOf(viewer.id) },
  Mutation: {
    renewCalendarFeed: (_mutation, { input }, { viewer }) => service.renew(viewer.id, input.language),
    revokeCalendarFeed: async (_mutation, _args, { viewer }) => {
      await service.revoke(viewer.id);
      return { ok: true, errors: [] };
    },
  },
});
