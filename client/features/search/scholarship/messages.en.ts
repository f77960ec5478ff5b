import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'search.title.SCHOLARSHIP': 'Find a scholarship',
  'search.titleFor.SCHOLARSHIP': '“{text}”: scholarships',
  'search.description.SCHOLARSHIP':
    'Search scholarships for study abroad by country, level, deadline and nationality, with the source so you can check for yourself.',
  'search.textLabel.SCHOLARSHIP': 'Scholarship, provider or country',
  'search.count.SCHOLARSHIP': '{count, plural, one {1 scholarship} other {{shown} scholarships}}',
  'search.noneExact.SCHOLARSHIP': 'No exact matches',
  'search.filter.AUTO_APPLIED': 'How it is awarded',
  'search.filter.NATIONALITY': 'Eligible nationality',
  'search.filter.DEADLINE_STATUS': 'Deadline',
  'search.autoApplied': 'Considered automatically, no separate application',
  'search.notAutoApplied': 'Separate application required',
  'search.filter.COVERAGE': 'What it pays for',
  'search.filter.AUDIENCE': 'For whom',
  'search.topic.ELIGIBLE_FIELDS': 'the fields that many scholarships accept: see the conditions of each',
  'search.AUDIENCE.WOMEN': 'Women',
  'search.AUDIENCE.IN_NEED': 'Students in financial need',
  'search.AUDIENCE.VIETNAM_ONLY': 'Vietnamese nationals only',
  'search.AUDIENCE.VIETNAM_AMONG_OTHERS': 'Several countries, Vietnam among them',
  'search.AUDIENCE.EVERY_NATIONALITY': 'Every nationality',
  'search.AUDIENCE.UNKNOWN': 'Not stated whether Vietnamese may apply',
};
