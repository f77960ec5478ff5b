/** Converts criteria to the variables of the query. */
import { BAND_CURRENCY, DEFAULT_PAGE_SIZE } from '../../../schema/rules/search.limits';
import { unitOf, wantedCurrencies } from './filterMoney';
import type { Criteria } from './searchUrl';
import type { FilterName } from './searchFilters';
import type { SearchInstitutionsQueryVariables } from './SearchInstitutions.gql';
import type { SearchProgramsQueryVariables } from './SearchPrograms.gql';
import type { SearchScholarshipsQueryVariables } from './SearchScholarships.gql';

type Filter<Variables extends { filter?: unknown }> = NonNullable<Variables['filter']>;

/**
 * The chosen values of a filter, or null when there are none: null means no filter to the graph.
 * The cast is safe: values were checked against the table of filters when the address was read.
 */
const chosen = <Value extends string>(criteria: Criteria, name: FilterName) =>
  (criteria.choices[name] as readonly Value[] | undefined)?.slice() ?? null;

const shared = (criteria: Criteria) => ({
  text: criteria.text || null,
  sort: criteria.sort,
  page: { number: criteria.page, size: DEFAULT_PAGE_SIZE },
  // Left out where nothing is turned off: equal searches have equal variables.
  ...(criteria.words.length > 0 && { asWords: [...criteria.words] }),
});

/** Left out where false, the default: equal searches have equal variables. */
const unknownOf = ({ includeUnknown }: Criteria, name: FilterName) =>
  includeUnknown.includes(name) ? { includeUnknown: true } : {};

function rangeOf(criteria: Criteria, name: FilterName) {
  const range = criteria.ranges[name];
  return range ? { ...range, ...unknownOf(criteria, name) } : null;
}

function moneyRange(criteria: Criteria, name: FilterName) {
  const range = rangeOf(criteria, name);
  if (!range) return null;
  const currency = criteria.currency ?? BAND_CURRENCY;
  const unit = unitOf(name, currency);
  return {
    ...range,
    ...(range.min !== undefined && { min: range.min * unit }),
    ...(range.max !== undefined && { max: range.max * unit }),
    currency,
  };
}

export function programVariables(criteria: Criteria): SearchProgramsQueryVariables {
  const filter: Filter<SearchProgramsQueryVariables> = {
    destinations: chosen(criteria, 'DESTINATION'),
    cities: chosen(criteria, 'CITY'),
    levels: chosen(criteria, 'LEVEL'),
    fields: chosen(criteria, 'FIELD'),
    tuition: moneyRange(criteria, 'TUITION'),
    applicationFee: moneyRange(criteria, 'APPLICATION_FEE'),
    intakeMonths: chosen(criteria, 'INTAKE_MONTH')?.map(Number) ?? null,
    intakeStatuses: chosen(criteria, 'INTAKE_STATUS'),
    durationMonths: rangeOf(criteria, 'DURATION'),
    institutionTypes: chosen(criteria, 'INSTITUTION_TYPE'),
    features: chosen(criteria, 'FEATURE'),
    languages: chosen(criteria, 'LANGUAGE'),
    english: criteria.english && {
      test: criteria.english.test,
      overall: criteria.english.score,
      ...unknownOf(criteria, 'ENGLISH'),
    },
    awards: chosen(criteria, 'AWARD'),
    acceptedTests: chosen(criteria, 'ACCEPTED_TEST'),
  };
  const bandCurrencies = wantedCurrencies(criteria.currency, criteria.choices.DESTINATION);
  return { ...shared(criteria), filter, bandCurrencies };
}

export function institutionVariables(criteria: Criteria): SearchInstitutionsQueryVariables {
  const filter: Filter<SearchInstitutionsQueryVariables> = {
    destinations: chosen(criteria, 'DESTINATION'),
    cities: chosen(criteria, 'CITY'),
    types: chosen(criteria, 'INSTITUTION_TYPE'),
    features: chosen(criteria, 'FEATURE'),
    levels: chosen(criteria, 'LEVEL'),
    fields: chosen(criteria, 'FIELD'),
  };
  return { ...shared(criteria), filter };
}

export function scholarshipVariables(criteria: Criteria): SearchScholarshipsQueryVariables {
  const [autoApplied, another] = criteria.choices.AUTO_APPLIED ?? [];
  const filter: Filter<SearchScholarshipsQueryVariables> = {
    destinations: chosen(criteria, 'DESTINATION'),
    levels: chosen(criteria, 'LEVEL'),
    isAutoApplied: autoApplied === undefined || another !== undefined ? null : autoApplied === 'true',
    nationalities: chosen(criteria, 'NATIONALITY'),
    deadlineStatuses: chosen(criteria, 'DEADLINE_STATUS'),
    coverages: chosen(criteria, 'COVERAGE'),
  };
  return { ...shared(criteria), filter };
}
