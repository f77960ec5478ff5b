import type { MessagePart } from '../i18n/messagePart';

export const vocabularyMessages: MessagePart = {
  path: 'kernel/vocabulary/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
