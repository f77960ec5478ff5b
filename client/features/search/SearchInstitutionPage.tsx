import { InstitutionResults } from './InstitutionResults';
import { SearchInstitutionsDocument } from './SearchInstitutions.gql';
import { institutionVariables } from './institutionVariables';
import { readCriteria } from './searchUrl';
import { searchAddress } from './useSearchCriteria';
import { redirectToLastPage } from '../../kernel/page/resultPage';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, locale }) => {
  const criteria = readCriteria('INSTITUTION', url.searchParams);
  const { searchInstitutions } = await query(SearchInstitutionsDocument, institutionVariables(criteria));
  redirectToLastPage(locale, { ...criteria, ...searchInstitutions }, page =>
    searchAddress('INSTITUTION', { ...criteria, page }),
  );
};

export const Page = () => <InstitutionResults />;
