/** Rules for the arguments of the search fields. Issues are codes; text that is too long is cut, never refused. */
import { z } from 'zod';
import {
  AWARDS,
  CATALOGUE_KINDS,
  DESTINATIONS,
  ENGLISH_TEST_SCALES,
  ENGLISH_TESTS,
  ENTRY_ROUTES,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AUDIENCES,
} from './catalogue.values.js';
import {
  DEADLINE_STATUSES,
  DEFAULT_PAGE_SIZE,
  DEFAULT_RELATED_LIMIT,
  DEFAULT_SUGGEST_LIMIT,
  FILTER_CHOICE_LIMIT,
  FILTER_CURRENCIES,
  INTAKE_STATUSES,
  PAGE_NUMBER_LIMIT,
  PAGE_SIZE_LIMIT,
  RELATED_LIMIT,
  SEARCH_SORTS,
  SEARCH_TEXT_LIMIT,
  SUGGEST_LIMIT,
} from './search.limits.js';

/** A choice that is null or left out is no choice. */
const optional = <T extends z.ZodType>(rule: T) => rule.nullish().transform(value => value ?? undefined);
const listOf = <T extends z.ZodType>(rule: T) => optional(z.array(rule).max(FILTER_CHOICE_LIMIT, 'TOO_MANY'));
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'INVALID_CHOICE');
const key = z.string('INVALID_CHOICE').max(200, 'TOO_LONG');

const isOrdered = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min === undefined || max === undefined || min <= max;
/** Enough for any price in dong. */
const AMOUNT_LIMIT = 1_000_000_000_000;
const bound = optional(z.number('INVALID_NUMBER').min(0, 'OUT_OF_RANGE').max(AMOUNT_LIMIT, 'OUT_OF_RANGE'));
const includeUnknown = z.boolean('INVALID_CHOICE').default(false);
const moneyRange = z
  .object({ min: bound, max: bound, currency: oneOf(FILTER_CURRENCIES).default('USD'), includeUnknown })
  .refine(isOrdered, { error: 'MIN_OVER_MAX' });
const wholeBound = optional(z.int('INVALID_NUMBER').min(0, 'OUT_OF_RANGE').max(1_000, 'OUT_OF_RANGE'));
const intRange = z
  .object({ min: wholeBound, max: wholeBound, includeUnknown })
  .refine(isOrdered, { error: 'MIN_OVER_MAX' });

const englishScore = z
  .object({ test: oneOf(ENGLISH_TESTS).default('IELTS'), overall: z.number('INVALID_NUMBER'), includeUnknown })
  .refine(({ test, overall }) => overall >= ENGLISH_TEST_SCALES[test].min && overall <= ENGLISH_TEST_SCALES[test].max, {
    path: ['overall'],
    error: 'OUT_OF_SCALE',
  });

/** At most SEARCH_TEXT_LIMIT code units are read; empty when nothing was typed. */
export const searchTextRule = z
  .string('INVALID_TEXT')
  .nullish()
  .transform(text => (text ?? '').slice(0, SEARCH_TEXT_LIMIT));

export const pageRule = z
  .object({
    number: z.int('INVALID_NUMBER').min(1, 'OUT_OF_RANGE').max(PAGE_NUMBER_LIMIT, 'OUT_OF_RANGE').default(1),
    size: z
      .int('INVALID_NUMBER')
      .min(1, 'OUT_OF_RANGE')
      .max(PAGE_SIZE_LIMIT, 'OUT_OF_RANGE')
      .default(DEFAULT_PAGE_SIZE),
  })
  .nullish()
  .transform(page => page ?? { number: 1, size: DEFAULT_PAGE_SIZE });

export const sortRule = oneOf(SEARCH_SORTS)
  .nullish()
  .transform(sort => sort ?? 'BEST_MATCH');

const month = z.int('INVALID_NUMBER').min(1, 'OUT_OF_RANGE').max(12, 'OUT_OF_RANGE');

const filterOf = <T extends z.ZodRawShape>(shape: T) => z.object(shape);

