import type { MessagePart } from '../../i18n/messagePart';

export const consentMessages: MessagePart = {
  path: 'kernel/forms/consent/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
