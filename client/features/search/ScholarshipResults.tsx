import { useSearchScholarshipsQuery } from './SearchScholarships.gql';
import { ScholarshipCard } from '../../kernel/cards/ScholarshipCard';
import { SearchView } from './SearchView';
import { scholarshipVariables } from './searchVariables';
import { useSearchCriteria } from './useSearchCriteria';

/** /search-scholarship: the address decides what is asked, the answer stands in the cache when the page is shown. */
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
