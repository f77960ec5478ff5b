/** Vietnamese texts that every page needs: one chunk, loaded once. All others are loaded with their pages (loadMessages.ts). */
import { vi as facts } from '../../kernel/facts/messages.vi';
import { vi as operator } from '../../kernel/operator/messages.vi';
import { vi as seo } from '../../kernel/seo/messages.vi';
import { vi as suggest } from '../../kernel/suggest/messages.vi';
import { vi as ui } from '../../kernel/ui/messages.vi';
import { vi as vocabulary } from '../../kernel/vocabulary/messages.vi';
import { vi as layouts } from '../layouts/messages.vi';

export const vi = { ...ui, ...operator, ...seo, ...suggest, ...facts, ...vocabulary, ...layouts };
