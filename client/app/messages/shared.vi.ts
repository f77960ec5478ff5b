/** Vietnamese texts that every page needs: one chunk, loaded once. All others are loaded with their pages (kernel/i18n/loadMessages.ts). */
import { vi as operator } from '../../kernel/operator/messages.vi';
import { vi as seo } from '../../kernel/seo/messages.vi';
import { vi as ui } from '../../kernel/ui/messages.vi';
import { vi as layouts } from '../layouts/messages.vi';

export const vi = { ...ui, ...operator, ...seo, ...layouts };
