import type { MessagePart } from '../../kernel/i18n/messagePart';

export const sessionMessages: MessagePart = {
  path: 'features/session/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
