import type { MessagePart } from '../../i18n/messagePart';

export const officeStatusMessages: MessagePart = {
  path: 'kernel/operator/officeStatus/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
