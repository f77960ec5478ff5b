import type { MessagePart } from '../i18n/messagePart';

export const cardMessages: MessagePart = {
  path: 'kernel/cards/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
