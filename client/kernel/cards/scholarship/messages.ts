import type { MessagePart } from '../../i18n/messagePart';

export const scholarshipCardMessages: MessagePart = {
  path: 'kernel/cards/scholarship/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
