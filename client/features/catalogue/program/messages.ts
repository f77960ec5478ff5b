import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const programMessages: MessagePart = {
  path: 'features/catalogue/program/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
