import type { MessagePart } from '../../kernel/i18n/messagePart';

export const reviewsMessages: MessagePart = {
  path: 'features/reviews/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
