/** Random searches of those catalogues (arbitraries.ts), with typos and unfinished words. For tests only. */
import fc from 'fast-check';
import {
  AWARDS,
  DESTINATIONS,
  ENGLISH_TESTS,
  ENTRY_ROUTES,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AUDIENCES,
} from '../../../../schema/rules/catalogue.values.js';
import { FILTER_CURRENCIES, SEARCH_SORTS } from '../../../../schema/rules/search.limits.js';

import { some, text, TYPED_WORDS } from './arbitraries.js';

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 }).map(choice => choice);
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Some of the names, some not. */
const SUBJECTS = ['business', 'kinh doanh', 'management', 'computer science', 'nursing', 'thiết kế'];

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 8, arbitrary: text(TYPED_WORDS, 4) },
  {
    weight: 2,
    arbitrary: fc.array(text(TYPED_WORDS, 1), { minLength: 2, maxLength: 3 }).map(words => words.join(' và ')),
  },
  {
    weight: 1,
    arbitrary: fc.shuffledSubarray(SUBJECTS, { minLength: 2, maxLength: 3 }).map(words => words.join(' and ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const anySearch = {
  text: typed,
  // Understood before anything is matched: nothing for the index.
  asWords: fc.constant(undefined),
  sort: fc.oneof(fc.constant('BEST_MATCH' as const), fc.constantFrom(...SEARCH_SORTS)),
  page: fc.record({ number: fc.constantFrom(1, 1, 1, 2, 3), size: fc.constantFrom(1, 3, 10, 50) }),
};
const range = (values: readonly number[]) => ({
  includeUnknown: fc.boolean(),
  min: sometimes(fc.constantFrom(...values)),
  max: sometimes(fc.constantFrom(...values)),
});
const moneyRange = fc.record({
  ...range([0, 50, 100, 5_000, 10_000, 20_000, 1_000_000, 250_000_000]),
  currency: fc.constantFrom(...FILTER_CURRENCIES),
});
const someInstitutions = some(['i-0-0', 'i-7-1', 'i-3-2', 'nowhere']);
const cityKeys = some(['gb-london', 'ca-london', 'au-koln', 'ca-toronto', 'de-nowhere']);

const score = fc.record({
  test: fc.constantFrom(...ENGLISH_TESTS.slice(0, 4)),
  overall: fc.constantFrom(5, 6, 6.5, 100),
  includeUnknown: fc.boolean(),
});

export const anyInstitutionSearch = fc.record({
  ...anySearch,
  filter: fc.record({
    destinations: rarely(some(DESTINATIONS)),
    cities: rarely(cityKeys),
    types: rarely(some(INSTITUTION_TYPES)),
    features: rarely(some(INSTITUTION_FEATURES, 2)),
    levels: rarely(some(PROGRAM_LEVELS)),
    fields: rarely(some(FIELDS_OF_STUDY.slice(2, 8))),
    ownerships: rarely(some(OWNERSHIP_OPTIONS)),
    tuition: rarely(moneyRange),
    english: rarely(score),
    acceptedTests: rarely(some(ENGLISH_TESTS.slice(0, 4))),
    scholarship: rarely(
      fc.record({
        coverages: rarely(some(SCHOLARSHIP_AMOUNT_KINDS)),
        audiences: rarely(some(SCHOLARSHIP_AUDIENCES)),
      }),
    ),
  }),
});

export const anyProgramSearch = fc.record({
  ...anySearch,
  bandCurrencies: sometimes(some(FILTER_CURRENCIES, 2)),
  filter: fc.record({
    institutions: rarely(someInstitutions),
    destinations: rarely(some(DESTINATIONS)),
    cities: rarely(cityKeys),
    levels: rarely(some(PROGRAM_LEVELS)),
    fields: rarely(some(FIELDS_OF_STUDY.slice(2, 8))),
    tuition: rarely(moneyRange),
    courseTuition: rarely(moneyRange),
    applicationFee: rarely(moneyRange),
    intakeMonths: rarely(some([1, 2, 9, 10, 11])),
    intakeStatuses: rarely(some(['OPEN', 'LIKELY_OPEN'] as const)),
    includeUnknownIntakes: sometimes(fc.boolean()),
    durationMonths: rarely(fc.record(range([6, 12, 36]))),
    institutionTypes: rarely(some(INSTITUTION_TYPES)),
    features: rarely(some(INSTITUTION_FEATURES, 2)),
    awards: rarely(some(AWARDS)),
    acceptedTests: rarely(some(ENGLISH_TESTS.slice(0, 4))),
    entries: rarely(some(ENTRY_ROUTES)),
    ownerships: rarely(some(OWNERSHIP_OPTIONS)),
    languages: rarely(some(['en', 'de', 'ja'])),
    english: rarely(score),
  }),
});

export const anyScholarshipSearch = fc.record({
  ...anySearch,
  filter: fc.record({
    institutions: rarely(someInstitutions),
    destinations: rarely(some(DESTINATIONS)),
    isAutoApplied: rarely(fc.boolean()),
    nationalities: rarely(some(['VN', 'KR', 'FR'])),
    levels: rarely(some(PROGRAM_LEVELS)),
    deadlineStatuses: rarely(some(['OPEN', 'CLOSED'] as const)),
    deadlineMonths: rarely(some([1, 2, 9, 10, 11])),
    includeUnknownDeadlines: sometimes(fc.boolean()),
    amount: rarely(moneyRange),
    coverages: rarely(some(SCHOLARSHIP_AMOUNT_KINDS)),
    audiences: rarely(some(SCHOLARSHIP_AUDIENCES)),
  }),
});
