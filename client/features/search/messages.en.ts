import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'search.filters': 'Filters',
  'search.filtersChosen': 'Filters ({count})',
  'search.apply': 'Show results',
  'search.showResults': '{count, plural, =0 {No results} one {Show 1 result} other {Show {shown} results}}',
  'search.clearAll': 'Clear all filters',
  'search.activeFilters': 'Active filters',
  'search.showMore': 'Show {count} more',

  'search.moreFilters': '{count} more filters: {names}',

  'search.filter.DESTINATION': 'Destination',
  'search.filter.CITY': 'City',
  'search.filter.LEVEL': 'Level',
  'search.filter.FIELD': 'Field of study',
  'search.filter.INSTITUTION_TYPE': 'Institution type',
  'search.filter.FEATURE': 'The institution offers',

  'search.chosen': 'chosen',

  'search.titleOfPage': '{title}, page {page}',
  'search.pageOf': 'Page {page} of {pages}',
  'search.tooFast':
    'Too many searches from your network just now. We will try again in about {seconds, plural, one {# second} other {# seconds}}; the earlier results are still shown below.',
  'search.noNetwork':
    'No connection. This page will reload its results once you are back online; the earlier ones are still shown below.',
  'search.unavailable':
    'The site is busy. We will try again in about {seconds, plural, one {# second} other {# seconds}}; the earlier results are still shown below.',
  'search.notLoaded': 'The new results could not be loaded; the earlier ones are still shown below.',

  'search.orderExplained':
    'Ordered by match with your words, open intakes and complete information. Partner institutions get no advantage.',
  'search.nothingFound': 'No results found.',
  'search.dropFilter': 'Remove “{filter}” ({count, plural, one {1 result} other {{shown} results}})',
  'search.dropSeveral': 'Remove all of these filters to see results:',
  'search.wordsDropped': 'Nothing matches every word. Showing results without {words}.',
  'search.didYouMean': 'Did you mean',
  'search.includeUnknown': 'Include results without this information',
  'search.relatedAlone': 'Nothing here is in exactly that subject. These are in related ones.',
  'search.alsoIn.INSTITUTION':
    '{count, plural, one {See the one matching school} other {See {shown} matching schools}}',
  'search.alsoIn.PROGRAM': '{count, plural, one {See the one matching program} other {See {shown} matching programs}}',
  'search.alsoIn.SCHOLARSHIP':
    '{count, plural, one {See the one matching scholarship} other {See {shown} matching scholarships}}',
  'search.tryOtherWords': 'Nothing matches {words}. Try other or fewer words, in English or Vietnamese.',
  'search.personalOrder': 'This order needs your profile. Until you log in, this is the usual best match.',
  'search.dropText': 'Remove the words “{text}”',

  'search.understood': 'Understood:',
  'search.understoodLacking':
    '{count, plural, one {{shown} more result says} other {{shown} more results say}} nothing about “{text}”.',
  'search.understoodIdle': '“{text}” is not used as a filter here.',
  'search.unanswered': 'No information yet about {topic}.',
  'search.topic.RANKING': 'rankings',
  'search.topic.JOBS': 'jobs and salaries of graduates',
  'search.topic.SETTLEMENT': 'permanent residence',
  'search.topic.VISA_CHANCE': 'the chance of a visa',
  'search.topic.ONLINE': 'online study',
  'search.topic.INSTALMENTS': 'paying tuition in instalments',
  'search.topic.PROOF_OF_FUNDS': 'study without proof of funds',
  'search.topic.BACKGROUND': 'required knowledge or work experience',
  'search.topic.AVERAGE': 'grade averages or degree classes to filter by',
  'search.topic.ADMISSION_TEST': 'SAT, ACT, GRE or GMAT requirements to filter by',
  'search.topic.PAID_TRAINING': 'pay during placements',
  'search.topic.OTHER_COUNTRIES': 'countries other than Australia, Canada, Germany, Ireland, the UK and the US',
  'search.topic.POST_GRADUATION_PERMIT': 'work permits after graduation in these results',
  'search.topic.COOP_INTERNSHIP': 'placements in these results',
  'search.topic.WORK_WHILE_STUDYING': 'work while studying in these results',
  'search.topic.CONDITIONAL_OFFER': 'conditional offers in these results',
  'search.topic.ACCOMMODATION': 'student accommodation in these results',
  'search.near': 'Near your search',
  'search.near.WITHOUT_LIMITS': 'Not limited to {limits}.',
  'search.near.BROADER_SUBJECT': 'From the wider field.',
  'search.near.SAME_SUBJECT': 'In other places.',
  'search.near.SAME_PLACE': 'Other subjects in the same place.',
  'search.near.SIMILAR_NAME': 'With one of the words that you typed.',
  'search.nearAll': '{count, plural, one {See {shown} result} other {See all {shown} results}}',

  'search.whyHere': 'Why here:',
  'search.reason.EXACT_NAME': 'exact name',
  'search.reason.NAME': 'matches the name',
  'search.reason.OTHER_WORDS': 'matches the place, level or institution',
  'search.reason.FIELD': 'in that field',
  'search.reason.SYNONYM': 'means the same as your search',
  'search.reason.RELATED_SUBJECT': 'a related subject',
  'search.reason.TYPO_CORRECTED': 'spelling corrected',
  'search.reason.COMPLETE_DATA': 'fairly complete information',
};
