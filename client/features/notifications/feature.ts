import { defineFeature } from '../../kernel/feature/defineFeature';
import { notificationsMessages } from './messages';

export const notifications = defineFeature({
  folder: 'features/notifications',
  pages: { profileNotifications: { load: () => import('./ProfileNotificationsPage') } },
  messages: [notificationsMessages],
  links: [
    {
      in: ['account'],
      route: 'profileNotifications',
      label: { vi: 'Thông báo', en: 'Notifications' },
      icon: 'bell',
      order: 115,
    },
  ],
  personalData: {
    notifications: { vi: 'Thông báo', en: 'Notifications' },
    reminderSettings: { vi: 'Cài đặt nhắc hạn', en: 'Reminder settings' },
  },
});
