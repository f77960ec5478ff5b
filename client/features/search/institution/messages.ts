import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const institutionSearchMessages: MessagePart = {
  path: 'features/search/institution/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
