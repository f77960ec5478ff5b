import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const scholarshipCheckMessages: MessagePart = {
  path: 'features/eligibility/scholarship/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
