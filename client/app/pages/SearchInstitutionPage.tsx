import { InstitutionResults } from '../../features/search/InstitutionResults';
import { SearchInstitutionsDocument } from '../../features/search/SearchInstitutions.gql';
import { institutionVariables } from '../../features/search/searchVariables';
import { readCriteria } from '../../features/search/searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(SearchInstitutionsDocument, institutionVariables(readCriteria('INSTITUTION', url.searchParams)));
};

export const Page = () => <InstitutionResults />;
