import type { MessagePart } from '../i18n/messagePart';

export const feedbackMessages: MessagePart = {
  path: 'kernel/feedback/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
