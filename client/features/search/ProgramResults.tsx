import { SearchProgramsDocument, useSearchProgramsQuery } from './SearchPrograms.gql';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { ProgramCard } from '../../kernel/cards/ProgramCard';
import { SearchView } from './SearchView';
import { programVariables } from './searchVariables';
import { useResults, useSettledVariables } from './useResults';
import { useSearchCriteria } from './useSearchCriteria';

/** /search-program: results for the criteria in the address, preloaded by the page. */
export function ProgramResults() {
  const t = useText();
  const format = useFormat();
  const search = useSearchCriteria('PROGRAM');
  const { variables, isSettled } = useSettledVariables(SearchProgramsDocument, programVariables(search.criteria));
  const { data, ...state } = useResults(useSearchProgramsQuery({ variables }), isSettled);
  const result = data?.searchPrograms;
  const vnd = result?.items
    .map(program => program.firstYearTuitionInVnd ?? program.costOfLivingInVnd)
    .find(amount => amount !== null);

  return (
    <SearchView
      search={search}
      result={result}
      state={state}
      note={vnd ? t('cards.vndNote', { day: format.day(vnd.asOf) }) : undefined}
    >
      {result?.items.map((program, index) => (
        <li key={program.id}>
          <ProgramCard program={program} reasons={result.reasons[index] ?? []} />
        </li>
      ))}
    </SearchView>
  );
}
