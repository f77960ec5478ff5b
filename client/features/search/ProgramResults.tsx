import { SearchProgramsDocument, useSearchProgramsQuery } from './SearchPrograms.gql';
import { VndNote } from '../../kernel/cards/VndNote';
import { SearchView } from './SearchView';
import { ProgramHits } from './ProgramHits';
import { programVariables } from './programVariables';
import { shownPrice } from './shownPrice';
import { useResults, useSettledVariables } from './useResults';
import { useSearchCriteria } from './useSearchCriteria';

/** /search-program: results for the criteria in the address, preloaded by the page. */
export function ProgramResults() {
  const search = useSearchCriteria('PROGRAM');
  const { variables, isSettled } = useSettledVariables(SearchProgramsDocument, programVariables(search.criteria));
  const { data, ...state } = useResults(useSearchProgramsQuery({ variables }), isSettled);
  const result = data?.searchPrograms;
  const hits = result?.hits ?? [];
  const near = [result?.near, ...(result?.alsoNear ?? [])].map(group => group?.hits ?? []);
  const prices = [hits, ...near].flat().flatMap(shownPrice);

  return (
    <SearchView
      search={search}
      result={result}
      state={state}
      near={near.map((group, place) => (
        <ProgramHits key={place} hits={group} />
      ))}
      note={<VndNote prices={prices} />}
    >
      <ProgramHits hits={hits} />
    </SearchView>
  );
}
