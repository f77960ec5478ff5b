import type { MessagePart } from '../../kernel/i18n/messagePart';

export const catalogueMessages: MessagePart = {
  path: 'features/catalogue/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
