import type { MessagePart } from '../../i18n/messagePart';

export const personMessages: MessagePart = {
  path: 'kernel/vocabulary/person/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
