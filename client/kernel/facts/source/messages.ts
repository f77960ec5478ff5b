import type { MessagePart } from '../../i18n/messagePart';

/** What stands in the opened source of a fact: cards have none. */
export const factSourceMessages: MessagePart = {
  path: 'kernel/facts/source/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
