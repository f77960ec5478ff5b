/** Notifications as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { NotificationRepository } from './notifications.repository.js';

export const createNotificationsPrivacy = (repository: NotificationRepository): PersonalDataHandler => ({
  part: 'notifications',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(({ _id, userId: _user, ...notification }) => ({ id: _id, ...notification })),
  countOf: repository.countOf,
  erase: repository.removeAll,
});
