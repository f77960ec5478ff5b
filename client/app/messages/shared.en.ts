/** English texts that every page needs: one chunk, loaded once. All others are loaded with their pages (kernel/i18n/loadMessages.ts). */
import { en as operator } from '../../kernel/operator/messages.en';
import { en as seo } from '../../kernel/seo/messages.en';
import { en as ui } from '../../kernel/ui/messages.en';
import { en as layouts } from '../layouts/messages.en';

export const en = { ...ui, ...operator, ...seo, ...layouts };
