import { useSearchProgramsQuery } from './SearchPrograms.gql';
import { ProgramCard } from '../../kernel/cards/ProgramCard';
import { SearchView } from './SearchView';
import { programVariables } from './searchVariables';
import { useSearchCriteria } from './useSearchCriteria';

/** /search-program: results for the criteria in the address, preloaded by the page. */
export function ProgramResults() {
  const search = useSearchCriteria('PROGRAM');
  const { data, error, refetch } = useSearchProgramsQuery({ variables: programVariables(search.criteria) });
  const result = data?.searchPrograms;

  return (
    <SearchView search={search} result={result} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      {result?.items.map((program, index) => (
        <li key={program.id}>
          <ProgramCard program={program} reasons={result.reasons[index] ?? []} />
        </li>
      ))}
    </SearchView>
  );
}
