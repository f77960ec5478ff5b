/** Turns parsed search arguments into queries over an index. */
import type { ScholarshipAudience } from '../../../../schema/rules/audience.rules.js';
import { NATIONALITY_AUDIENCES } from '../../../../schema/rules/catalogue.values.js';
import type {
  InstitutionCriteria,
  ProgramCriteria,
  ScholarshipCriteria,
} from '../../../../schema/rules/search.rules.js';
import {
  BAND_CURRENCY,
  bandValue,
  FILTER_CURRENCIES,
  feeBandsIn,
  tuitionBandsIn,
  UNKNOWN_VALUE,
  type Band,
  type FilterCurrency,
} from '../../../../schema/rules/search.limits.js';
import type { FacetName } from '../../../generated/resolvers.js';
import type { AttributeName } from '../build/facetColumns.js';
import { boundInBandCurrency, type Rates } from '../build/bands.js';
import { optionsAsked } from '../build/offeredScholarships.js';
import { EVERY_NATIONALITY } from '../build/scholarshipIndex.js';
import { withUnstatedShare } from '../build/scholarshipSums.js';
import type { RangeName } from '../build/searchIndex.js';
import { optionsOf, type Filter, type RangeFilter } from './filters.js';
import type { BandOption } from './moneyBands.js';
import type { KindQuery } from './runQuery.js';
import { asSaid, asYearly, isSaidOnly, said, type SaidFilter } from './saidFilters.js';

export const INSTITUTION_FACETS: readonly FacetName[] = [
  'DESTINATION',
  'CITY',
  'LEVEL',
  'FIELD',
  'INSTITUTION_TYPE',
  'FEATURE',
  'OWNERSHIP',
];
export const PROGRAM_FACETS: readonly FacetName[] = [
  'DESTINATION',
  'CITY',
  'LEVEL',
  'AWARD',
  'FIELD',
  'TUITION',
  'APPLICATION_FEE',
  'INTAKE_MONTH',
  'INTAKE_STATUS',
  'DURATION',
  'INSTITUTION_TYPE',
  'FEATURE',
  'LANGUAGE',
  'ENGLISH',
  'ACCEPTED_TEST',
  'ENTRY',
  'OWNERSHIP',
];
export const SCHOLARSHIP_FACETS: readonly FacetName[] = [
  'DESTINATION',
  'LEVEL',
  'AUTO_APPLIED',
  'NATIONALITY',
  'DEADLINE_STATUS',
  'COVERAGE',
  'AUDIENCE',
];

/** Exchange rates, and the number of the institution that a slug means. */
export type CriteriaContext = { rates: Rates; institutionNumberOf: (slug: string) => number | undefined };

/** No choice, no filter. */
const anyOf = (attribute: AttributeName & FacetName, options: readonly string[] | undefined): Filter[] =>
  options && options.length > 0 ? [optionsOf(attribute, ...options)] : [];

/** Of a fact that may be stated nowhere, which is an option of its own. */
const withUnstated = (filters: Filter[]): Filter[] =>
  filters.map(filter => (filter.kind === 'options' ? { ...filter, unstated: 'UNKNOWN' } : filter));

const isNationality = (audience: ScholarshipAudience): boolean =>
  NATIONALITY_AUDIENCES.some(nationality => nationality === audience);

const allOf = (features: readonly string[] | undefined): Filter[] =>
  [...new Set(features)].map(feature => optionsOf('FEATURE', feature));

type Bounded = { min?: number | undefined; max?: number | undefined; includeUnknown: boolean };

const between = (
  range: RangeName & FacetName,
  bounded: Bounded | undefined,
  convert: (value: number) => number = value => value,
): Filter[] => {
  if (!bounded || (bounded.min === undefined && bounded.max === undefined)) return [];
  const { min, max } = bounded;
  const bounds = {
    min: min === undefined ? -Infinity : convert(min),
    max: max === undefined ? Infinity : convert(max),
  };
  return [{ kind: 'range', facet: range, range, bounds, includeUnknown: bounded.includeUnknown }];
};

type MoneyRange = ProgramCriteria['filter']['tuition'];

const isConvertible = (currency: FilterCurrency, rates: Rates): boolean =>
  boundInBandCurrency(0, currency, rates) !== null;

