import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const sharingMessages: MessagePart = {
  path: 'features/applications/sharing/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
