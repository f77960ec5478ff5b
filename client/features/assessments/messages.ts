import type { MessagePart } from '../../kernel/i18n/messagePart';

export const assessmentsMessages: MessagePart = {
  path: 'features/assessments/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
