import { SearchScholarshipsDocument, useSearchScholarshipsQuery } from './SearchScholarships.gql';
import { ScholarshipCard } from '../../kernel/cards/ScholarshipCard';
import { SearchView } from './SearchView';
import { scholarshipVariables } from './scholarshipVariables';
import { useResults, useSettledVariables } from './useResults';
import { useSearchCriteria } from './useSearchCriteria';
import { useWhy } from './useWhy';

/** /search-scholarship: results for the criteria in the address, preloaded by the page. */
export function ScholarshipResults() {
  const why = useWhy();
  const search = useSearchCriteria('SCHOLARSHIP');
  const { variables, isSettled } = useSettledVariables(
    SearchScholarshipsDocument,
    scholarshipVariables(search.criteria),
  );
  const { data, ...state } = useResults(useSearchScholarshipsQuery({ variables }), isSettled);
  const result = data?.searchScholarships;

  const cardsOf = (hits: NonNullable<typeof result>['hits'] = []) =>
    hits.map(({ item, deadline, reasons }) => (
      <li key={item.id}>
        <ScholarshipCard scholarship={item} asked={deadline} why={why(reasons)} />
      </li>
    ));

  return (
    <SearchView search={search} result={result} state={state} near={[cardsOf(result?.near?.hits)]}>
      {cardsOf(result?.hits)}
    </SearchView>
  );
}
