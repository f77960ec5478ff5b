import type { MessagePart } from '../../i18n/messagePart';

export const applicationStatusMessages: MessagePart = {
  path: 'kernel/vocabulary/application/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
