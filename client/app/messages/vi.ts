/** Every Vietnamese text of the product: it decides which ids exist. The browser loads them in parts (loadMessages.ts). */
import { vi as catalogue } from '../../features/catalogue/messages.vi';
import { vi as compare } from '../../features/compare/messages.vi';
import { vi as home } from '../../features/home/messages.vi';
import { vi as search } from '../../features/search/messages.vi';
import { vi as cards } from '../../kernel/cards/messages.vi';
import { parts as shared, vi as sharedTexts } from './shared.vi';

export const parts = { ...shared, cards, home, search, catalogue, compare };

export const messages = { ...sharedTexts, ...cards, ...home, ...search, ...catalogue, ...compare };

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof messages;
    }
  }
}
