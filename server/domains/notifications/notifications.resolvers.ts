import type { Resolvers } from '../../generated/resolvers.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { CatalogueRecord } from './notifications.ports.js';
import type { NotificationsService } from './notifications.service.js';

export const createNotificationsResolvers = (
  service: NotificationsService<CatalogueRecord>,
): Pick<Resolvers, 'Query' | 'Mutation' | 'Notification'> => ({
  Query: {
    myNotifications: async (_query, { unreadOnly, page }, { viewer }) => {
      const wanted = readPage(page);
      const { total, ...rest } = await service.page(viewer.id, { unreadOnly }, wanted);
      return { ...rest, pageInfo: pageInfoOf(wanted, total) };
    },
    myNotificationState: (_query, _args, { viewer }) => service.stateOf(viewer.id),
  },

  Mutation: {
    markNotificationsRead: (_mutation, { input }, { viewer }) =>
      service.markRead(viewer.id, input.ids ?? null, input.upTo ?? null),
  },

  Notification: {
    id: ({ record }) => record._id,
    code: ({ record }) => record.code,
    parameters: ({ record }) => record.parameters,
    at: ({ record }) => record.at,
    isRead: ({ record }) => record.isRead,
  },
});
