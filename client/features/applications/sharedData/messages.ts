import type { MessagePart } from '../../../kernel/i18n/messagePart';

export const sharedDataMessages: MessagePart = {
  path: 'features/applications/sharedData/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
