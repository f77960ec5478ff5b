import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const scholarshipSearchMessages: MessagePart = {
  path: 'features/search/scholarship/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
