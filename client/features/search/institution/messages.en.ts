import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'search.title.INSTITUTION': 'Find an institution',
  'search.titleFor.INSTITUTION': '“{text}”: institutions',
  'search.description.INSTITUTION':
    'Search universities and colleges in Australia, Canada, Germany, Ireland, the United Kingdom and the United States. Every fact comes with its source and the date it was checked.',
  'search.textLabel.INSTITUTION': 'Institution, city or country',
  'search.count.INSTITUTION': '{count, plural, one {1 institution} other {{shown} institutions}}',
  'search.noneExact.INSTITUTION': 'No exact matches',
  'search.noneThere.INSTITUTION': 'Our catalogue has no match there yet',
  'search.topic.FOUNDED': 'founding years to filter or sort by',
};
