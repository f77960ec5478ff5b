import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const guardianSharingMessages: MessagePart = {
  path: 'features/applications/guardian/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
