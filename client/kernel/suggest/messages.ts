import type { MessagePart } from '../i18n/messagePart';

export const suggestMessages: MessagePart = {
  path: 'kernel/suggest/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
