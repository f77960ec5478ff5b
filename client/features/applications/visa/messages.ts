import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const visaMessages: MessagePart = {
  path: 'features/applications/visa/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
