import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const privacyMessages: MessagePart = {
  path: 'features/account/privacy/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
