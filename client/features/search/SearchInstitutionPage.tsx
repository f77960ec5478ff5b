import { InstitutionResults } from './InstitutionResults';
import { SearchInstitutionsDocument } from './SearchInstitutions.gql';
import { institutionVariables } from './searchVariables';
import { readCriteria } from './searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(SearchInstitutionsDocument, institutionVariables(readCriteria('INSTITUTION', url.searchParams)));
};

export const Page = () => <InstitutionResults />;
