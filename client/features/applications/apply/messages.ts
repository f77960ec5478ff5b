import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const applyMessages: MessagePart = {
  path: 'features/applications/apply/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
