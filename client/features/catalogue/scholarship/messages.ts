import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const scholarshipMessages: MessagePart = {
  path: 'features/catalogue/scholarship/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
