/** Every Vietnamese text of the product: one chunk, loaded once. Vietnamese decides which ids exist. */
import { vi as catalogue } from '../../features/catalogue/messages.vi';
import { vi as home } from '../../features/home/messages.vi';
import { vi as search } from '../../features/search/messages.vi';
import { vi as cards } from '../../kernel/cards/messages.vi';
import { vi as facts } from '../../kernel/facts/messages.vi';
import { vi as suggest } from '../../kernel/suggest/messages.vi';
import { vi as seo } from '../../kernel/seo/messages.vi';
import { vi as ui } from '../../kernel/ui/messages.vi';
import { vi as vocabulary } from '../../kernel/vocabulary/messages.vi';
import { vi as errors } from '../errors/messages.vi';
import { vi as layouts } from '../layouts/messages.vi';

export const parts = { ui, seo, suggest, facts, vocabulary, layouts, errors, cards, home, search, catalogue };

export const messages = { ...ui, ...seo, ...suggest, ...facts, ...vocabulary, ...layouts, ...errors, ...cards, ...home, ...search, ...catalogue };

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof messages;
    }
  }
}
