/** Every English text of the product; the browser loads them in parts (loadMessages.ts). */
import { en as account } from '../../features/account/messages.en';
import { en as privacy } from '../../features/account/privacy/messages.en';
import { en as catalogue } from '../../features/catalogue/messages.en';
import { en as compare } from '../../features/compare/messages.en';
import { en as wishlist } from '../../features/wishlist/messages.en';
import { en as home } from '../../features/home/messages.en';
import { en as search } from '../../features/search/messages.en';
import { en as session } from '../../features/session/messages.en';
import { en as cards } from '../../kernel/cards/messages.en';
import { en as feedback } from '../../kernel/feedback/messages.en';
import { en as forms } from '../../kernel/forms/messages.en';
import { en as person } from '../../kernel/vocabulary/person/messages.en';
import { en as sharedTexts } from './shared.en';
import type { messages as vietnamese } from './vi';

export const messages: Record<keyof typeof vietnamese, string> = {
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
