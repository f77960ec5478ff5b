/** Turns parsed search arguments into queries over an index. */
import type {
  InstitutionCriteria,
  ProgramCriteria,
  ScholarshipCriteria,
} from '../../../../schema/rules/search.rules.js';
import type { FacetName } from '../../../generated/resolvers.js';
import type { AttributeName } from '../build/facetColumns.js';
import { toBandCurrency, type Rates } from '../build/bands.js';
import { EVERY_NATIONALITY } from '../build/scholarshipIndex.js';
import type { RangeName } from '../build/searchIndex.js';
import type { Filter } from './filters.js';
import type { KindQuery } from './runQuery.js';

export const INSTITUTION_FACETS: readonly FacetName[] = [
  'DESTINATION',
  'CITY',
  'LEVEL',
  'FIELD',
  'INSTITUTION_TYPE',
  'FEATURE',
];
export const PROGRAM_FACETS: readonly FacetName[] = [
  'DESTINATION',
  'CITY',
  'LEVEL',
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
];
export const SCHOLARSHIP_FACETS: readonly FacetName[] = [
  'DESTINATION',
  'LEVEL',
  'AUTO_APPLIED',
  'NATIONALITY',
  'DEADLINE_STATUS',
];

/** Exchange rates, and the number of the institution that a slug means. */
export type CriteriaContext = { rates: Rates; institutionNumberOf: (slug: string) => number | undefined };

/** No choice, no filter. */
const anyOf = (attribute: AttributeName & FacetName, options: readonly string[] | undefined): Filter[] =>
  options && options.length > 0 ? [{ kind: 'options', facet: attribute, attribute, options }] : [];

const allOf = (features: readonly string[] | undefined): Filter[] =>
  [...new Set(features)].map(feature => ({
    kind: 'options',
    facet: 'FEATURE',
    attribute: 'FEATURE',
    options: [feature],
  }));

type Bounded = { min?: number | undefined; max?: number | undefined; includeUnknown: boolean };

const between = (
  range: RangeName,
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

const moneyBetween = (range: RangeName, money: ProgramCriteria['filter']['tuition'], rates: Rates): Filter[] =>
  between(range, money, amount => toBandCurrency({ amount, currency: money?.currency ?? 'USD' }, rates));

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

export const institutionQuery = (criteria: InstitutionCriteria): KindQuery => {
  const { filter } = criteria;
  return queryOf(criteria, INSTITUTION_FACETS, [
    ...anyOf('DESTINATION', filter.destinations),
    ...anyOf('CITY', filter.cities),
    ...anyOf('INSTITUTION_TYPE', filter.types),
    ...allOf(filter.features),
    ...anyOf('LEVEL', filter.levels),
    ...anyOf('FIELD', filter.fields),
  ]);
};

export const programQuery = (criteria: ProgramCriteria, context: CriteriaContext): KindQuery => {
  const { filter } = criteria;
  const [months, statuses] = [filter.intakeMonths ?? [], filter.intakeStatuses ?? []];
  return queryOf(criteria, PROGRAM_FACETS, [
    ...inInstitutions(filter.institutions, context),
    ...anyOf('DESTINATION', filter.destinations),
    ...anyOf('CITY', filter.cities),
    ...anyOf('LEVEL', filter.levels),
    ...anyOf('FIELD', filter.fields),
    ...moneyBetween('TUITION', filter.tuition, context.rates),
    ...moneyBetween('APPLICATION_FEE', filter.applicationFee, context.rates),
    ...(months.length + statuses.length > 0 ? [{ kind: 'intake', months, statuses } as const] : []),
    ...between('DURATION', filter.durationMonths),
    ...anyOf('INSTITUTION_TYPE', filter.institutionTypes),
    ...allOf(filter.features),
    ...anyOf('LANGUAGE', filter.languages),
    ...(filter.english ? [{ kind: 'english', facet: 'ENGLISH', ...filter.english } as const] : []),
  ]);
};

export const scholarshipQuery = (criteria: ScholarshipCriteria, context: CriteriaContext): KindQuery => {
  const { filter } = criteria;
  return queryOf(criteria, SCHOLARSHIP_FACETS, [
    ...inInstitutions(filter.institutions, context),
    ...anyOf('DESTINATION', filter.destinations),
    ...anyOf('LEVEL', filter.levels),
    ...anyOf('AUTO_APPLIED', filter.isAutoApplied === undefined ? undefined : [String(filter.isAutoApplied)]),
    ...anyOf(
      'NATIONALITY',
      filter.nationalities && filter.nationalities.length > 0
        ? [...filter.nationalities, EVERY_NATIONALITY]
        : undefined,
    ),
    ...anyOf('DEADLINE_STATUS', filter.deadlineStatuses),
  ]);
};
