import type { MessagePart } from '../../kernel/i18n/messagePart';

export const homeMessages: MessagePart = {
  path: 'features/home/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
