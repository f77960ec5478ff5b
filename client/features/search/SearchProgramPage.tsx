import { ProgramResults } from './ProgramResults';
import { redirectToLastPage } from './redirectToLastPage';
import { SearchProgramsDocument } from './SearchPrograms.gql';
import { programVariables } from './searchVariables';
import { readCriteria } from './searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, locale }) => {
  const criteria = readCriteria('PROGRAM', url.searchParams);
  const { searchPrograms } = await query(SearchProgramsDocument, programVariables(criteria));
  redirectToLastPage('PROGRAM', locale, criteria, searchPrograms);
};

export const Page = () => <ProgramResults />;
