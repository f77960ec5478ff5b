import { useSearchInstitutionsQuery } from './SearchInstitutions.gql';
import { InstitutionCard } from '../../kernel/cards/InstitutionCard';
import { SearchView } from './SearchView';
import { institutionVariables } from './searchVariables';
import { useSearchCriteria } from './useSearchCriteria';

/** /search-institution: results for the criteria in the address, preloaded by the page. */
export function InstitutionResults() {
  const search = useSearchCriteria('INSTITUTION');
  const { data, error, refetch } = useSearchInstitutionsQuery({ variables: institutionVariables(search.criteria) });
  const result = data?.searchInstitutions;

  return (
    <SearchView search={search} result={result} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      {result?.items.map((institution, index) => (
        <li key={institution.id}>
          <InstitutionCard institution={institution} reasons={result.reasons[index] ?? []} />
        </li>
      ))}
    </SearchView>
  );
}
