/** All filters: which kind of search has which, and how each is written in the address. */
import {
  AWARDS,
  DESTINATIONS,
  ENGLISH_TESTS,
  ENTRY_ROUTES,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AUDIENCES,
} from '../../../schema/rules/catalogue.values';
import {
  DEADLINE_STATUSES,
  INTAKE_STATUSES,
  SEARCH_SORTS,
  type SearchSortName,
} from '../../../schema/rules/search.limits';

export type SearchKind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';

type ChoiceFilter = {
  readonly control: 'choices';
  /** Query parameter, repeated for each value. */
  readonly param: string;
  readonly isAllowed: (value: string) => boolean;
  /** Long lists are folded behind a disclosure after this many options. */
  readonly shown: number;
};
type RangeFilter = {
  readonly control: 'range';
  readonly minParam: string;
  readonly maxParam: string;
  readonly unit: 'money' | 'months';
};
type EnglishFilter = { readonly control: 'english'; readonly testParam: string; readonly scoreParam: string };

export type FilterDefinition = ChoiceFilter | RangeFilter | EnglishFilter;

/** A wrong or outdated address must not fail: values that are not allowed are dropped. */
const choices = (param: string, allowed: readonly string[] | RegExp, shown = 8): ChoiceFilter => ({
  control: 'choices',
  param,
  isAllowed: value => ('test' in allowed ? allowed.test(value) : allowed.includes(value)),
  shown,
});

export const FILTERS = {
  DESTINATION: choices('destination', DESTINATIONS),
  CITY: choices('city', /^[\p{L}\p{N}:._' -]{1,80}$/u, 6),
  LEVEL: choices('level', PROGRAM_LEVELS),
  FIELD: choices('field', FIELDS_OF_STUDY, 6),
  TUITION: {
    control: 'range',
    minParam: 'tuitionMin',
    maxParam: 'tuitionMax',
    unit: 'money',
  },
  APPLICATION_FEE: { control: 'range', minParam: 'feeMin', maxParam: 'feeMax', unit: 'money' },
  INTAKE_MONTH: choices('intakeMonth', /^([1-9]|1[0-2])$/, 12),
  INTAKE_STATUS: choices('intakeStatus', INTAKE_STATUSES),
  DURATION: {
    control: 'range',
    minParam: 'durationMin',
    maxParam: 'durationMax',
    unit: 'months',
  },
  INSTITUTION_TYPE: choices('institutionType', INSTITUTION_TYPES),
  FEATURE: choices('feature', INSTITUTION_FEATURES),
  LANGUAGE: choices('language', /^[a-z]{2}$/, 6),
  ENGLISH: { control: 'english', testParam: 'englishTest', scoreParam: 'englishScore' },
  AWARD: choices('award', AWARDS),
  ACCEPTED_TEST: choices('acceptedTest', ENGLISH_TESTS),
  AUTO_APPLIED: choices('autoApplied', ['true', 'false']),
  NATIONALITY: choices('nationality', /^[A-Z]{2}$/, 6),
  DEADLINE_STATUS: choices('deadlineStatus', DEADLINE_STATUSES),
  COVERAGE: choices('coverage', SCHOLARSHIP_AMOUNT_KINDS),
  ENTRY: choices('entry', ENTRY_ROUTES),
  AUDIENCE: choices('audience', SCHOLARSHIP_AUDIENCES),
} as const satisfies Record<string, FilterDefinition>;

export type FilterName = keyof typeof FILTERS;

/** Filters by a range of money. */
export const MONEY_FILTERS = ['TUITION', 'APPLICATION_FEE'] as const satisfies readonly FilterName[];

/** Filters of each kind, in the order of the address. */
export const FILTERS_OF_KIND: Record<SearchKind, readonly FilterName[]> = {
  INSTITUTION: ['DESTINATION', 'CITY', 'INSTITUTION_TYPE', 'FEATURE', 'LEVEL', 'FIELD'],
  PROGRAM: [
    'DESTINATION',
    'LEVEL',
    'FIELD',
    'TUITION',
    'INTAKE_MONTH',
    'INTAKE_STATUS',
    'ENGLISH',
    'CITY',
    'DURATION',
    'APPLICATION_FEE',
    'INSTITUTION_TYPE',
    'FEATURE',
    'LANGUAGE',
    'AWARD',
    'ACCEPTED_TEST',
    'ENTRY',
  ],
  SCHOLARSHIP: ['DESTINATION', 'LEVEL', 'AUTO_APPLIED', 'DEADLINE_STATUS', 'NATIONALITY', 'COVERAGE', 'AUDIENCE'],
};

type Panel = {
  /** The most used ones, open at first. */
  readonly open: readonly FilterName[];
  readonly closed: readonly FilterName[];
  /** Behind one line that names them. */
  readonly more: readonly FilterName[];
};

/** The same filters, in the order of the panel. */
export const PANEL_OF_KIND: Record<SearchKind, Panel> = {
  INSTITUTION: {
    open: ['DESTINATION', 'INSTITUTION_TYPE', 'LEVEL'],
    closed: ['CITY', 'FIELD', 'FEATURE'],
    more: [],
  },
  PROGRAM: {
    open: ['LEVEL', 'DESTINATION', 'TUITION'],
    closed: ['ENGLISH', 'INTAKE_MONTH', 'FIELD'],
    more: [
      'AWARD',
      'ENTRY',
      'CITY',
      'INTAKE_STATUS',
      'APPLICATION_FEE',
      'DURATION',
      'INSTITUTION_TYPE',
      'FEATURE',
      'LANGUAGE',
      'ACCEPTED_TEST',
    ],
  },
  SCHOLARSHIP: {
    open: ['LEVEL', 'DESTINATION', 'DEADLINE_STATUS', 'AUTO_APPLIED'],
    closed: ['AUDIENCE', 'COVERAGE', 'NATIONALITY'],
    more: [],
  },
};

export type Sort = SearchSortName;

/** Institutions and scholarships have no tuition or fee of their own to sort by. */
export const SORTS_OF_KIND: Record<SearchKind, readonly Sort[]> = {
  INSTITUTION: ['BEST_MATCH', 'BEST_MATCH_2', 'TITLE_ASC'],
  PROGRAM: SEARCH_SORTS,
  SCHOLARSHIP: ['BEST_MATCH', 'BEST_MATCH_2', 'TITLE_ASC'],
};

export const SEARCH_PATH: Record<SearchKind, string> = {
  INSTITUTION: '/search-institution',
  PROGRAM: '/search-program',
  SCHOLARSHIP: '/search-scholarship',
};

export const isEnglishTest = (value: string): value is (typeof ENGLISH_TESTS)[number] =>
  ENGLISH_TESTS.some(test => test === value);
