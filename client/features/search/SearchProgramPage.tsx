import { ProgramResults } from './ProgramResults';
import { SearchProgramsDocument } from './SearchPrograms.gql';
import { programVariables } from './searchVariables';
import { readCriteria } from './searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(SearchProgramsDocument, programVariables(readCriteria('PROGRAM', url.searchParams)));
};

export const Page = () => <ProgramResults />;
