/** Every English text of the product: one chunk, loaded once. */
import { en as catalogue } from '../../features/catalogue/messages.en';
import { en as home } from '../../features/home/messages.en';
import { en as search } from '../../features/search/messages.en';
import { en as cards } from '../../kernel/cards/messages.en';
import { en as facts } from '../../kernel/facts/messages.en';
import { en as suggest } from '../../kernel/suggest/messages.en';
import { en as seo } from '../../kernel/seo/messages.en';
import { en as ui } from '../../kernel/ui/messages.en';
import { en as vocabulary } from '../../kernel/vocabulary/messages.en';
import { en as errors } from '../errors/messages.en';
import { en as layouts } from '../layouts/messages.en';
import type { messages as vietnamese } from './vi';

export const messages: Record<keyof typeof vietnamese, string> = { ...ui, ...seo, ...suggest, ...facts, ...vocabulary, ...layouts, ...errors, ...cards, ...home, ...search, ...catalogue };
