import type { MessagePart } from '../../i18n/messagePart';

export const institutionCardMessages: MessagePart = {
  path: 'kernel/cards/institution/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
