import type { MessagePart } from '../i18n/messagePart';

/** For pages with a chart or a field with suggestions. */
export const muiMessages: MessagePart = {
  path: 'kernel/mui/messages',
  vi: () => import('./messages.vi'),
  en: () => import('./messages.en'),
};
