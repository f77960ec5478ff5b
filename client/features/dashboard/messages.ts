import type { MessagePart } from '../../kernel/i18n/messagePart';

export const dashboardMessages: MessagePart = {
  path: 'features/dashboard/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
