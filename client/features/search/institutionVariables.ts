/** Converts criteria to the variables of the query. */
import type { SearchInstitutionsQueryVariables } from './SearchInstitutions.gql';
import { chosen, sharedVariables } from './searchVariables';
import type { Criteria } from './searchUrl';

type Filter = NonNullable<SearchInstitutionsQueryVariables['filter']>;

export function institutionVariables(criteria: Criteria): SearchInstitutionsQueryVariables {
  const filter: Filter = {
    destinations: chosen(criteria, 'DESTINATION'),
    cities: chosen(criteria, 'CITY'),
    types: chosen(criteria, 'INSTITUTION_TYPE'),
    features: chosen(criteria, 'FEATURE'),
    levels: chosen(criteria, 'LEVEL'),
    fields: chosen(criteria, 'FIELD'),
  };
  return { ...sharedVariables(criteria), filter };
}
