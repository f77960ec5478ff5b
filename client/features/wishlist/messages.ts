import type { MessagePart } from '../../kernel/i18n/messagePart';

export const wishlistMessages: MessagePart = {
  path: 'features/wishlist/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
