import type { MessagePart } from '../../kernel/i18n/messagePart';

export const eligibilityMessages: MessagePart = {
  path: 'features/eligibility/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
