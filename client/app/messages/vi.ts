/** Every Vietnamese text of the product: it decides which ids exist. The browser loads them in parts (loadMessages.ts). */
import { vi as account } from '../../features/account/messages.vi';
import { vi as privacy } from '../../features/account/privacy/messages.vi';
import { vi as catalogue } from '../../features/catalogue/messages.vi';
import { vi as compare } from '../../features/compare/messages.vi';
import { vi as wishlist } from '../../features/wishlist/messages.vi';
import { vi as home } from '../../features/home/messages.vi';
import { vi as search } from '../../features/search/messages.vi';
import { vi as session } from '../../features/session/messages.vi';
import { vi as cards } from '../../kernel/cards/messages.vi';
import { vi as feedback } from '../../kernel/feedback/messages.vi';
import { vi as forms } from '../../kernel/forms/messages.vi';
import { vi as person } from '../../kernel/vocabulary/person/messages.vi';
import { parts as shared, vi as sharedTexts } from './shared.vi';

export const parts = {
  ...shared,
  cards,
  feedback,
  forms,
  session,
  home,
  search,
  catalogue,
  compare,
  wishlist,
  person,
  account,
  privacy,
};

export const messages = {
  ...sharedTexts,
  ...cards,
  ...feedback,
  ...forms,
  ...session,
  ...home,
  ...search,
  ...catalogue,
  ...compare,
  ...wishlist,
  ...person,
  ...account,
  ...privacy,
};

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof messages;
    }
  }
}
