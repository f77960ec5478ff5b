import type { MessagePart } from '../../i18n/messagePart';

/** The hour of a deadline and its time zone, which cards leave to the page. */
export const fullDeadlineMessages: MessagePart = {
  path: 'kernel/cards/fullDeadline/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
