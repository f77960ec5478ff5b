import type { MessagePart } from '../../kernel/i18n/messagePart';

export const searchMessages: MessagePart = {
  path: 'features/search/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
