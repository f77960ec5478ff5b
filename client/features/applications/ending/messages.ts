import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const endingMessages: MessagePart = {
  path: 'features/applications/ending/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
