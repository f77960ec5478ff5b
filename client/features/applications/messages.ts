import type { MessagePart } from '../../kernel/i18n/messagePart';

export const applicationsMessages: MessagePart = {
  path: 'features/applications/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
