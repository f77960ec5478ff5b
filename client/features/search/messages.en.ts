import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'search.title.INSTITUTION': 'Find an institution',
  'search.title.PROGRAM': 'Find a program',
  'search.title.SCHOLARSHIP': 'Find a scholarship',
  'search.titleFor.INSTITUTION': '“{text}”: institutions',
  'search.titleFor.PROGRAM': '“{text}”: programs',
  'search.titleFor.SCHOLARSHIP': '“{text}”: scholarships',
  'search.description.INSTITUTION':
    'Search universities and colleges in Australia, Canada, Germany, Ireland, the United Kingdom and the United States. Every fact comes with its source and the date it was checked.',
  'search.description.PROGRAM':
    'Search programs by country, level, tuition, intake and English requirement. Every figure comes with its source and the date it was checked.',
  'search.description.SCHOLARSHIP':
    'Search scholarships for study abroad by country, level, deadline and nationality, with the source so you can check for yourself.',
  'search.textLabel.INSTITUTION': 'Institution, city or country',
  'search.textLabel.PROGRAM': 'Program, institution, city or country',
  'search.textLabel.SCHOLARSHIP': 'Scholarship, provider or country',

  'search.count.INSTITUTION': '{count, plural, =0 {No institutions} one {1 institution} other {{shown} institutions}}',
  'search.count.PROGRAM': '{count, plural, =0 {No programs} one {1 program} other {{shown} programs}}',
  'search.count.SCHOLARSHIP': '{count, plural, =0 {No scholarships} one {1 scholarship} other {{shown} scholarships}}',

  'search.filters': 'Filters',
  'search.filtersChosen': 'Filters ({count})',
  'search.apply': 'Show results',
  'search.showResults': '{count, plural, =0 {No results} one {Show 1 result} other {Show {shown} results}}',
  'search.clearAll': 'Clear all filters',
  'search.activeFilters': 'Active filters',
  'search.showMore': 'Show {count} more',

  'search.ownRange': 'Choose your own range',
  'search.ownScore': 'Enter your score',
  'search.moreFilters': '{count} more filters: {names}',

  'search.filter.DESTINATION': 'Destination',
  'search.filter.CITY': 'City',
  'search.filter.LEVEL': 'Level',
  'search.filter.FIELD': 'Field of study',
  'search.filter.TUITION': 'First-year tuition',
  'search.filter.APPLICATION_FEE': 'Application fee',
  'search.filter.INTAKE_MONTH': 'Intake month',
  'search.filter.INTAKE_STATUS': 'Intake status',
  'search.filter.DURATION': 'Duration (months)',
  'search.filter.INSTITUTION_TYPE': 'Institution type',
  'search.filter.FEATURE': 'The institution offers',
  'search.filter.LANGUAGE': 'Language of instruction',
  'search.filter.ENGLISH': 'Your English score',
  'search.filter.AUTO_APPLIED': 'How it is awarded',
  'search.filter.NATIONALITY': 'Eligible nationality',
  'search.filter.DEADLINE_STATUS': 'Deadline',

  'search.autoApplied': 'Considered automatically, no separate application',
  'search.notAutoApplied': 'Separate application required',
  'search.currency': 'Amounts in',
  'search.inCurrency': 'Converted to {currency}.',
  'search.showInCurrency': 'Show in {currency}',
  'search.willHideUnknown':
    '{count, plural, one {Any choice hides 1 program without tuition information.} other {Any choice hides # programs without tuition information.}}',
  'search.dong': 'Vietnamese dong (VND)',
  'search.unit.millions': 'million VND',
  'search.unit.thousands': 'thousand VND',
  'search.vnd.millions': 'VND {sum} million',
  'search.vnd.billions': 'VND {sum} billion',
  'search.noRate':
    'There is no exchange rate for the dong yet, so these results are not filtered by: {filters}. Please choose another currency.',
  'search.englishTest': 'Test',
  'search.englishScore': 'Overall score',
  'search.months': '{count, plural, one {1 month} other {{count} months}}',
  'search.upTo': 'up to {max}',
  'search.atLeast': 'from {min}',
  'search.between': '{min} – {max}',
  'search.chosen': 'chosen',
  'search.rangeNotANumber': 'Whole numbers only, without dots or commas.',
  'search.rangeOutOfOrder': 'This must not be less than “From”.',
  'search.outsideScale': 'Enter a score from {min} to {max} in steps of {step}.',

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
  'search.dropOne': 'Remove any one of these filters to see results:',
  'search.dropFilter': 'Remove “{filter}” ({count, plural, one {1 result} other {{shown} results}})',
  'search.dropSeveral': 'Remove all of these filters to see results:',
  'search.wordsDropped': 'No results for “{text}”. Showing results without {words}.',
  'search.didYouMean': 'Did you mean',
  'search.includeUnknown': 'Include programs without this information',
  'search.unknownLeftOut':
    '{count, plural, one {1 program has} other {{shown} programs have}} no information yet on “{filter}” and {count, plural, one {is} other {are}} not in these results.',
  'search.showUnknown': 'Show {count, plural, one {it} other {them}} too',
  'search.alsoIn.INSTITUTION':
    '{count, plural, one {See the one matching school} other {See {shown} matching schools}}',
  'search.alsoIn.PROGRAM': '{count, plural, one {See the one matching program} other {See {shown} matching programs}}',
  'search.alsoIn.SCHOLARSHIP':
    '{count, plural, one {See the one matching scholarship} other {See {shown} matching scholarships}}',
  'search.tryOtherWords': 'Try other or fewer words, in English or Vietnamese.',
  'search.personalOrder': 'This order needs your profile. Until you log in, this is the usual best match.',
  'search.dropText': 'Remove the words “{text}”',

  'search.whyHere': 'Why here:',
  'search.reason.EXACT_NAME': 'exact name',
  'search.reason.NAME': 'matches the name',
  'search.reason.OTHER_WORDS': 'matches the city, country, field or institution',
  'search.reason.SYNONYM': 'means the same as your search',
  'search.reason.TYPO_CORRECTED': 'spelling corrected',
  'search.reason.OPEN_INTAKE': 'open now',
  'search.reason.LIKELY_INTAKE': 'likely to open soon',
  'search.reason.COMPLETE_DATA': 'fairly complete facts',
  'search.reason.MY_FIELD': 'your field',
  'search.reason.MY_COUNTRY': 'a country you want',
  'search.reason.MY_LEVEL': 'the level you want',
  'search.reason.MY_ENGLISH': 'your English is enough',
  'search.reason.MY_BUDGET': 'tuition within your budget',
  'search.reason.MY_INTERESTS': 'close to your interests',
};
