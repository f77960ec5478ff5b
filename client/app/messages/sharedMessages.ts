import type { MessagePart } from '../../kernel/i18n/messagePart';

export const sharedMessages: MessagePart = {
  path: 'app/messages/shared',
  vi: () => import('./shared.vi'),
  en: () => import('./shared.en'),
};
