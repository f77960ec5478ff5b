import type { MessagePart } from '../i18n/messagePart';

export const fitMessages: MessagePart = {
  path: 'kernel/fit/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
