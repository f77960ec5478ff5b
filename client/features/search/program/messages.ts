import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const programSearchMessages: MessagePart = {
  path: 'features/search/program/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