/** A range in a currency without a rate is left out. */
const moneyBetween = (range: RangeName & FacetName, money: MoneyRange, rates: Rates): Filter[] =>
  money && isConvertible(money.currency, rates)
    ? between(range, money, amount => boundInBandCurrency(amount, money.currency, rates) ?? amount)
    : [];

/** The currencies that have a rate. */
export const filterCurrenciesAt = (rates: Rates): FilterCurrency[] =>
  FILTER_CURRENCIES.filter(currency => isConvertible(currency, rates));

/** The first of the wanted currencies that has a rate. */
export const bandCurrencyOf = ({ bandCurrencies }: ProgramCriteria, rates: Rates): FilterCurrency =>
  bandCurrencies?.find(currency => isConvertible(currency, rates)) ?? BAND_CURRENCY;

/** Ranges that are left out because their currency has no rate. */
export const unappliedFilters = ({ filter }: ProgramCriteria, rates: Rates): FacetName[] =>
  (
    [
      ['TUITION', filter.tuition],
      ['COURSE_TUITION', filter.courseTuition],
      ['APPLICATION_FEE', filter.applicationFee],
    ] as const
  ).flatMap(([name, money]) =>
    money && (money.min ?? money.max) !== undefined && !isConvertible(money.currency, rates) ? [name] : [],
  );

/** The bands of a facet of money as the ranges that they stand for. */
function moneyBands(
  range: RangeName & FacetName,
  bands: readonly Band[],
  convert: (amount: number) => number,
): BandOption[] {
  const asRange = (bounds: RangeFilter['bounds'], includeUnknown = false): RangeFilter => ({
    kind: 'range',
    facet: range,
    range,
    bounds,
    includeUnknown,
  });
  return [
    ...bands.map(band => ({
      value: bandValue(band),
      filter: asRange({
        min: band.min === undefined ? -Infinity : convert(band.min),
        max: band.max === undefined ? Infinity : convert(band.max),
      }),
    })),
    { value: UNKNOWN_VALUE, filter: asRange({ min: Infinity, max: -Infinity }, true) },
  ];
}

/** The index has counted the bands in its own currency; those in another one are counted for the query. */
function bandsOf(criteria: ProgramCriteria, rates: Rates): NonNullable<KindQuery['bands']> {
  const currency = bandCurrencyOf(criteria, rates);
  if (currency === BAND_CURRENCY) return {};
  const convert = (amount: number): number => boundInBandCurrency(amount, currency, rates) ?? amount;
  return {
    TUITION: moneyBands('TUITION', tuitionBandsIn(currency), convert),
    APPLICATION_FEE: moneyBands('APPLICATION_FEE', feeBandsIn(currency), convert),
  };
}

const inInstitutions = (slugs: readonly string[] | undefined, { institutionNumberOf }: CriteriaContext): Filter[] =>
  slugs && slugs.length > 0
    ? [
        {
          kind: 'institutions',
          numbers: new Set(slugs.map(institutionNumberOf).filter(number => number !== undefined)),
        },
      ]
    : [];

const queryOf = (
  criteria: { text: string } & Pick<KindQuery, 'sort' | 'page'>,
  facets: readonly FacetName[],
  filters: Filter[],
): KindQuery => ({
  text: criteria.text,
  sort: criteria.sort,
  page: criteria.page,
  facets,
  filters,
});

const scoreOf = ({ english }: Pick<ProgramCriteria['filter'], 'english'>): Filter[] =>
  english ? [{ kind: 'english', facet: 'ENGLISH', ...english }] : [];

export const institutionQuery = (criteria: InstitutionCriteria, { rates }: CriteriaContext): KindQuery => {
  const { filter } = criteria;
  return queryOf(criteria, INSTITUTION_FACETS, [
    ...anyOf('DESTINATION', filter.destinations),
    ...anyOf('CITY', filter.cities),
    ...anyOf('INSTITUTION_TYPE', filter.types),
    ...moneyBetween('TUITION', filter.tuition, rates),
    ...scoreOf(filter),
    ...anyOf('ACCEPTED_TEST', filter.acceptedTests),
    ...anyOf('SCHOLARSHIP', filter.scholarship && optionsAsked(filter.scholarship)),
    ...allOf(filter.features),
    ...anyOf('LEVEL', filter.levels),
    ...anyOf('FIELD', filter.fields),
    ...withUnstated(anyOf('OWNERSHIP', filter.ownerships)),
  ]);
};

