import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const similarPricesMessages: MessagePart = {
  path: 'features/catalogue/similarPrices/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
