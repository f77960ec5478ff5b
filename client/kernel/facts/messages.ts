import type { MessagePart } from '../i18n/messagePart';

export const factsMessages: MessagePart = {
  path: 'kernel/facts/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
