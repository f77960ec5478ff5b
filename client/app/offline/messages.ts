import type { MessagePart } from '../../kernel/i18n/messagePart';

export const offlineMessages: MessagePart = {
  path: 'app/offline/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
