import type { MessagePart } from '../../kernel/i18n/messagePart';

export const accountMessages: MessagePart = {
  path: 'features/account/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
