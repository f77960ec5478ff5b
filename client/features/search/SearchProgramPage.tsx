import { ProgramResults } from './ProgramResults';
import { SearchProgramsDocument } from './SearchPrograms.gql';
import { programVariables } from './programVariables';
import { readCriteria } from './searchUrl';
import { loadFigureFieldsOnServer } from './useFigureFields';
import { searchAddress } from './useSearchCriteria';
import { redirectToLastPage } from '../../kernel/page/resultPage';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, locale }) => {
  await loadFigureFieldsOnServer();
  const criteria = readCriteria('PROGRAM', url.searchParams);
  const { searchPrograms } = await query(SearchProgramsDocument, programVariables(criteria));
  redirectToLastPage(locale, { ...criteria, ...searchPrograms }, page =>
    searchAddress('PROGRAM', { ...criteria, page }),
  );
};

export const Page = () => <ProgramResults />;
