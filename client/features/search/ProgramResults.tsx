import { SearchProgramsDocument, useSearchProgramsQuery } from './SearchPrograms.gql';
import { ProgramCard } from '../../kernel/cards/ProgramCard';
import { VndNote } from '../../kernel/cards/VndNote';
import { SearchView } from './SearchView';
import { programVariables } from './programVariables';
import { shownPrice } from './shownPrice';
import { useResults, useSettledVariables } from './useResults';
import { useSearchCriteria } from './useSearchCriteria';
import { useWhy } from './useWhy';

/** /search-program: results for the criteria in the address, preloaded by the page. */
export function ProgramResults() {
  const why = useWhy();
  const search = useSearchCriteria('PROGRAM');
  const { variables, isSettled } = useSettledVariables(SearchProgramsDocument, programVariables(search.criteria));
  const { data, ...state } = useResults(useSearchProgramsQuery({ variables }), isSettled);
  const result = data?.searchPrograms;
  const near = [result?.near, ...(result?.alsoNear ?? [])].map(group => group?.hits ?? []);
  const prices = [result?.hits ?? [], ...near].flat().flatMap(({ item }) => shownPrice(item));

  const cardsOf = (hits: (typeof near)[number] = []) =>
    hits.map(({ item, intake, reasons }) => (
      <li key={item.id}>
        <ProgramCard program={item} intake={intake} why={why(reasons)} />
      </li>
    ));

  return (
    <SearchView
      search={search}
      result={result}
      state={state}
      near={near.map(hits => cardsOf(hits))}
      note={<VndNote prices={prices} />}
    >
      {cardsOf(result?.hits)}
    </SearchView>
  );
}
