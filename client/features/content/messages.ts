import type { MessagePart } from '../../kernel/i18n/messagePart';

export const contentMessages: MessagePart = {
  path: 'features/content/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
