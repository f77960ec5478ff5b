import { SearchInstitutionsDocument, useSearchInstitutionsQuery } from './SearchInstitutions.gql';
import { InstitutionCard } from '../../kernel/cards/InstitutionCard';
import { SearchView } from './SearchView';
import { institutionVariables } from './institutionVariables';
import { useResults, useSettledVariables } from './useResults';
import { useSearchCriteria } from './useSearchCriteria';
import { useWhy } from './useWhy';

/** /search-institution: results for the criteria in the address, preloaded by the page. */
export function InstitutionResults() {
  const why = useWhy();
  const search = useSearchCriteria('INSTITUTION');
  const { variables, isSettled } = useSettledVariables(
    SearchInstitutionsDocument,
    institutionVariables(search.criteria),
  );
  const { data, ...state } = useResults(useSearchInstitutionsQuery({ variables }), isSettled);
  const result = data?.searchInstitutions;

  const cardsOf = (hits: NonNullable<typeof result>['hits'] = []) =>
    hits.map(({ item, reasons }) => (
      <li key={item.id}>
        <InstitutionCard institution={item} why={why(reasons)} />
      </li>
    ));

  return (
    <SearchView search={search} result={result} state={state} near={[cardsOf(result?.near?.hits)]}>
      {cardsOf(result?.hits)}
    </SearchView>
  );
}
