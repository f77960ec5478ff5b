/** Converts criteria to the variables of the query. */
import type { SearchScholarshipsQueryVariables } from './SearchScholarships.gql';
import { chosen, sharedVariables } from './searchVariables';
import type { Criteria } from './searchUrl';

type Filter = NonNullable<SearchScholarshipsQueryVariables['filter']>;

export function scholarshipVariables(criteria: Criteria): SearchScholarshipsQueryVariables {
  const [autoApplied, another] = criteria.choices.AUTO_APPLIED ?? [];
  const filter: Filter = {
    destinations: chosen(criteria, 'DESTINATION'),
    levels: chosen(criteria, 'LEVEL'),
    isAutoApplied: autoApplied === undefined || another !== undefined ? null : autoApplied === 'true',
    nationalities: chosen(criteria, 'NATIONALITY'),
    deadlineStatuses: chosen(criteria, 'DEADLINE_STATUS'),
    coverages: chosen(criteria, 'COVERAGE'),
    audiences: chosen(criteria, 'AUDIENCE'),
  };
  return { ...sharedVariables(criteria), filter };
}
