/** The public API of the notifications domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import { deliversNotifications, notificationJob } from './notifications.jobs.js';
import { createNotificationModel } from './notifications.model.js';
import type { NotificationsPorts } from './notifications.ports.js';
import { createNotificationsPrivacy } from './notifications.privacy.js';
import type { NewNotification } from './notifications.records.js';
import { createNotificationRepository } from './notifications.repository.js';
import { createNotificationsResolvers } from './notifications.resolvers.js';
import { createNotificationsService } from './notifications.service.js';

export const notificationsDomain = defineDomain({
  name: 'notifications',
  create: ({ connection, clock }, ports: NotificationsPorts) => {
    const repository = createNotificationRepository(createNotificationModel(connection));
    const service = createNotificationsService({ repository, clock, ...ports });
    return {
      resolvers: createNotificationsResolvers(service),
      privacy: [createNotificationsPrivacy(repository)],
      jobs: [deliversNotifications(service)],
      provides: {
        /** For changes of a document: an outbox entry, written together with the change (kernel/jobs/outbox.ts). */
        notificationEntryOf: (notification: NewNotification): OutboxEntry =>
          followUp(notificationJob, notification, { at: notification.at }),
        deliver: service.deliver,
        deliveredOf: repository.existing,
      },
    };
  },
});
