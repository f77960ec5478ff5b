import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'suggest.list': 'Suggestions',
  'suggest.lead.INSTITUTION': 'open the page of the institution',
  'suggest.lead.PROGRAM': 'open the page of the program',
  'suggest.lead.SCHOLARSHIP': 'open the page of the scholarship',
  'suggest.count': '{count, plural, one {# suggestion} other {# suggestions}}. Use the up and down keys to choose.',
  'suggest.none': 'No suggestion fits. You can still search the whole catalogue.',
  'suggest.failed': 'Suggestions did not arrive. You can search all the same.',
  'suggest.enter': 'Press Enter to search the whole catalogue for “{text}”',
  'suggest.recent': 'You searched for',
  'suggest.recentCount':
    '{count, plural, one {# recent search} other {# recent searches}}. Use the up and down keys to choose, Delete to remove.',
  'suggest.recentKept': 'Kept on this device only',
  'suggest.remove': 'Remove “{text}” from recent searches',
  'suggest.clear': 'Clear all',
};
