import type { MessagePart } from '../../i18n/messagePart';

export const outcomeMessages: MessagePart = {
  path: 'kernel/facts/outcomes/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
