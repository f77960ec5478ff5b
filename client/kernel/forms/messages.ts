import type { MessagePart } from '../i18n/messagePart';

export const formMessages: MessagePart = {
  path: 'kernel/forms/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
