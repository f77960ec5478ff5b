import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'suggest.list': 'Suggestions',
  'suggest.search': 'Search within your limits',
  'suggest.lead.search': 'open the results',
  'suggest.understood': 'Limits understood: {limits}.',
  'suggest.lead.INSTITUTION': 'open the institution page',
  'suggest.lead.PROGRAM': 'open the program page',
  'suggest.lead.SCHOLARSHIP': 'open the scholarship page',
  'suggest.count': '{count, plural, one {# suggestion} other {# suggestions}}. Use the up and down keys to choose.',
  'suggest.none': 'No suggestions match. You can still search the whole catalogue.',
  'suggest.failed': 'Suggestions could not be loaded. You can still search.',
  'suggest.enter': 'Press Enter to search the whole catalogue for “{text}”',
  'suggest.recent': 'Recent searches',
  'suggest.recentCount':
    '{count, plural, one {# recent search} other {# recent searches}}. Use the up and down keys to choose, Delete to remove.',
  'suggest.recentKept': 'Saved on this device only',
  'suggest.remove': 'Remove “{text}” from recent searches',
  'suggest.clear': 'Clear all',
};
