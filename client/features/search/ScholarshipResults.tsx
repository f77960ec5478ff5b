import { useSearchScholarshipsQuery } from './SearchScholarships.gql';
import { ScholarshipCard } from '../../kernel/cards/ScholarshipCard';
import { SearchView } from './SearchView';
import { scholarshipVariables } from './searchVariables';
import { useSearchCriteria } from './useSearchCriteria';

/** /search-scholarship: results for the criteria in the address, preloaded by the page. */
export function ScholarshipResults() {
  const search = useSearchCriteria('SCHOLARSHIP');
  const { data, error, refetch } = useSearchScholarshipsQuery({ variables: scholarshipVariables(search.criteria) });
  const result = data?.searchScholarships;

  return (
    <SearchView search={search} result={result} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      {result?.items.map((scholarship, index) => (
        <li key={scholarship.id}>
          <ScholarshipCard scholarship={scholarship} reasons={result.reasons[index] ?? []} />
        </li>
      ))}
    </SearchView>
  );
}
