import type { MessagePart } from '../../kernel/i18n/messagePart';

export const leadsMessages: MessagePart = {
  path: 'features/leads/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
