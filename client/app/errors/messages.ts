import type { MessagePart } from '../../kernel/i18n/messagePart';

export const errorMessages: MessagePart = {
  path: 'app/errors/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
