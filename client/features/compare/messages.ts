import type { MessagePart } from '../../kernel/i18n/messagePart';

export const compareMessages: MessagePart = {
  path: 'features/compare/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
