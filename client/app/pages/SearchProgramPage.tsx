import { ProgramResults } from '../../features/search/ProgramResults';
import { SearchProgramsDocument } from '../../features/search/SearchPrograms.gql';
import { programVariables } from '../../features/search/searchVariables';
import { readCriteria } from '../../features/search/searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(SearchProgramsDocument, programVariables(readCriteria('PROGRAM', url.searchParams)));
};

export const Page = () => <ProgramResults />;
