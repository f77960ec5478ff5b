import type { MessagePart } from '../../kernel/i18n/messagePart';

export const notificationsMessages: MessagePart = {
  path: 'features/notifications/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