export const institutionFilterRule = filterOf({
  destinations: listOf(oneOf(DESTINATIONS)),
  cities: listOf(key),
  types: listOf(oneOf(INSTITUTION_TYPES)),
  features: listOf(oneOf(INSTITUTION_FEATURES)),
  levels: listOf(oneOf(PROGRAM_LEVELS)),
  fields: listOf(oneOf(FIELDS_OF_STUDY)),
  ownerships: listOf(oneOf(OWNERSHIP_OPTIONS)),
  tuition: optional(moneyRange),
  english: optional(englishScore),
  acceptedTests: listOf(oneOf(ENGLISH_TESTS)),
  scholarship: optional(
    z.object({
      coverages: listOf(oneOf(SCHOLARSHIP_AMOUNT_KINDS)),
      audiences: listOf(oneOf(SCHOLARSHIP_AUDIENCES)),
    }),
  ),
});

export const programFilterRule = filterOf({
  institutions: listOf(key),
  destinations: listOf(oneOf(DESTINATIONS)),
  cities: listOf(key),
  levels: listOf(oneOf(PROGRAM_LEVELS)),
  fields: listOf(oneOf(FIELDS_OF_STUDY)),
  tuition: optional(moneyRange),
  courseTuition: optional(moneyRange),
  applicationFee: optional(moneyRange),
  intakeMonths: listOf(month),
  intakeStatuses: listOf(oneOf(INTAKE_STATUSES)),
  includeUnknownIntakes: optional(z.boolean('INVALID_CHOICE')),
  durationMonths: optional(intRange),
  institutionTypes: listOf(oneOf(INSTITUTION_TYPES)),
  features: listOf(oneOf(INSTITUTION_FEATURES)),
  languages: listOf(z.string('INVALID_CHOICE').regex(/^[a-z]{2}$/, 'INVALID_CHOICE')),
  english: optional(englishScore),
  awards: listOf(oneOf(AWARDS)),
  acceptedTests: listOf(oneOf(ENGLISH_TESTS)),
  entries: listOf(oneOf(ENTRY_ROUTES)),
  ownerships: listOf(oneOf(OWNERSHIP_OPTIONS)),
});

export const scholarshipFilterRule = filterOf({
  institutions: listOf(key),
  destinations: listOf(oneOf(DESTINATIONS)),
  isAutoApplied: optional(z.boolean('INVALID_CHOICE')),
  nationalities: listOf(z.string('INVALID_CHOICE').regex(/^[A-Z]{2}$/, 'INVALID_CHOICE')),
  levels: listOf(oneOf(PROGRAM_LEVELS)),
  deadlineStatuses: listOf(oneOf(DEADLINE_STATUSES)),
  deadlineMonths: listOf(month),
  includeUnknownDeadlines: optional(z.boolean('INVALID_CHOICE')),
  amount: optional(moneyRange),
  coverages: listOf(oneOf(SCHOLARSHIP_AMOUNT_KINDS)),
  audiences: listOf(oneOf(SCHOLARSHIP_AUDIENCES)),
});

export const suggestRule = z.object({
  text: searchTextRule,
  kinds: listOf(oneOf(CATALOGUE_KINDS)),
  limit: z
    .int('INVALID_NUMBER')
    .min(1, 'OUT_OF_RANGE')
    .max(SUGGEST_LIMIT, 'OUT_OF_RANGE')
    .nullish()
    .transform(limit => limit ?? DEFAULT_SUGGEST_LIMIT),
});

export const understoodPartsRule = z.object({ text: searchTextRule, kind: oneOf(CATALOGUE_KINDS) });

export const relatedRule = z.object({
  limit: z
    .int('INVALID_NUMBER')
    .min(1, 'OUT_OF_RANGE')
    .max(RELATED_LIMIT, 'OUT_OF_RANGE')
    .nullish()
    .transform(limit => limit ?? DEFAULT_RELATED_LIMIT),
});

const searchRule = <T extends z.ZodType>(filter: T) =>
  z.object({
    text: searchTextRule,
    filter: z.preprocess(value => value ?? {}, filter),
    sort: sortRule,
    page: pageRule,
    asWords: listOf(key),
  });

export const institutionSearchRule = searchRule(institutionFilterRule);
export const programSearchRule = searchRule(programFilterRule).extend({
  bandCurrencies: listOf(oneOf(FILTER_CURRENCIES)),
});
export const scholarshipSearchRule = searchRule(scholarshipFilterRule);

export type InstitutionCriteria = z.output<typeof institutionSearchRule>;
export type ProgramCriteria = z.output<typeof programSearchRule>;
export type ScholarshipCriteria = z.output<typeof scholarshipSearchRule>;