export const programQuery = (criteria: ProgramCriteria, context: CriteriaContext): KindQuery => {
  const { filter } = criteria;
  const [months, statuses] = [filter.intakeMonths ?? [], filter.intakeStatuses ?? []];
  const filters = [
    ...inInstitutions(filter.institutions, context),
    ...anyOf('DESTINATION', filter.destinations),
    ...anyOf('CITY', filter.cities),
    ...anyOf('LEVEL', filter.levels),
    ...anyOf('AWARD', filter.awards),
    ...anyOf('FIELD', filter.fields),
    ...moneyBetween('TUITION', filter.tuition, context.rates),
    ...moneyBetween('COURSE_TUITION', filter.courseTuition, context.rates),
    ...moneyBetween('APPLICATION_FEE', filter.applicationFee, context.rates),
    ...(months.length + statuses.length > 0
      ? [{ kind: 'intake', months, statuses, includeUnknown: filter.includeUnknownIntakes ?? false } as const]
      : []),
    ...between('DURATION', filter.durationMonths),
    ...anyOf('INSTITUTION_TYPE', filter.institutionTypes),
    ...allOf(filter.features),
    ...anyOf('LANGUAGE', filter.languages),
    ...scoreOf(filter),
    ...anyOf('ACCEPTED_TEST', filter.acceptedTests),
    ...withUnstated(anyOf('ENTRY', filter.entries)),
    ...withUnstated(anyOf('OWNERSHIP', filter.ownerships)),
  ];
  return { ...queryOf(criteria, PROGRAM_FACETS, filters), bands: bandsOf(criteria, context.rates) };
};

const deadlineIn = ({
  deadlineMonths = [],
  includeUnknownDeadlines = false,
}: Pick<ScholarshipCriteria['filter'], 'deadlineMonths' | 'includeUnknownDeadlines'>): Filter[] =>
  deadlineMonths.length === 0
    ? []
    : anyOf('DEADLINE_MONTH', [...deadlineMonths.map(String), ...(includeUnknownDeadlines ? [UNKNOWN_VALUE] : [])]).map(
        filter => ({ ...filter, unstated: UNKNOWN_VALUE }),
      );

export const scholarshipQuery = (criteria: ScholarshipCriteria, context: CriteriaContext): KindQuery => {
  const { filter } = criteria;
  const isSaid = ((filter as SaidFilter).namedAwards ?? []).length > 0;
  return queryOf(criteria, SCHOLARSHIP_FACETS, [
    ...inInstitutions(filter.institutions, context),
    ...anyOf('DESTINATION', filter.destinations),
    ...(isSaid ? said('LEVEL', 'SAID_LEVEL', filter.levels) : anyOf('LEVEL', filter.levels)),
    ...anyOf('AUTO_APPLIED', filter.isAutoApplied === undefined ? undefined : [String(filter.isAutoApplied)]),
    ...anyOf(
      'NATIONALITY',
      filter.nationalities && filter.nationalities.length > 0
        ? [...filter.nationalities, EVERY_NATIONALITY]
        : undefined,
    ),
    ...anyOf('DEADLINE_STATUS', filter.deadlineStatuses),
    ...deadlineIn(filter),
    ...moneyBetween('AMOUNT', filter.amount, context.rates),
    ...moneyBetween('AMOUNT', (filter as SaidFilter).yearlyAmount, context.rates).map(asYearly),
    ...asSaid(filter as SaidFilter),
    ...(filter.coverages?.some(isSaidOnly)
      ? said('COVERAGE', 'SAID_COVERAGE', filter.coverages).map(withUnstatedShare)
      : anyOf('COVERAGE', filter.coverages)),
    ...withUnstated(anyOf('AUDIENCE', filter.audiences?.filter(isNationality))),
    ...anyOf(
      'AUDIENCE',
      filter.audiences?.filter(audience => !isNationality(audience)),
    ),
  ]);
};
