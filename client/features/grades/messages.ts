import type { MessagePart } from '../../kernel/i18n/messagePart';

export const gradesMessages: MessagePart = {
  path: 'features/grades/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
