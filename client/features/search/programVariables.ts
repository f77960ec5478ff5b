/** Converts criteria to the variables of the query. */
import { BAND_CURRENCY } from '../../../schema/rules/search.limits';
import { unitOf, wantedCurrencies } from './filterMoney';
import type { SearchProgramsQueryVariables } from './SearchPrograms.gql';
import { chosen, sharedVariables } from './searchVariables';
import type { Criteria } from './searchUrl';
import type { FilterName } from './searchFilters';

type Filter = NonNullable<SearchProgramsQueryVariables['filter']>;

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
  const filter: Filter = {
    destinations: chosen(criteria, 'DESTINATION'),
    cities: chosen(criteria, 'CITY'),
    levels: chosen(criteria, 'LEVEL'),
    fields: chosen(criteria, 'FIELD'),
    tuition: moneyRange(criteria, 'TUITION'),
    applicationFee: moneyRange(criteria, 'APPLICATION_FEE'),
    intakeMonths: chosen(criteria, 'INTAKE_MONTH')?.map(Number) ?? null,
    intakeStatuses: chosen(criteria, 'INTAKE_STATUS'),
    includeUnknownIntakes: criteria.includeUnknown.includes('INTAKE_MONTH') || null,
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
    entries: chosen(criteria, 'ENTRY'),
  };
  const bandCurrencies = wantedCurrencies(criteria.currency, criteria.choices.DESTINATION);
  return { ...sharedVariables(criteria), filter, bandCurrencies };
}
