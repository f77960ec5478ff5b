import type { MessagePart } from '../../kernel/i18n/messagePart';

export const analyticsMessages: MessagePart = {
  path: 'app/analytics/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
