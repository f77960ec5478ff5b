import { InstitutionResults } from './InstitutionResults';
import { redirectToLastPage } from './redirectToLastPage';
import { SearchInstitutionsDocument } from './SearchInstitutions.gql';
import { institutionVariables } from './searchVariables';
import { readCriteria } from './searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, locale }) => {
  const criteria = readCriteria('INSTITUTION', url.searchParams);
  const { searchInstitutions } = await query(SearchInstitutionsDocument, institutionVariables(criteria));
  redirectToLastPage('INSTITUTION', locale, criteria, searchInstitutions);
};

export const Page = () => <InstitutionResults />;
