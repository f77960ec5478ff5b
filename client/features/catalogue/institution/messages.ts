import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const institutionMessages: MessagePart = {
  path: 'features/catalogue/institution/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
