import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const myReviewsMessages: MessagePart = {
  path: 'features/reviews/mine/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
