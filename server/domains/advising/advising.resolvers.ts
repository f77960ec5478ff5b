import type { Resolvers } from '../../generated/resolvers.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { AdvisingService } from './advising.service.js';

export const createAdvisingResolvers = (
  service: AdvisingService,
): Pick<Resolvers, 'Query' | 'Mutation' | 'AdvisingSession'> => ({
  Query: {
    myAdvisingSessions: async (_query, { period, page }, { viewer }) => {
      const wanted = readPage(page);
      const { items, total } = await service.mine(viewer.id, period, wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
    advisingSessions: async (_query, { filter, page }, { viewer }) => {
      const wanted = readPage(page);
      const { items, total } = await service.queue(viewer.id, filter ?? {}, wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
  },

  Mutation: {
    scheduleAdvisingSession: (_mutation, { input }, { viewer }) => service.schedule(viewer.id, input),
    rescheduleAdvisingSession: (_mutation, { input }, { viewer }) => service.reschedule(viewer.id, input),
    cancelAdvisingSession: (_mutation, { input }, { viewer }) => service.cancel(viewer.id, input),
  },

  AdvisingSession: {
    id: ({ record }) => record._id,
    topic: ({ record }) => record.topic,
    note: ({ record }) => record.note ?? null,
    startsAt: ({ record }) => record.startsAt,
    endsAt: ({ record }) => record.endsAt,
    timeZone: ({ record }) => record.timeZone,
    channel: ({ record }) => record.channel,
    joinUrl: ({ record }) => record.joinUrl ?? null,
    place: ({ record }) => record.place ?? null,
    status: ({ record }) => record.status,
    advisor: ({ record, personOf }) => (record.advisorId === undefined ? null : personOf(record.advisorId)),
    student: ({ record, personOf }) => personOf(record.userId),
    updatedAt: ({ record }) => record.updatedAt,
  },
});
