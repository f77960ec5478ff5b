import type { MessagePart } from '../../kernel/i18n/messagePart';

export const paperMessages: MessagePart = {
  path: 'app/paper/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
